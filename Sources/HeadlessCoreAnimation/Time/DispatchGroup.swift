public import Dispatch
import Foundation

/// Work that is waited for together, in the words of Dispatch.
public final class DispatchGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var followers: [@Sendable () -> Void] = []

  public init() {}

  public func enter() { lock.withLock { count += 1 } }

  /// Ends a piece of work; the last one lets go what waits for all.
  public func leave() {
    let followers = lock.withLock {
      precondition(count > 0, "Unbalanced call to DispatchGroup.leave()")
      count -= 1
      defer { if count == 0 { self.followers = [] } }
      return count == 0 ? self.followers : []
    }
    for follower in followers { follower() }
  }

  /// Runs `work` in a turn of its own once nothing is waited for.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    follow { queue.async(execute: work) }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    follow { queue.async(execute: work) }
  }

  /// Returns at once: no other turn runs meanwhile on the virtual clock.
  public func wait() {}

  /// Says whether all is done, and returns at once.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    lock.withLock { count == 0 ? .success : .timedOut }
  }

  private func follow(_ follower: @escaping @Sendable () -> Void) {
    let isDone = lock.withLock {
      if count > 0 { followers.append(follower) }
      return count == 0
    }
    if isDone { follower() }
  }
}
