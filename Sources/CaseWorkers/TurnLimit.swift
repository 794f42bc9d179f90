/// The most time that a handler's turn may take.
///
/// The time that the processor gave it counts, so that other work of the machine is not held
/// against the handler; a turn that waits uses none, and may take ten times as long by the clock on
/// the wall.
struct TurnLimit {
  /// Seconds of processor time.
  let seconds: Double
  /// Seconds that a worker may take until it has begun with an order.
  static let startSeconds = 600.0

  /// The factor by which a turn may wait longer than work.
  private static let waitingFactor = 10.0
  /// The factor by which a turn may take longer by the clock on the wall than it works, without
  /// waiting: other programs have the processor meanwhile.
  private static let greatestLoad = 25.0

  /// The reason why a turn was stopped.
  enum Excess {
    case worked(Double)
    case waited(Double)
  }

  /// A turn that a process has begun.
  struct Turn {
    fileprivate let processorTime: Double?
    fileprivate let start: ContinuousClock.Instant
  }

  /// The turn that begins now; the processor's time for whoever plays it is nil where it is unknown.
  func turn(at processorTime: Double?) -> Turn {
    Turn(processorTime: processorTime, start: .now)
  }

  /// By what a turn is over its limit; nil where it may go on.
  func excess(of turn: Turn, at processorTime: Double?) -> Excess? {
    let passed = (ContinuousClock.now - turn.start) / .seconds(1)
    let worked = processorTime.flatMap { now in turn.processorTime.map { now - $0 } }
    guard let worked else { return passed >= seconds ? .worked(seconds) : nil }
    guard worked < seconds else { return .worked(seconds) }
    let waited = passed - worked * Self.greatestLoad
    return waited >= seconds * Self.waitingFactor ? .waited(seconds * Self.waitingFactor) : nil
  }

  /// Seconds between two looks at a turn that goes on.
  var pause: Double { min(max(seconds / 8, 0.001), 0.25) }
}
