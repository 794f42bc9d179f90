import CaseWorkers
import Detectors
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
