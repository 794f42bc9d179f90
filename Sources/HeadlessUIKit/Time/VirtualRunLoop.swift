public import AnimationCurves
public import LayerTrees

/// The main run loop on a virtual clock: it plays an app's turns and records what each commits.
///
/// A turn runs one piece of work, then one layout pass, then one commit. Nothing sleeps: the
/// clock stands still during a turn and jumps to the next one. One loop is current at a time, as
/// an app has one; `makeCurrent()` starts a new app.
@MainActor
public final class VirtualRunLoop {
  /// The loop of the app that runs now.
  public private(set) static var current = VirtualRunLoop(screen: UIScreen())

  public let screen: UIScreen
  /// How the system's keyboard moves: curve 7 is its spring.
  public let keyboardProfile: KeyboardProfile
  /// When refreshes happen: `phase + i / rate`.
  public let refreshes: RefreshClock
  /// Seconds from the start.
  public private(set) var now: Double = 0
  /// What has been committed so far.
  public private(set) var log = CommitLog()
  /// What the app did that UIKit leaves undefined, in order of time.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Hears of fingers that drag scroll views, so that the keyboard can follow them.
  package var scrollObserver: (@MainActor (UIScrollView, ScrollTouch) -> Void)?

  private var queue = TurnQueue()
  var animations = AnimationStack()
  var transactions = TransactionStack()

  public init(
    screen: UIScreen,
    keyboardProfile: KeyboardProfile = .iOS18,
    refreshes: RefreshClock = RefreshClock()
  ) {
    self.screen = screen
    self.keyboardProfile = keyboardProfile
    self.refreshes = refreshes
  }

  /// Makes this the app that runs now.
  public func makeCurrent() {
    Self.current = self
  }
}

extension VirtualRunLoop {
  /// Leaves work for a turn at `time` seconds, or at once where that has passed.
  public func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) {
    queue.insert(Turn(time: max(time, now), work: work))
  }

  /// Leaves work for the next turn, which comes with the next refresh: the worst a phone does.
  public func scheduleNextTurn(_ work: @escaping @MainActor () -> Void) {
    schedule(at: refreshes.first(after: now), work)
  }

  /// Plays turns until none is left.
  ///
  /// - Parameter limit: seconds from the start at which the loop gives up.
  /// - Throws: ``RunLoopError/neverSettles(seconds:turns:)`` when turns beget turns forever.
  public func run(until limit: Double) throws(RunLoopError) {
    var turns = 0
    while let turn = queue.popFirst() {
      turns += 1
      guard turn.time <= limit, turns <= Self.greatestTurnCount else {
        throw .neverSettles(seconds: turn.time, turns: turns)
      }
      now = turn.time
      turn.work()
      commit()
    }
  }

  /// A scene that takes more turns than this does not settle.
  public static let greatestTurnCount = 100_000

  private func commit() {
    screen.layoutIfNeeded()
    transactions.flush(on: self)
    log.append(Commit(time: now, root: screen.layer.snapshot()))
  }
}

/// Why a run loop stopped before its work was done.
public enum RunLoopError: Error, Hashable, CustomStringConvertible {
  /// Work kept asking for more work.
  case neverSettles(seconds: Double, turns: Int)

  public var description: String {
    switch self {
    case .neverSettles(let seconds, let turns):
      "the handler never settles: stopped at \(seconds) s after \(turns) turns of the run loop;"
        + " look for work that schedules itself again"
    }
  }
}
