import Compositing
import Foundation
import LayerGeometry
import LayerTrees

/// Where everything is that the screen shows at a time.
struct VisibleSnapshot {
  /// What shows of each layer, in points of the screen.
  private var rects: [LayerID: CGRect] = [:]

  init(of shown: ShownCommit, at time: Double) {
    let bounds = shown.root.model.bounds
    add(shown.root, at: time, in: .identity, clippedTo: CGRect(origin: .zero, size: bounds.size))
  }

  private mutating func add(
    _ layer: LayerSnapshot, at time: Double, in outer: CGAffineTransform, clippedTo clip: CGRect
  ) {
    guard !layer.isHidden, layer.role != .keyboardGuide else { return }
    let values = layer.presentation(at: time)
    guard values.opacity > 0.001 else { return }
    let map = values.toSuperlayer.concatenating(outer)
    let rect = values.bounds.applying(map)
    let seen = rect.intersection(clip)
    if !seen.isEmpty { rects[layer.id] = seen }
    let inner = layer.masksToBounds ? seen : clip
    guard !inner.isEmpty else { return }
    for sublayer in layer.sublayers { add(sublayer, at: time, in: map, clippedTo: inner) }
  }

  /// The farthest that an edge is from where it was, in points; what comes or goes counts whole.
  func distance(from other: VisibleSnapshot) -> Double {
    var greatest: CGFloat = 0
    for (id, rect) in rects {
      greatest = max(greatest, other.rects[id].map { $0.distance(to: rect) } ?? rect.height)
    }
    for (id, rect) in other.rects where rects[id] == nil { greatest = max(greatest, rect.height) }
    return Double(greatest)
  }
}

extension CGRect {
  /// The greatest way between two edges of the same side.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(maxX - other.maxX), abs(minY - other.minY),
      abs(maxY - other.maxY))
  }
}
