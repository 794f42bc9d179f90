import LayerTrees
package import Scenes

/// Refreshes in a row that show one commit while nothing moves, with the keyboard open or closed.
package struct Rest: Sendable {
  package private(set) var frames: ClosedRange<Int>
  package let shown: ShownCommit
  /// Open or closed.
  package let phase: Phase

  fileprivate mutating func extend(to index: Int) { frames = frames.lowerBound...index }
}

extension Playback {
  /// The times at which nothing moves, as refreshes show them, but for those in the background.
  ///
  /// - Parameters:
  ///   - commits: what is on the screen, in order of time.
  ///   - times: when each refresh happens, in seconds.
  /// - Returns: rests in order of time.
  func rests(of commits: [ShownCommit], at times: [Double]) -> [Rest] {
    var rests: [Rest] = []
    let absences = scene.absences
    var next = 0
    for (index, time) in times.enumerated() {
      while next < commits.count, commits[next].time <= time { next += 1 }
      guard next > 0, time >= commits[next - 1].root.restTime,
        !absences.contains(where: { $0.contains(time) })
      else { continue }
      let (shown, phase) = (commits[next - 1], phases.phase(at: time))
      guard phase == .open || phase == .closed, isLong(shown, at: time) else { continue }
      if let last = rests.last, last.frames.upperBound == index - 1,
        last.shown.time == shown.time, last.phase == phase
      {
        rests[rests.count - 1].extend(to: index)
      } else {
        rests.append(Rest(frames: index...index, shown: shown, phase: phase))
      }
    }
    return rests
  }

  /// True if a rest lasts a refresh or longer, so that one is sure to show it at any phase.
  private func isLong(_ shown: ShownCommit, at time: Double) -> Bool {
    let next = phases.starts.first { $0.time > time }?.time ?? .infinity
    let last = phases.starts.last { $0.time <= time }?.time ?? 0
    let start = max(shown.time, shown.root.restTime, last)
    return min(shown.end, next) - start > 1 / scene.rate - Slack.turn
  }
}
