import Foundation

/// A piece of work that can be called off before it runs, in the words of Dispatch.
///
/// It takes the place of Dispatch's type in files that import this module and not Foundation.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: @MainActor () -> Void
  private let lock = NSLock()
  private var state = State()

  private struct State {
    var isCancelled = false
    var turns: [Turn] = []
    var followers: [@MainActor () -> Void] = []
  }

  public init(block: @escaping @MainActor () -> Void) {
    self.block = block
  }

  public var isCancelled: Bool { lock.withLock { state.isCancelled } }

  /// Keeps it from running; one that has begun goes on.
  public func cancel() {
    let turns = lock.withLock {
      state.isCancelled = true
      defer { state.turns = [] }
      return state.turns
    }
    MainQueue.enter { for turn in turns { turn.cancel() } }
  }

  /// Runs it now, unless it is cancelled.
  @MainActor
  public func perform() {
    guard !isCancelled else { return }
    block()
    let followers = lock.withLock {
      defer { state.followers = [] }
      return state.followers
    }
    for follower in followers { VirtualRunLoop.current.scheduleNextTurn(follower) }
  }

  /// Runs `block` in the turn after the item has run.
  public func notify(queue: DispatchQueue, execute block: @escaping @MainActor () -> Void) {
    lock.withLock { state.followers.append(block) }
  }

  /// Remembers the turn it is to run in, so that cancelling leaves no trace of it.
  @MainActor
  func wait(for turn: Turn) {
    let isCancelled = lock.withLock {
      state.turns.append(turn)
      return state.isCancelled
    }
    if isCancelled { turn.cancel() }
  }
}
