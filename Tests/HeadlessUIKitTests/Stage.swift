import HeadlessUIKit
import LayerTrees
import Testing

/// An app on a fresh run loop: one window on screen, and what it committed.
///
/// The loop that runs now is one for the whole process, so a test makes its stage itself: between
/// a suite's initialiser and its test another test may make another.
@MainActor
struct Stage {
  let loop: VirtualRunLoop
  let window: UIWindow

  init(
    scale: CGFloat = 1,
    safeArea: UIEdgeInsets = .zero,
    profile: KeyboardProfile = .iOS18,
    refreshes: RefreshClock = RefreshClock()
  ) {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    loop = VirtualRunLoop(
      screen: UIScreen(bounds: bounds, scale: scale, safeAreaInsets: safeArea),
      keyboardProfile: profile, refreshes: refreshes)
    loop.makeCurrent()
    window = UIWindow(frame: bounds)
    window.makeKeyAndVisible()
  }

  /// A view of the window at a rectangle.
  func add(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    return view
  }

  /// Plays work at a time, and all that comes of it.
  func play(at time: Double = 0, _ work: @escaping @MainActor () -> Void) throws {
    loop.schedule(at: time, work)
    try loop.run(until: 1000)
  }

  /// The way to a view's layer in what the screen shows at a time.
  func path(to view: UIView, at time: Double) throws -> LayerPath {
    let root = try #require(loop.log.commit(at: time)).root
    return LayerPath(layers: try #require(root.path { $0.id == view.layer.id }))
  }

  /// A view's layer as it was committed last, at a time or before.
  func layer(_ view: UIView, at time: Double = .infinity) throws -> LayerSnapshot {
    try path(to: view, at: time).leaf
  }

  /// Where a view's upper edge stands on screen.
  func top(_ view: UIView, at time: Double) throws -> Double {
    try path(to: view, at: time).frame(at: time).minY.value
  }

  func animations(_ view: UIView, at time: Double = .infinity) throws -> [PropertyAnimation] {
    try layer(view, at: time).animations
  }
}

/// What happened, in order, with the time of each.
@MainActor
final class Record {
  struct Entry: Hashable {
    let name: String
    let time: Double
  }

  private(set) var entries: [Entry] = []

  func note(_ name: String) {
    entries.append(Entry(name: name, time: VirtualRunLoop.current.now))
  }

  var names: [String] { entries.map(\.name) }

  func time(of name: String) -> Double? { entries.first { $0.name == name }?.time }
}

/// A view that tells when it is laid out.
final class NotingView: UIView {
  private let name: String
  private let record: Record

  init(_ name: String, _ record: Record, frame: CGRect = .zero) {
    self.name = name
    self.record = record
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    record.note(name)
  }
}

extension PropertyAnimation.Change {
  /// The vertical part of a change of position; nil for another property.
  var dy: Double? {
    guard case .position(_, let dy) = self else { return nil }
    return dy
  }
}

func timing(_ function: TimingFunction, _ duration: Double) throws -> AnimationTiming {
  try AnimationTiming(curve: .timingFunction(function), duration: duration)
}
