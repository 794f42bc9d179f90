public import Foundation

/// The main run loop in the words of Foundation; its turns come with the virtual clock.
///
/// It takes the place of Foundation's type in files that import HeadlessUIKit and not Foundation.
public final class RunLoop: Sendable {
  public typealias Mode = Foundation.RunLoop.Mode

  public static let main = RunLoop()
  public static var current: RunLoop { main }

  private init() {}

  /// Runs `block` in a turn of its own, at the next refresh.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Runs `block` in a turn of its own, at the next refresh, whatever the modes.
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    perform(block)
  }

  /// Starts a timer; one loop takes it once, whatever the mode.
  public func add(_ timer: Timer, forMode mode: Mode) {
    MainActor.assumeIsolated { timer.wait() }
  }
}

/// A timer on the virtual clock, in the words of Foundation.
///
/// It fires at the first refresh at its time or after it. One that repeats keeps to the times it
/// was set to, as Foundation's does, and skips those it has missed. It takes the place of
/// Foundation's type in files that import HeadlessUIKit and not Foundation.
public final class Timer: @unchecked Sendable {
  private let block: @MainActor (Timer) -> Void
  private let repeats: Bool
  /// Seconds between firings; 0 for one that fires once.
  public let timeInterval: TimeInterval
  /// Whatever the app wants to find in it when it fires.
  public package(set) var userInfo: Any?
  /// The delay with which it may fire, in seconds; has no effect here.
  public var tolerance: TimeInterval = 0
  /// The time it was set to, in seconds on the virtual clock.
  private var fireTime: Double
  public private(set) var isValid = true
  private var turn: Turn?

  /// A timer that waits for `RunLoop.add(_:forMode:)`.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    let interval = interval > 0 ? interval : VirtualRunLoop.leastInterval
    self.block = block
    self.repeats = repeats
    timeInterval = repeats ? interval : 0
    fireTime = MainActor.assumeIsolated { VirtualRunLoop.current.now } + interval
  }

  /// A timer of nothing, in the place of one that comes later.
  public convenience init() { self.init(timeInterval: 1, repeats: false) { _ in } }

  /// A timer that runs already.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    MainActor.assumeIsolated { timer.wait() }
    return timer
  }

  /// Fires now; one that fires once is done with.
  public func fire() {
    guard isValid else { return }
    MainActor.assumeIsolated { block(self) }
    if !repeats { invalidate() }
  }

  /// Stops it for good.
  public func invalidate() {
    isValid = false
    MainActor.assumeIsolated {
      turn?.cancel()
      turn = nil
    }
  }

  /// Waits for its next time, if it does not yet.
  @MainActor
  func wait() {
    guard isValid, turn == nil else { return }
    turn = VirtualRunLoop.current.scheduleTurn(notBefore: fireTime) { self.turnCame() }
  }

  @MainActor
  private func turnCame() {
    turn = nil
    fire()
    guard isValid else { return }
    fireTime = VirtualRunLoop.current.nextTime(after: fireTime, every: timeInterval)
    wait()
  }
}
