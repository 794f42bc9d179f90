import Foundation
import LayerGeometry
import LayerTrees
import Scenes

extension CaseTrack {
  /// The track of a compositor's playback.
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
    // What rests shows what it showed at the refresh before.
    var composed = 0
    let pictures = screen.shownValues { _, _ in
      composed += 1
      return composed
    }
    for (index, edges) in edges.enumerated() {
      builder.add(edges)
      if index > 0, pictures[index] == pictures[index - 1] { continue }
      builder.add(compositor.frame(index), edges)
    }
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
  /// The opacity of the keyboard.
  var opacity: Double?
  /// The place where the list's content begins.
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

/// Gathers what frames show into layers with places, refresh by refresh.
///
/// Places are relative to what a layer moves with, so that a list that scrolls or a bar that rises
/// adds nothing.
struct SceneryBuilder {
  private var head = CaseTrack.Scenery()
  private let device: Device
  private let app: CGRect?
  private var layers: [LayerID: CaseTrack.Layer] = [:]
  /// The ids of the layers, in paint order.
  private var order: [LayerID] = []
  private var shownBefore: Set<LayerID> = []

  init(_ scene: SceneCase) {
    device = scene.device
    app = scene.place
    head.scale = scene.device.scale
    head.window = app?.numbers
  }

  var scenery: CaseTrack.Scenery {
    var scenery = head
    scenery.layers = order.compactMap { layers[$0] }
    return scenery
  }

  mutating func add(_ edges: TrackEdges) {
    head.listTop.append(edges.list.map { Double($0.minY).micro })
    head.contentTop.append(edges.contentTop?.micro)
  }

  mutating func add(_ frame: CompositedFrame, _ edges: TrackEdges) {
    let device = device.turned(to: frame.orientation)
    noteScreen(of: device, from: frame.index)
    var shown: Set<LayerID> = []
    var end = 0
    for layer in frame.layers where layer.role != .window && layer.role != .messageList {
      guard shown.insert(layer.id).inserted else { continue }
      end = register(layer, on: app ?? device.bounds, at: end) + 1
      note(layer.frame, layer.paintedOpacity, of: layer.id, in: frame.index, edges)
    }
    for id in shownBefore.subtracting(shown) { noteAbsence(of: id, in: frame.index, edges) }
    shownBefore = shown
  }

  private mutating func noteScreen(of device: Device, from frame: Int) {
    let (size, area) = (device.size, device.safeArea)
    let screen = CaseTrack.Screen(
      frame: frame, width: Double(size.width).micro, height: Double(size.height).micro,
      safeArea: [area.top, area.left, area.bottom, area.right].map { Double($0).micro })
    let last = head.screens.last
    guard last?.width != screen.width || last?.height != screen.height else { return }
    head.screens.append(screen)
  }

  /// Gives a layer its place in the paint order, behind those before it; returns that place.
  private mutating func register(
    _ layer: PaintedLayer, on app: CGRect, at place: Int
  ) -> Int {
    if layers[layer.id] != nil {
      return max(place - 1, order.firstIndex(of: layer.id) ?? place)
    }
    layers[layer.id] = CaseTrack.Layer(layer, on: app)
    order.insert(layer.id, at: place)
    return place
  }

  private mutating func note(
    _ rect: CGRect, _ opacity: Double, of id: LayerID, in frame: Int, _ edges: TrackEdges
  ) {
    guard let layer = layers[id] else { return }
    let corner = edges.corner(of: layer.anchor)
    let numbers = rect.offsetBy(dx: -corner.x, dy: -corner.y).numbers
    if let last = layer.places.last, last.isAbout(numbers, opacity) { return }
    layers[id]?.places.append(
      CaseTrack.Place(frame: frame, rect: numbers, opacity: opacity.micro))
  }

  /// Notes that a layer is gone, but for what a list has only scrolled away.
  private mutating func noteAbsence(of id: LayerID, in frame: Int, _ edges: TrackEdges) {
    guard let layer = layers[id], let place = layer.places.last, let rect = place.rect
    else { return }
    if layer.anchor == .list, let list = edges.list {
      let top = rect[1] + Double(edges.corner(of: .list).y)
      if top >= Double(list.maxY) - Slack.span || top + rect[3] <= Double(list.minY) + Slack.span {
        return
      }
    }
    layers[id]?.places.append(CaseTrack.Place(frame: frame, rect: nil, opacity: 0))
  }
}

extension CaseTrack.Place {
  /// True if it is the same to a thousandth, which is not seen.
  fileprivate func isAbout(_ numbers: CaseTrack.Rect, _ opacity: Double) -> Bool {
    guard let rect, abs(self.opacity - opacity) < 1e-3 else { return false }
    return zip(rect, numbers).allSatisfy { abs($0 - $1) < 1e-3 }
  }
}

extension TrackEdges {
  /// The place of an anchor on the screen.
  fileprivate func corner(of anchor: CaseTrack.Layer.Anchor) -> CGPoint {
    switch anchor {
    case .screen: .zero
    case .list: CGPoint(x: 0, y: contentTop ?? 0)
    case .bar: bar?.origin ?? .zero
    case .keyboard: keyboard?.origin ?? .zero
    }
  }
}

extension PaintedLayer {
  /// Its opacity, its colour's own share included.
  fileprivate var paintedOpacity: Double {
    switch role {
    case .plain, .form, .row: opacity * (backgroundColor?.alpha ?? 1)
    default: opacity
    }
  }
}

extension CaseTrack.Layer {
  fileprivate init(_ layer: PaintedLayer, on app: CGRect) {
    anchor =
      switch layer.owner {
      case .messageList, .message, .row: .list
      case .inputBar, .textField, .sendButton: .bar
      case .keyboard: .keyboard
      default: .screen
      }
    kind = Kind(layer, on: app)
    seed = layer.order
    panel = layer.panel?.rawValue
    color = kind == .plain ? layer.backgroundColor?.hex : nil
  }
}

extension CaseTrack.Layer.Kind {
  fileprivate init(_ layer: PaintedLayer, on app: CGRect) {
    self =
      switch layer.role {
      case .navigationBar: .navigationBar
      case .message(let isOutgoing): isOutgoing ? .outgoing : .incoming
      case .inputBar: .inputBar
      case .textField: .textField
      case .sendButton: .sendButton
      case .formField(let isFocused): isFocused ? .focusedField : .formField
      case .keyboard: .keyboard
      case .form: .backdrop
      case .plain, .row, .window, .screen, .messageList, .keyboardGuide, .tabBar:
        Self.filled(layer, on: app)
      }
  }

  private static func filled(_ layer: PaintedLayer, on app: CGRect) -> Self {
    let isOpaque = (layer.backgroundColor?.alpha ?? 0) > 0.99
    if isOpaque, layer.frame.contains(app.insetBy(dx: 1, dy: 1)) { return .backdrop }
    let isWide = Double(layer.frame.width) > Double(app.width) * 0.9
    return layer.owner == .inputBar && isWide ? .ground : .plain
  }
}

extension LayerColor {
  /// As `#rrggbb`.
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}
