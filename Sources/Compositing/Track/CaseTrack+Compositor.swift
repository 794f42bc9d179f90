import Foundation
import LayerGeometry
import LayerTrees
import Scenes

extension CaseTrack {
  /// What a playback shows at each refresh.
  public init(_ compositor: Compositor) {
    let (screen, playback) = (compositor.track, compositor.track.playback)
    times = screen.times.map(\.micro)
    phases = playback.phases.starts
    notifications = playback.posted.map(Notification.init)
    let edges = screen.shownValues { TrackEdges($0, at: $1) }
    add(edges)
    if screen.holdsForm { field = edges.map { $0.field?.numbers } }
    for reading in compositor.readings { add(reading) }
    var builder = SceneryBuilder(playback.scene)
    for (index, edges) in edges.enumerated() { builder.add(compositor.frame(index), edges) }
    scenery = builder.scenery
  }

  private mutating func add(_ edges: [TrackEdges]) {
    keyboardTop = edges.map { $0.keyboard.map { Double($0.minY).micro } }
    barTop = edges.map { $0.bar.map { Double($0.minY).micro } }
    barBottom = edges.map { $0.bar.map { Double($0.maxY).micro } }
    guide = edges.map { $0.guide.map { Double($0.minY).micro } }
    listBottom = edges.map { $0.list.map { Double($0.maxY).micro } }
    keyboard = edges.map { edge in edge.keyboard.map { edge.keyboardRects(of: $0) } }
    bar = edges.map { $0.bar.map { [$0.numbers] } }
    opacity = edges.map { $0.opacity.map(\.micro) }
  }

  private mutating func add(_ reading: SeamReading?) {
    let regions: ([CGRect]?) -> [Rect]? = { region in
      region.flatMap { $0.isEmpty ? nil : $0.map(\.numbers) }
    }
    gap.append(regions(reading?.gapRegion))
    overlap.append(regions(reading?.overlapRegion))
    apart.append(reading.map { ($0.overlap > $0.gap ? -$0.overlap : $0.gap).micro })
  }
}

extension CaseTrack.Notification {
  fileprivate init(_ posted: PostedNotification) {
    let notification = posted.notification
    self.init(
      name: notification.name, time: posted.time.micro, begin: notification.begin.numbers,
      end: notification.end.numbers, duration: notification.duration.micro,
      curve: notification.curve)
  }
}

/// The rectangles that a track follows, at one refresh.
struct TrackEdges {
  var bar: CGRect?
  var keyboard: CGRect?
  var guide: CGRect?
  var list: CGRect?
  var field: CGRect?
  /// How opaque the keyboard is.
  var opacity: Double?
  /// Where the list's content begins.
  var contentTop: Double?
  private var isSplit = false

  init(_ shown: ShownCommit?, at time: Double) {
    guard let roles = shown?.roles else { return }
    let rect: (LayerPath?) -> CGRect? = { path in
      path.flatMap { $0.isHidden ? nil : $0.frame(at: time).rect }
    }
    bar = rect(roles.bar)
    keyboard = rect(roles.keyboard)
    guide = rect(roles.guide)
    list = rect(roles.list)
    field = rect(roles.focusedField)
    if let path = roles.keyboard, keyboard != nil {
      isSplit = path.leaf.panel == .split
      opacity = path.layers.reduce(1) { $0 * min(1, $1.presentation(at: time).opacity) }
    }
    if let path = roles.list, let list {
      contentTop = Double(list.minY) - Double(ScrolledList(path, at: time).bounds.minY)
    }
  }

  fileprivate func keyboardRects(of rect: CGRect) -> [CaseTrack.Rect] {
    guard isSplit else { return [rect.numbers] }
    return RectMotion(resting: rect).splitHalves.map(\.rect.numbers)
  }
}

extension Double {
  /// To a millionth: what lies below differs between machines and means nothing on a screen.
  ///
  /// It is always finite, as JSON wants it.
  var micro: Double {
    guard !isNaN else { return 0 }
    let rounded = (Swift.min(Swift.max(self, -1e9), 1e9) * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }
}

extension CGRect {
  /// Corner and size.
  var numbers: CaseTrack.Rect {
    [Double(minX).micro, Double(minY).micro, Double(width).micro, Double(height).micro]
  }
}
