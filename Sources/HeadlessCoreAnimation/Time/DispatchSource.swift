public import Dispatch
import Foundation

/// The sources of events on the virtual clock: timers, in the words of Dispatch.
public enum DispatchSource {
  public typealias TimerFlags = Dispatch.DispatchSource.TimerFlags

  /// A timer that waits for `resume()`.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { TimerSource() }
}

/// A timer of a queue, which fires at the first refresh at its time or after it.
public protocol DispatchSourceTimer: AnyObject, Sendable {
  var isCancelled: Bool { get }

  /// Sets when it fires first, and the seconds between firings; infinite for once.
  func schedule(seconds: Double, interval: Double)
  func setEventHandler(handler: (@MainActor () -> Void)?)
  func setCancelHandler(handler: (@MainActor () -> Void)?)
  func resume()
  func suspend()
  func cancel()
}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(seconds: deadline.seconds, interval: interval.seconds) }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(seconds: deadline.seconds, interval: interval) }

  public func schedule(
    wallDeadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval) }

  public func schedule(
    wallDeadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval) }

  public func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (@MainActor () -> Void)?
  ) { setEventHandler(handler: handler) }

  public func activate() { resume() }
}

private final class TimerSource: DispatchSourceTimer, @unchecked Sendable {
  private struct State {
    var fireTime = Double.infinity
    var interval = Double.infinity
    var onEvent: (@MainActor () -> Void)?
    var onCancel: (@MainActor () -> Void)?
    var isRunning = false
    var isCancelled = false
    var turn: Turn?
  }

  private let lock = NSLock()
  private var state = State()

  var isCancelled: Bool { lock.withLock { state.isCancelled } }

  func schedule(seconds: Double, interval: Double) {
    change { ($0.fireTime, $0.interval) = (seconds, interval) }
  }

  func setEventHandler(handler: (@MainActor () -> Void)?) {
    lock.withLock { state.onEvent = handler }
  }

  func setCancelHandler(handler: (@MainActor () -> Void)?) {
    lock.withLock { state.onCancel = handler }
  }

  func resume() { change { $0.isRunning = true } }

  func suspend() { change { $0.isRunning = false } }

  func cancel() {
    guard !isCancelled else { return }
    change { $0.isCancelled = true }
    if let onCancel = lock.withLock({ state.onCancel }) {
      DispatchQueue.main.async(execute: onCancel)
    }
  }

  /// Changes its state, and waits for its next time where it has one.
  private func change(_ change: (inout State) -> Void) {
    let turn = lock.withLock {
      change(&state)
      defer { state.turn = nil }
      return state.turn
    }
    MainQueue.enter { [self] in
      turn?.cancel()
      wait()
    }
  }

  @MainActor
  private func wait() {
    let time = lock.withLock {
      state.isRunning && !state.isCancelled && state.turn == nil ? state.fireTime : .infinity
    }
    guard time.isFinite else { return }
    let turn = VirtualRunLoop.current.scheduleTurn(notBefore: time) { [weak self] in self?.fire() }
    lock.withLock { state.turn = turn }
  }

  @MainActor
  private func fire() {
    let loop = VirtualRunLoop.current
    let onEvent = lock.withLock {
      state.turn = nil
      state.fireTime = loop.nextTime(after: state.fireTime, every: state.interval)
      return state.onEvent
    }
    onEvent?()
    wait()
  }
}
