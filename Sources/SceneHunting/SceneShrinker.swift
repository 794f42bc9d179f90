/// Finds the shortest scene that still shows something.
///
/// Events are taken away in ever smaller runs (Zeller and Hildebrandt, "Simplifying and isolating
/// failure-inducing input", 2002), then what is left is made simpler step by step, until neither
/// leads on: no event and no step can be taken without losing what the scene shows.
package struct SceneShrinker<Failure: Error> {
  /// True for a scene that shows it; one that cannot be read does not.
  private let shows: (SceneDraft) throws(Failure) -> Bool
  private let plainDevice: String
  private let plainSystem: String
  /// The number of scenes that may still be tried.
  private var trials: Int

  /// A shrinker of scenes that `shows` accepts.
  ///
  /// - Parameters:
  ///   - device: the plainest device, which takes the place of others where it can.
  ///   - system: the plainest system.
  ///   - trials: how many scenes are tried at most; what is found by then is the answer.
  ///   - shows: whether a scene shows what is sought.
  package init(
    device: String, system: String, trials: Int = 2000,
    shows: @escaping (SceneDraft) throws(Failure) -> Bool
  ) {
    plainDevice = device
    plainSystem = system
    self.trials = trials
    self.shows = shows
  }

  /// The shortest scene that a scene which shows it leads to.
  package mutating func shrink(_ draft: SceneDraft) throws(Failure) -> SceneDraft {
    var draft = draft
    while true {
      let shorter = try simplified(try withFewerEvents(draft))
      guard shorter != draft else { return draft }
      draft = shorter
    }
  }

  private mutating func accepts(_ draft: SceneDraft) throws(Failure) -> Bool {
    guard trials > 0 else { return false }
    trials -= 1
    return try shows(draft)
  }

  /// Without the events that can be missing, in runs of half of them first and single ones last.
  private mutating func withFewerEvents(_ draft: SceneDraft) throws(Failure) -> SceneDraft {
    var draft = draft
    var length = max(1, draft.events.count / 2)
    while true {
      let shorter = try withoutRuns(of: length, draft)
      if length == 1, shorter == draft { return draft }
      draft = shorter
      length = max(1, length / 2)
    }
  }

  private mutating func withoutRuns(
    of length: Int, _ draft: SceneDraft
  ) throws(Failure) -> SceneDraft {
    var draft = draft
    var start = 0
    while start < draft.events.count {
      let shorter = draft.without(start..<min(start + length, draft.events.count))
      if try accepts(shorter) { draft = shorter } else { start += length }
    }
    return draft
  }

  /// As simple as single steps make it; after one that is taken the next of its kind follow.
  private mutating func simplified(_ draft: SceneDraft) throws(Failure) -> SceneDraft {
    var draft = draft
    var steps = draft.simpler(device: plainDevice, system: plainSystem)
    var (index, refused) = (0, 0)
    while refused < steps.count {
      let step = steps[index % steps.count]
      if try accepts(step) {
        draft = step
        steps = draft.simpler(device: plainDevice, system: plainSystem)
        refused = 0
      } else {
        index += 1
        refused += 1
      }
    }
    return draft
  }
}
