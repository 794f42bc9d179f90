/// One turn of the run loop that is still to come; whoever keeps it can call it off.
@MainActor
public final class Turn {
  /// The work of a turn.
  enum Work {
    /// A piece of the app's own work.
    case app(@MainActor () -> Void)
    /// Lets a task go on that has slept until then.
    case task(@MainActor () -> Void)
    /// Whatever waits in the process's real main queue: tasks on the main actor.
    case mainQueue
    /// Whatever the display links do at a refresh.
    case displayLinks
  }

  /// Seconds from the start.
  public let time: Double
  /// The time at which it was asked for, in seconds from the start.
  let askedAt: Double
  private(set) var work: Work?

  init(time: Double, work: Work, askedAt: Double) {
    self.time = time
    self.work = work
    self.askedAt = askedAt
  }

  /// Calls it off: it is as if it had never been asked for.
  public func cancel() { work = nil }

  package var isCancelled: Bool { work == nil }
}

/// Turns in order of time; those of one time in the order they were asked for.
@MainActor
struct TurnQueue {
  /// Latest first, so that the next turn is the last element.
  private var turns: [Turn] = []

  mutating func insert(_ turn: Turn) {
    let index = turns.lastIndex { $0.time > turn.time }
    turns.insert(turn, at: index.map { $0 + 1 } ?? 0)
  }

  /// True if the app or its display links have a turn to come, or its tasks, where those count.
  func isAtWork(withTasks: Bool) -> Bool {
    turns.contains { turn in
      switch turn.work {
      case .app?, .task?, .displayLinks?: true
      case .mainQueue?: withTasks
      case nil: false
      }
    }
  }

  /// True if a turn is still to come that `isWanted` accepts.
  func holdsTurn(where isWanted: (Turn) -> Bool) -> Bool {
    turns.contains { !$0.isCancelled && isWanted($0) }
  }

  /// True if a turn of the app's own is still to come.
  var holdsAppWork: Bool {
    turns.contains { turn in
      switch turn.work {
      case .app?, .task?: true
      case .mainQueue?, .displayLinks?, nil: false
      }
    }
  }

  mutating func popFirst() -> Turn? {
    while let turn = turns.popLast() {
      if !turn.isCancelled { return turn }
    }
    return nil
  }
}
