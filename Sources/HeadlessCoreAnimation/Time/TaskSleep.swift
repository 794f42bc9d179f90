import Foundation

/// The ways of the standard library to let a task sleep, on the virtual clock while an app plays.
///
/// They take the place of the library's own in a target of which a file imports this module. A task
/// goes on at the first refresh at its time or after it, as work of `asyncAfter` does; where no app
/// plays, it sleeps for real time.
extension Task where Success == Never, Failure == Never {
  /// Sleeps for a number of nanoseconds; throws `CancellationError` once the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await Sleeper.sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Sleeps for a duration; throws `CancellationError` once the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard let duration = duration as? Duration else {
      return try await clock.sleep(
        until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await Sleeper.sleep(for: duration)
  }

  /// Sleeps until a time of a clock, which the virtual one reaches as much later; throws
  /// `CancellationError` once the task is cancelled.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard MainQueue.isPlaying, let duration = clock.now.duration(to: deadline) as? Duration else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    // The clock has gone on since the deadline was worked out.
    let milliseconds = (duration / .milliseconds(1)).rounded()
    try await Sleeper.sleep(for: .milliseconds(milliseconds))
  }
}

/// A task that sleeps until a time of the virtual clock.
private final class Sleeper: @unchecked Sendable {
  /// Seconds of the longest sleep that is waited for: a scene is over by then.
  private static let longest = 3600.0

  private let lock = NSLock()
  private var isCancelled = false
  private var waiting: UnsafeContinuation<Void, any Error>?
  private var turn: Turn?

  static func sleep(for duration: Duration) async throws {
    guard MainQueue.isPlaying else { return try await ContinuousClock().sleep(for: duration) }
    try await Sleeper().sleep(seconds: duration / .seconds(1))
  }

  private func sleep(seconds: Double) async throws {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let sleeps = lock.withLock {
          if !isCancelled { waiting = continuation }
          return !isCancelled
        }
        guard sleeps else { return continuation.resume(throwing: CancellationError()) }
        guard seconds <= Self.longest else { return }
        MainQueue.enter { [self] in
          let loop = VirtualRunLoop.current
          turn = loop.scheduleTask(notBefore: loop.now + seconds) { [self] in
            takeWaiting()?.resume()
          }
        }
      }
    } onCancel: {
      takeWaiting(cancelling: true)?.resume(throwing: CancellationError())
      MainQueue.enter { [self] in turn?.cancel() }
    }
  }

  private func takeWaiting(cancelling: Bool = false) -> UnsafeContinuation<Void, any Error>? {
    lock.withLock {
      isCancelled = isCancelled || cancelling
      defer { waiting = nil }
      return waiting
    }
  }
}
