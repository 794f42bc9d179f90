public import Dispatch
import Foundation

/// A queue of work on the virtual clock, in the words of Dispatch.
///
/// Every piece of work has a turn of its own, at the first refresh after it was asked for, or at
/// its time or after it. All queues share the one clock: work in the background takes no time.
///
/// The type takes the place of Dispatch's in files that import this module and not Foundation; in
/// a target whose files import both, one line in one of them settles it:
/// `typealias DispatchQueue = HeadlessUIKit.DispatchQueue`.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "main")

  /// The name of the queue.
  public let label: String

  /// A queue with a name; its quality of service changes nothing, for all share the one clock.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { self.label = label }

  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The queue for work in the background.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  private static let background = DispatchQueue(label: "background")

  /// Runs `work` for each number, one after the other, before it returns.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(0, iterations) { work(iteration) }
  }

  /// Runs `work` in a turn of its own, at the next refresh, for a group that waits for it.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    MainQueue.enter {
      VirtualRunLoop.current.scheduleNextTurn {
        work()
        group?.leave()
      }
    }
  }

  /// Runs `item` in a turn of its own, at the next refresh, unless it is cancelled before.
  public func async(execute item: DispatchWorkItem) {
    MainQueue.enter { item.wait(for: VirtualRunLoop.current.scheduleNextTurn { item.perform() }) }
  }

  /// Runs `work` in a turn of its own, at the first refresh at `deadline` or after it.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    MainQueue.enter { VirtualRunLoop.current.scheduleTurn(notBefore: deadline.seconds, work) }
  }

  /// Runs `work` at a time of the wall's clock, which is the virtual one.
  public func asyncAfter(wallDeadline: DispatchTime, execute work: @escaping @MainActor () -> Void)
  {
    asyncAfter(deadline: wallDeadline, execute: work)
  }

  /// Runs `item` at the first refresh at `deadline` or after it, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    MainQueue.enter {
      let loop = VirtualRunLoop.current
      item.wait(for: loop.scheduleTurn(notBefore: deadline.seconds) { item.perform() })
    }
  }
}

extension DispatchQueue {
  /// Runs `work` at once: whoever waits for a queue waits no time here.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result { try work() }
}

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

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
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
  @preconcurrency @MainActor
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
