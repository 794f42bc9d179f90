import Detectors
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// Plays and draws cases in the program's own process, where no message is sent and no process is
/// started.
///
/// These are cases of handlers that say they can be played so, and playbacks, which need no handler.
/// Should one of them stop the program all the same, or keep it, then the program starts anew and
/// leaves all cases to workers, as ``FreshStart`` says.
struct InProcessPlayer: Sendable {
  let handlers: HandlerRegistry
  private let watch: TurnWatch

  init(handlers: HandlerRegistry, limit: TurnLimit) {
    self.handlers = handlers
    watch = TurnWatch(limit: limit)
  }

  /// From now on cases are played.
  func begin() {
    FreshStart.isReady = true
    watch.start()
  }

  /// No more cases are played.
  func end() { FreshStart.isReady = false }

  /// The outcomes of the cases of an order; nil where a worker has to do it.
  ///
  /// Playbacks are judged on any thread, handlers are played on the main thread.
  func outcomes(of order: CheckOrder) -> [CheckOutcome]? {
    guard case .packed(let packed) = order.source else {
      if case .playback(let playback) = order.source { return [order.outcome(of: playback)] }
      return nil
    }
    guard Thread.isMainThread, plays(packed.handler) else { return nil }
    return MainActor.assumeIsolated {
      order.outcomes(playingOnce: false) {
      } play: { scene, member throws(RunLoopError) in
        try play(scene, member: member)
      }
    }
  }

  /// The outcome of drawing a film; nil where a worker has to do it.
  func outcome(of order: FilmOrder) -> FilmOutcome? {
    guard Thread.isMainThread, order.cases.allSatisfy(plays) else { return nil }
    return MainActor.assumeIsolated {
      order.outcome {
      } play: { scene, member throws(RunLoopError) in
        try play(scene, member: member)
      }
    }
  }

  private func plays(_ source: CaseSource) -> Bool {
    if case .packed(let packed) = source { plays(packed.handler) } else { true }
  }

  private func plays(_ handler: HandlerSpec) -> Bool {
    handlers[handler.name]?.playsInProcess == true
  }

  /// Plays a case under watch.
  @MainActor
  private func play(_ scene: SceneCase, member: Int) throws(RunLoopError) -> Playback {
    watch.turnBegins(WorkerProgress(member: member))
    defer { watch.turnsEnd() }
    let player = ScenePlayer(registry: handlers) { [watch] phase, time in
      watch.turnBegins(WorkerProgress(member: member, phase: phase, time: time))
    }
    return try player.play(scene)
  }
}

/// Watches the turns that this process plays, and starts the program anew where one does not return.
final class TurnWatch: @unchecked Sendable {
  private let limit: TurnLimit
  private let lock = NSLock()
  /// The turn that is at work; nil while no handler is.
  private var current: WorkerProgress?
  /// Counts the instants at which turns began.
  private var instant = 0
  private var isStarted = false

  init(limit: TurnLimit) { self.limit = limit }

  /// Watches from now on.
  func start() {
    let isFirst = lock.withLock {
      defer { isStarted = true }
      return !isStarted
    }
    if isFirst { Thread.detachNewThread { [self] in look() } }
  }

  /// A turn begins; those of one instant are one.
  func turnBegins(_ progress: WorkerProgress) {
    lock.withLock {
      if current?.isOfInstant(of: progress) != true { instant += 1 }
      current = progress
    }
  }

  /// The handler is not at work any more.
  func turnsEnd() { lock.withLock { current = nil } }

  private func look() {
    var seen = Seen(turn: limit.turn(at: TurnLimit.ownTime), instant: nil)
    while true {
      Thread.sleep(forTimeInterval: limit.pause)
      if isOver(&seen, at: TurnLimit.ownTime) { FreshStart.begin() }
    }
  }

  /// The turn that a look has found at work, and the number of its instant; nil for none.
  struct Seen {
    var turn: TurnLimit.Turn
    var instant: Int?
  }

  /// Looks once; true if the turn is at work that the last look has seen, and over its limit.
  func isOver(_ seen: inout Seen, at processorTime: Double?) -> Bool {
    let now = lock.withLock { current == nil ? nil : instant }
    guard let now, now == seen.instant else {
      seen = Seen(turn: limit.turn(at: processorTime), instant: now)
      return false
    }
    return limit.excess(of: seen.turn, at: processorTime) != nil
  }
}

extension TurnLimit {
  /// Seconds that the processor has spent on this process; nil where the system does not say.
  ///
  /// While it plays a case, its other threads wait or judge.
  static var ownTime: Double? {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
