import CaseWorkers
import Detectors
import Reports
import SceneFiles
import SceneHunting

/// Plays random scenes against a handler side by side, and shrinks what goes wrong.
///
/// Findings are reported in the order of the cases that show them first, so neither the number of
/// workers nor the time decides what it is: more time only adds to it. A hunt that is interrupted
/// reports what it has found, whole where there was no time to shrink it.
struct SceneHunt {
  let pool: WorkerPool
  let generator: SceneGenerator
  let vocabulary: SceneVocabulary
  /// The part of the generator's scenes that is played.
  let shard: ShardChoice

  /// Cases that are played before what they show is shrunk.
  private static let roundLength = 256
  /// The most scenes that are tried for a finding; few where each takes the whole timeout.
  private static let trials = (usual: 2000, wedged: 8)

  /// A finding that no case before has shown.
  private struct Candidate: Sendable {
    let signature: FindingSignature
    let number: Int
  }

  /// Hunts until the budget is spent; returns how many cases were played.
  func run(
    for budget: HuntBudget, report: (HuntedScene) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Int {
    let start = ContinuousClock.now
    let count = budget.count.map(shard.share)
    let progress = Progress("played", of: count)
    defer { progress.end() }
    var known: Set<FindingSignature> = []
    var played = 0
    while goesOn(budget, count, played: played, since: start) {
      let round = played..<min(played + Self.roundLength, count ?? .max)
      let shown = try play(round, progress)
      played = round.upperBound
      let fresh = zip(round, shown).flatMap { index, signatures in
        signatures.filter { known.insert($0).inserted }
          .map { Candidate(signature: $0, number: shard.place(of: index)) }
      }
      let scenes = try shrink(fresh)
      if !scenes.isEmpty { progress.end() }
      for scene in scenes { try report(scene) }
    }
    return played
  }

  private func goesOn(
    _ budget: HuntBudget, _ count: Int?, played: Int, since start: ContinuousClock.Instant
  ) -> Bool {
    guard !Interruption.isAsked else { return false }
    switch budget {
    case .cases: return played < count ?? 0
    case .seconds(let seconds):
      return played == 0 || ContinuousClock.now - start < .seconds(seconds)
    }
  }

  /// Plays the cases of a round, and returns the findings of each.
  private func play(
    _ round: Range<Int>, _ progress: Progress
  ) throws(CommandFailure) -> [[FindingSignature]] {
    try pool.run(
      count: round.count, workers: round.count, listener: WorkerPool.Listener(progress)
    ) { worker, index throws(CommandFailure) in
      // Whoever wants to end gets what was found until now.
      guard !Interruption.isAsked else { return [] }
      let draft = generator.draft(shard.place(of: round.lowerBound + index))
      guard let facts = try DraftPlayer(worker, vocabulary).facts(of: draft) else {
        throw CommandFailure(.couldNotWork, ["error: a scene that was made up cannot be read"])
      }
      return FindingSignature.all(of: facts)
    }
  }

  private func shrink(_ candidates: [Candidate]) throws(CommandFailure) -> [HuntedScene] {
    let progress = Progress("shrunk", of: candidates.count)
    defer { progress.end() }
    return try pool.run(
      count: candidates.count, workers: candidates.count, listener: WorkerPool.Listener(progress)
    ) { worker, index throws(CommandFailure) in
      try shrink(candidates[index], with: DraftPlayer(worker, vocabulary))
    }
  }

  private func shrink(
    _ candidate: Candidate, with player: DraftPlayer
  ) throws(CommandFailure) -> HuntedScene {
    let whole = generator.draft(candidate.number)
    var shrinker = SceneShrinker(
      device: generator.devices[0], system: generator.systems[0],
      trials: candidate.signature.isWedged ? Self.trials.wedged : Self.trials.usual
    ) { draft throws(CommandFailure) in
      guard !Interruption.isAsked else { return false }
      let facts = try player.facts(of: draft)
      return facts.map { FindingSignature.all(of: $0).contains(candidate.signature) } ?? false
    }
    let draft = try shrinker.shrink(whole)
    guard let facts = try player.facts(of: draft) else {
      throw CommandFailure(.couldNotWork, ["error: a scene that was shrunk cannot be read"])
    }
    return HuntedScene(
      draft, facts, candidate.signature,
      origin: "Found by seam hunt, seed \(generator.seed), case \(candidate.number)"
        + " of \(whole.events.count) events.")
  }
}

/// The end of a hunt: after some cases, or after some time.
enum HuntBudget {
  case cases(Int)
  case seconds(Double)

  static let standardCount = 1000

  /// The number of cases; nil where only the time counts.
  var count: Int? {
    guard case .cases(let count) = self else { return nil }
    return count
  }
}

/// A scene that a hunt has found, as short as it goes.
struct HuntedScene: Sendable {
  let draft: SceneDraft
  /// The finding in it, in a line.
  let line: String
}

extension HuntedScene {
  /// A shrunk scene, with what it shows as its title, its remarks and its expectation.
  init(
    _ draft: SceneDraft, _ facts: CaseFacts, _ signature: FindingSignature, origin: String
  ) {
    let finding = facts.findings.first { FindingSignature($0) == signature }
    line = finding?.line ?? facts.failure ?? signature.title
    var draft = draft
    draft.title = "\(draft.handler): \(signature.title)"
    draft.remarks = [origin, line]
    if facts.failure == nil {
      let found = Set(facts.findings.map(\.kind))
      draft.expectation = FindingKind.allCases.filter(found.contains).map(\.rawValue)
    }
    self.draft = draft
  }
}

/// Has drafts played by a worker, as the scenes that they are written as.
struct DraftPlayer {
  private let worker: Worker
  private let reader: SceneReader

  init(_ worker: Worker, _ vocabulary: SceneVocabulary) {
    self.worker = worker
    reader = SceneReader(vocabulary: vocabulary)
  }

  /// The file name of a draft in messages.
  static let draftName = "draft"

  /// The findings of a draft; nil where it cannot be read.
  func facts(of draft: SceneDraft) throws(CommandFailure) -> CaseFacts? {
    let cases = try? reader.cases(in: draft.yaml, file: Self.draftName)
    guard let scene = cases?.first, cases?.count == 1 else { return nil }
    let outcome: Worker.Outcome
    do throws(WorkerError) {
      outcome = try worker.perform(.check(CheckOrder(.scene(scene))))
    } catch {
      throw CommandFailure(error)
    }
    _ = worker.takePrinted()
    switch outcome {
    case .reply(.checked(let outcomes)): return outcomes.first?.facts
    case .reply: return nil
    case .trap(let trap, _): return CaseResult(scene, trap).facts
    case .lost(let reason): throw CommandFailure(.couldNotWork, ["error: \(reason)"])
    }
  }
}

extension FindingSignature {
  /// True if the handler did not return from its turn.
  var isWedged: Bool { rule == .didNotReturn }
}
