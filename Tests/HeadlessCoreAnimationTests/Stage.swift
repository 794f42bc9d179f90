import HeadlessCoreAnimation
import LayerTrees
import Testing

/// An app of layers alone on a fresh run loop, and what it committed.
@MainActor
struct Stage {
  let loop: VirtualRunLoop
  let diary = Diary()

  init(refreshes: RefreshClock = RefreshClock()) { loop = makeLoop(refreshes: refreshes) }

  /// A layer at a rectangle.
  func add(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    loop.root.addSublayer(layer)
    return layer
  }

  /// Plays work at a time, and all that comes of it.
  func play(at time: Double = 0, _ work: @escaping @MainActor () -> Void) throws {
    loop.makeCurrent()
    loop.schedule(at: time, work)
    try loop.run(until: 1000)
  }

  /// The way to a layer in what the screen shows at a time.
  func path(to layer: CALayer, at time: Double) throws -> LayerPath {
    let root = try #require(loop.log.commit(at: time)).root
    return LayerPath(layers: try #require(root.path { $0.id == layer.id }))
  }

  /// The place of a layer's upper edge on the screen.
  func top(_ layer: CALayer, at time: Double) throws -> Double {
    try path(to: layer, at: time).frame(at: time).minY.value
  }
}
