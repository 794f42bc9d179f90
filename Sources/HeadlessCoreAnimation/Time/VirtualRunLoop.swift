public import AnimationCurves
public import LayerTrees

/// The main run loop on a virtual clock: it plays an app's turns and records what each commits.
///
/// A turn runs one piece of work, then one layout pass, then one commit. Nothing sleeps: the
/// clock stops during a turn and jumps to the next one. One loop is current at a time, as
/// an app has one; `makeCurrent()` starts a new app.
@MainActor
public final class VirtualRunLoop {
  /// The loop of the app that runs now.
  public private(set) static var current = outside
  /// Stands for the app while there is none yet.
  private static let outside = VirtualRunLoop(root: CALayer())

  /// The layer whose tree is committed.
  public let root: CALayer
  /// The times of refreshes: `phase + i / rate`.
  ///
  /// Whoever asks for them may depend on them: see `dependsOnRefreshes`.
  public var refreshes: RefreshClock {
    dependsOnRefreshes = true
    return refreshClock
  }
  private let refreshClock: RefreshClock
  /// True if something that was played may have been otherwise with other refreshes.
  ///
  /// It is false only where nothing asked for their times, nothing waited in the real main queue at
  /// one of them, and all turns were played to the last.
  package private(set) var dependsOnRefreshes = false
  /// Seconds from the start.
  public private(set) var now: Double = 0
  /// The commits so far.
  public private(set) var log = CommitLog()
  /// Takes part in each turn; without one, layers are committed as they are.
  package var host: (any RunLoopHost)?
  /// Notified of every turn before it is played.
  public var willBeginTurn: (@MainActor () -> Void)?
  /// Hears which part of a turn is at work from now on, so that each can be timed.
  package var partWatch: (@MainActor (TurnPart) -> Void)?
  private var layoutDepth = 0
  /// Decides when what is judged is at rest; without one, all work is waited for.
  package var restWatch: RestWatch?

  private var queue = TurnQueue()
  /// The turn that what waits in the real main queue will have.
  private var mainQueueTurn: Turn?
  private var turnCount = 0
  /// The number of turns that the real main queue alone has had since the app's last.
  private var taskTurns = 0
  /// True while it plays turns: an app that another one was started from goes on after it.
  public private(set) var isRunning = false
  /// True once all its turns have been played.
  private var hasEnded = false
  /// True for an app that has not come to its end.
  var isApp: Bool { self !== Self.outside && !hasEnded }
  var transactions = TransactionStack()
  let displayLinks = DisplayLinks()
  private var animationCount = 0

  public init(root: CALayer, refreshes: RefreshClock = RefreshClock()) {
    self.root = root
    refreshClock = refreshes
  }

  /// Makes this the app that runs now.
  public func makeCurrent() {
    Self.current = self
  }
}

/// A part of a run-loop turn.
package enum TurnPart {
  /// Whatever the app does, but for layout.
  case handler
  /// Layout passes, those that the app asks for and the one that ends the turn.
  case layout
  /// The commit of what has changed.
  case commit
  /// None any more: the turn is over.
  case none
}

/// Takes part in the turns of a run loop, which call its methods in this order.
@MainActor
package protocol RunLoopHost: AnyObject {
  /// The display links have been called; layout comes next.
  func displayLinksDidFire()
  /// True if a layout pass would run code of the app.
  var awaitsLayout: Bool { get }
  /// Lays out what needs it, which shows whether a turn has changed anything.
  func layoutIfNeeded()
  /// Brings everything up to date that is about to be committed, layout as well.
  func willCommit()
}

extension VirtualRunLoop {
  /// Leaves work for a turn at `time` seconds, or at once where that has passed.
  @discardableResult
  public func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) -> Turn {
    schedule(.app(work), at: time)
  }

  /// Leaves work for the next turn, which comes with the next refresh: the worst a phone does.
  @discardableResult
  public func scheduleNextTurn(_ work: @escaping @MainActor () -> Void) -> Turn {
    schedule(at: refreshes.first(after: now), work)
  }

  /// Leaves work for the first refresh at `time` seconds or after it, but never for this turn.
  @discardableResult
  package func scheduleTurn(notBefore time: Double, _ work: @escaping @MainActor () -> Void) -> Turn
  {
    guard time.isFinite else { return Turn(time: time, work: .app(work), askedAt: now) }
    return schedule(at: nextRefresh(notBefore: time), work)
  }

  /// The next time of what keeps to the times it was set to, without those that it has missed.
  ///
  /// - Parameters:
  ///   - time: when it was to fire last, in seconds.
  ///   - interval: seconds between firings; infinite for what fires once.
  /// - Returns: seconds from the start; infinite where it does not fire again.
  func nextTime(after time: Double, every interval: Double) -> Double {
    guard interval.isFinite else { return .infinity }
    let interval = interval > 0 ? interval : Self.leastInterval
    let missed = ((now - time) / interval + 1e-9).rounded(.down)
    return time + interval * (max(0, missed) + 1)
  }

  /// Seconds between the firings of a timer that is set to none.
  ///
  /// Source: the documentation of Foundation's `Timer`.
  nonisolated static let leastInterval = 0.0001

  /// Leaves a turn for a task that sleeps until `time` seconds: `wake` lets it go on, in that turn.
  func scheduleTask(notBefore time: Double, _ wake: @escaping @MainActor () -> Void) -> Turn {
    schedule(.task(wake), at: nextRefresh(notBefore: time))
  }

  /// The first refresh at `time` seconds or after it, which is never this turn's.
  private func nextRefresh(notBefore time: Double) -> Double {
    max(refreshes.first(atOrAfter: time), refreshes.first(after: now))
  }

  /// Leaves a turn for what waits in the real main queue, at `time` seconds.
  public func scheduleMainQueue(at time: Double) {
    guard mainQueueTurn.map({ $0.time > time }) ?? true else { return }
    mainQueueTurn?.cancel()
    mainQueueTurn = schedule(.mainQueue, at: time)
  }

  private func schedule(_ work: Turn.Work, at time: Double) -> Turn {
    let turn = Turn(time: max(time, now), work: work, askedAt: now)
    queue.insert(turn)
    return turn
  }
}

extension VirtualRunLoop {
  /// Plays turns until none is left.
  ///
  /// Tasks on the main actor run at the refresh after a turn, except where the caller is such a
  /// task itself: there the asynchronous form is needed.
  ///
  /// - Parameter limit: seconds from the start at which the loop gives up.
  /// - Throws: ``RunLoopError`` when turns beget turns without end, or what is judged never rests.
  public func run(until limit: Double) throws(RunLoopError) {
    begin()
    defer { end() }
    while let turn = try nextTurn(until: limit) {
      if beginsTasks(turn), MainQueue.mayHoldWork {
        dependsOnRefreshes = true
        MainQueue.drain()
        makeCurrent()
      }
      finish(turn)
    }
  }

  /// Plays turns until none is left, with tasks on the main actor between them.
  ///
  /// - Parameter limit: seconds from the start at which the loop gives up.
  /// - Throws: ``RunLoopError`` when turns beget turns without end, or what is judged never rests.
  public func run(until limit: Double) async throws(RunLoopError) {
    begin()
    defer { end() }
    dependsOnRefreshes = true
    while let turn = try nextTurn(until: limit) {
      if beginsTasks(turn) {
        await MainQueue.drained()
        makeCurrent()
      }
      finish(turn)
    }
  }

  private func begin() {
    (isRunning, hasEnded) = (true, false)
    MainQueue.beginPlaying()
  }

  private func end() {
    (isRunning, hasEnded) = (false, true)
    MainQueue.endPlaying()
  }

  /// A scene that takes more turns than this does not settle.
  public static let greatestTurnCount = 100_000

  /// Moves the clock on to the next turn; nil where none is left.
  private func nextTurn(until limit: Double) throws(RunLoopError) -> Turn? {
    guard let turn = try isAtRest() ? nil : queue.popFirst() else { return nil }
    if isMainQueue(turn) {
      guard turn.time <= limit else { return try nextTurn(until: limit) }
    } else {
      turnCount += 1
    }
    guard turn.time <= limit, turnCount <= Self.greatestTurnCount else {
      throw .neverSettles(seconds: turn.time, turns: turnCount)
    }
    now = turn.time
    restWatch?.note(turn)
    willBeginTurn?()
    return turn
  }

  /// True if what is judged is at rest and no work is left that is waited for.
  ///
  /// What the rest of the app went on with meanwhile is not part of what is played.
  private func isAtRest() throws(RunLoopError) -> Bool {
    guard let watch = restWatch else { return false }
    if let mover = watch.mover(at: now) { throw .neverRests(mover, seconds: now) }
    guard watch.hasRested(at: now), queue.isAtWork(withTasks: taskTurns > RestWatch.greatestChain),
      !queue.holdsTurn(where: { watch.awaitsWork(askedForAt: $0.askedAt) })
    else { return false }
    log.removeCommits(after: watch.end)
    dependsOnRefreshes = true
    return true
  }

  private func isMainQueue(_ turn: Turn) -> Bool { turn === mainQueueTurn }

  /// True if tasks of the app run in this turn; one that has slept until now is among them then.
  private func beginsTasks(_ turn: Turn) -> Bool {
    guard case .task(let wake)? = turn.work else { return isMainQueue(turn) }
    wake()
    return true
  }

  /// Plays a turn, lays out and commits; what the real main queue left may be nothing.
  private func finish(_ turn: Turn) {
    switch turn.work {
    case .app(let work)?:
      taskTurns = 0
      partWatch?(.handler)
      work()
      commit()
      displayLinks.note(change: true, at: now)
    case .displayLinks?:
      partWatch?(.handler)
      displayLinks.tick(at: now, on: refreshes)
      host?.displayLinksDidFire()
      let isBusy = queue.holdsAppWork || log.restTime > now
      displayLinks.note(change: commitIfChanged() || isBusy, at: now)
    case .task?:
      taskTurns = 0
      displayLinks.note(change: commitIfChanged(), at: now)
      scheduleMainQueue(at: refreshClock.first(after: now))
    case .mainQueue?, nil:
      mainQueueTurn = nil
      taskTurns += 1
      if host?.awaitsLayout == true { dependsOnRefreshes = true }
      if commitIfChanged() { dependsOnRefreshes = true }
    }
    partWatch?(.none)
    scheduleDisplayLinks()
  }

  /// Leaves a turn for the display links, unless they wait for one or have nothing to do.
  private func scheduleDisplayLinks() {
    guard displayLinks.turn == nil, displayLinks.mayTick(at: now) else { return }
    displayLinks.turn = schedule(.displayLinks, at: refreshes.first(after: now))
  }

  /// Lays out, and commits what that or the turn has changed, if anything.
  @discardableResult
  private func commitIfChanged() -> Bool {
    host?.layoutIfNeeded()
    guard root.hasUncommittedChanges else { return false }
    commit()
    return true
  }

  private func commit() {
    beginLayout()
    host?.willCommit()
    endLayout()
    partWatch?(.commit)
    transactions.flush(on: self)
    let snapshot = root.snapshot()
    log.append(Commit(time: now, root: snapshot))
    partWatch?(.none)
    restWatch?.look(at: snapshot, time: now)
    scheduleMainQueue(at: refreshClock.first(after: now))
  }

  /// A layout pass begins, within a turn's work or behind it.
  package func beginLayout() {
    layoutDepth += 1
    if layoutDepth == 1 { partWatch?(.layout) }
  }

  /// A layout pass has ended.
  package func endLayout() {
    layoutDepth -= 1
    if layoutDepth == 0 { partWatch?(.handler) }
  }

  /// A name that no animation of this app has had.
  func nextAnimationID() -> Int {
    animationCount += 1
    return animationCount
  }
}

/// The reason why a run loop stopped before its work was done.
public enum RunLoopError: Error, Hashable, CustomStringConvertible {
  /// Work kept asking for more work.
  case neverSettles(seconds: Double, turns: Int)
  /// Something that is judged, named in a word, went on moving long after the last event.
  case neverRests(String, seconds: Double)

  public var description: String {
    switch self {
    case .neverSettles(let seconds, let turns):
      "the handler never settles: stopped at \(seconds) s after \(turns) turns of the run loop;"
        + " look for work that schedules itself again"
    case .neverRests(let mover, let seconds):
      "\(mover) never comes to rest: it still moves \(Int(RestWatch.greatestUnrest)) s after the"
        + " last event, at \(seconds) s; look for a timer, a display link or a completion that"
        + " moves it again"
    }
  }
}
