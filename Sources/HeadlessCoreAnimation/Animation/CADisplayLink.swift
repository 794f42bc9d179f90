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

  /// When the refresh that calls back happened, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next refresh is due for which this link is called.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between refreshes of the display, in seconds; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0
  /// Whether it is left out.
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

  /// How many refreshes one call takes.
  private func stride(on refreshes: RefreshClock) -> Int {
    let range = preferredFrameRateRange
    let asked =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
    guard asked > 0, asked.isFinite else { return 1 }
    return max(1, Int((refreshes.rate / asked).rounded()))
  }
}

/// How often a display link is to be called, in calls per second.
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
