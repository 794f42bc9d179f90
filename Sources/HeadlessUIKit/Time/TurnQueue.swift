/// One turn of the run loop that is still to come.
struct Turn {
  /// Seconds from the start.
  let time: Double
  let work: @MainActor () -> Void
}

/// Turns in order of time; those of one time in the order they were asked for.
struct TurnQueue {
  /// Latest first, so that the next turn is the last element.
  private var turns: [Turn] = []

  mutating func insert(_ turn: Turn) {
    let index = turns.lastIndex { $0.time > turn.time }
    turns.insert(turn, at: index.map { $0 + 1 } ?? 0)
  }

  mutating func popFirst() -> Turn? { turns.popLast() }
}
