import CConcurrency
import Dispatch
import Foundation

/// The process's real main queue, where Swift runs tasks on the main actor.
///
/// What waits there is run at virtual refreshes. Measured on Linux with Swift 6.3: in a program
/// with a synchronous `main`, `RunLoop.main.run(mode:before:)` with a date in the past runs what
/// is in the queue and returns in 1.3 µs. Where `main` is asynchronous, as in a test process, the
/// main actor leaves the main thread at the first suspension and never comes back; the run loop
/// then does nothing, and the job that plays must itself wait, for a continuation that the queue
/// resumes behind all that it holds.
///
/// A continuation that is resumed on the main actor comes back by way of the pool of threads, which
/// may take longer than a turn, so while an app plays, jobs that the main queue leaves for the pool
/// are put behind what it holds itself: tasks run in the order in which they were left.
@MainActor
enum MainQueue {
  /// A job may leave another, as each `await` does; a chain of them runs at one refresh.
  static let greatestHopCount = 8

  /// The number of apps that play turns now.
  private static var playingCount = 0

  /// From now on an app plays turns.
  static func beginPlaying() {
    _ = jobOrder
    playingCount += 1
  }

  /// An app has played its turns.
  static func endPlaying() { playingCount -= 1 }

  /// Takes part in where the runtime puts jobs.
  private static let jobOrder: Void = {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    let hook: @convention(thin) (UnownedJob, Enqueue) -> Void = { job, enqueueInPool in
      if isPlaying {
        MainActor.shared.enqueue(job)
      } else {
        enqueueInPool(job)
      }
    }
    seam_set_enqueue_hook(unsafeBitCast(hook, to: UnsafeMutableRawPointer.self))
  }()

  /// True if the code that asks runs in the main queue while an app plays.
  nonisolated static var isPlaying: Bool {
    isCurrent && MainActor.assumeIsolated { playingCount > 0 }
  }

  /// Runs what the queue holds, if this is the main thread and not itself run by the queue.
  static func drain() {
    guard Thread.isMainThread else { return }
    for _ in 0..<greatestHopCount {
      _ = Foundation.RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }

  /// False only where the queue is known to hold nothing, so that it need not be run.
  ///
  /// On Linux the queue's descriptor can be read from once something was put into the empty queue,
  /// until a run loop has run that. Elsewhere nothing is known.
  static var mayHoldWork: Bool {
    #if os(Linux)
      var descriptor = pollfd(fd: mainQueueDescriptor(), events: Int16(POLLIN), revents: 0)
      return poll(&descriptor, 1, 0) != 0
    #else
      return true
    #endif
  }

  /// Lets the queue run what it holds, and goes on behind it.
  static func drained() async {
    for _ in 0..<greatestHopCount {
      await withCheckedContinuation { continuation in
        Dispatch.DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  /// Runs `work` at once where the main actor runs now, else when its queue comes to it.
  nonisolated static func enter(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      Dispatch.DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }

  private nonisolated static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the code that asks runs on the main thread or in a job of the main queue.
  nonisolated static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mark) == true
  }
}

#if os(Linux)
  /// The descriptor by which the main queue wakes a run loop, as Foundation's own run loop gets it.
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueDescriptor() -> Int32
#endif
