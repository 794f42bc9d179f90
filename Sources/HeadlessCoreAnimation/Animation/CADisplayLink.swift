import AnimationCurves

/// Calls back at every refresh of the display, on the virtual clock.
///
/// UIKit's form takes a selector, which only Apple's platforms can compile. Here `#selector(tick)`
/// becomes the method itself, `CADisplayLink(target: self, selector: Controller.tick)`, and a
/// closure does as well: `CADisplayLink { link in ... }`. A refresh that the scene drops does not
/// call back; `targetTimestamp` does not know of it beforehand. A link that is never invalidated
/// does not keep a scene from ending once it changes nothing for a quarter of a second.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private let call: (CADisplayLink) -> Void
  private weak var loop: VirtualRunLoop?
  private var isValid = true

  /// The time of the refresh that calls back, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next refresh at which this link is called.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between refreshes of the display, in seconds; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0
  /// True if refreshes do not call it.
  public var isPaused = false { didSet { if oldValue, !isPaused { wake() } } }
  /// Calls per second, of which the nearest whole part of the display's rate is taken; 0 is all.
  public var preferredFramesPerSecond = 0
  /// Calls per second as a range, of which the preferred number counts, else the maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default

  public init(_ call: @escaping (CADisplayLink) -> Void) { self.call = call }

  /// A link that calls a method of an object, which it keeps.
  public convenience init<Target: AnyObject>(
    target: Target, selector method: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { method(target)($0) }
  }

  /// A link that calls a method without an argument of an object, which it keeps.
  public convenience init<Target: AnyObject>(
    target: Target, selector method: @escaping (Target) -> () -> Void
  ) {
    self.init { _ in method(target)() }
  }

  /// Starts it; one loop takes it once, whatever the mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    let loop = VirtualRunLoop.current
    self.loop = loop
    loop.displayLinks.add(self)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loop?.displayLinks.remove(self)
  }

  /// Ends it for good.
  public func invalidate() {
    isValid = false
    loop?.displayLinks.remove(self)
  }

  private func wake() {
    guard let loop, isValid else { return }
    loop.displayLinks.add(self)
    loop.displayLinks.note(change: true, at: loop.now)
  }

  func tick(at time: Double, on refreshes: RefreshClock) {
    guard isValid, !isPaused else { return }
    let stride = stride(on: refreshes)
    let index = refreshes.index(of: time)
    guard index % stride == 0 else { return }
    timestamp = time
    targetTimestamp = refreshes.time(of: index + stride)
    duration = 1 / refreshes.rate
    call(self)
  }

  /// The number of refreshes from one call to the next.
  private func stride(on refreshes: RefreshClock) -> Int {
    let range = preferredFrameRateRange
    let asked =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
    guard asked > 0, asked.isFinite else { return 1 }
    return max(1, Int((refreshes.rate / asked).rounded()))
  }
}

/// The calls that a display link asks for, per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As often as the display likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// The display links of an app, in the order in which they were added.
@MainActor
final class DisplayLinks {
  private var links: [CADisplayLink] = []
  /// Since when the links have changed nothing, in seconds; nil while they do.
  private var quietSince: Double?
  /// The turn in which they will run next.
  var turn: Turn?

  /// The longest time without a change after which links are still called, in seconds.
  ///
  /// A link that is never invalidated keeps no app running: the loop ends when no turn is left, no
  /// animation runs, and the links that tick have changed nothing for this long.
  static let greatestQuiet = 0.25

  func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    quietSince = nil
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  var isTicking: Bool { links.contains { !$0.isPaused } }

  /// True if links that tick while nothing else happens are still given time at an instant.
  func mayTick(at time: Double) -> Bool {
    isTicking && quietSince.map { time - $0 <= Self.greatestQuiet + 1e-9 } ?? true
  }

  /// Lets every link that is due run at a refresh.
  func tick(at time: Double, on refreshes: RefreshClock) {
    turn = nil
    for link in links { link.tick(at: time, on: refreshes) }
  }

  /// Notes whether anything has moved in a turn.
  func note(change: Bool, at time: Double) {
    if change { quietSince = nil } else if quietSince == nil { quietSince = time }
  }
}
