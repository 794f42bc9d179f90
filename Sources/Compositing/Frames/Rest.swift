package import LayerTrees
package import Scenes

/// Refreshes in a row that show one commit while nothing moves, with the keyboard open or closed.
package struct Rest: Sendable {
  package private(set) var frames: ClosedRange<Int>
  package let commit: Commit
  /// Open or closed.
  package let phase: Phase

  fileprivate mutating func extend(to index: Int) { frames = frames.lowerBound...index }
}

extension Playback {
  /// When nothing moves, as refreshes show it; what nobody sees, in the background, is left out.
  ///
  /// - Parameter times: when each refresh happens, in seconds.
  /// - Returns: rests in order of time.
  package func rests(at times: [Double]) -> [Rest] {
    var rests: [Rest] = []
    let absences = scene.absences
    var shown = CommitCursor(log)
    for (index, time) in times.enumerated() {
      guard let commit = shown.commit(at: time), time >= commit.root.restTime,
        !absences.contains(where: { $0.contains(time) })
      else { continue }
      let phase = phases.phase(at: time)
      guard phase == .open || phase == .closed, isLong(shown, at: time) else { continue }
      if let last = rests.last, last.frames.upperBound == index - 1,
        last.commit.time == commit.time, last.phase == phase
      {
        rests[rests.count - 1].extend(to: index)
      } else {
        rests.append(Rest(frames: index...index, commit: commit, phase: phase))
      }
    }
    return rests
  }

  /// Whether a rest lasts a refresh or longer, so that one is sure to show it at any phase.
  private func isLong(_ shown: CommitCursor, at time: Double) -> Bool {
    guard let commit = shown.current else { return false }
    let next = phases.starts.first { $0.time > time }?.time ?? .infinity
    let last = phases.starts.last { $0.time <= time }?.time ?? 0
    let start = max(commit.time, commit.root.restTime, last)
    return min(shown.end, next) - start > 1 / scene.rate - Slack.turn
  }
}

/// Finds the commits of rising times one after the other.
private struct CommitCursor {
  private let commits: [Commit]
  private var next = 0

  init(_ log: CommitLog) { commits = log.commits }

  /// The commit on the screen; times must not fall.
  mutating func commit(at time: Double) -> Commit? {
    while next < commits.count, commits[next].time <= time { next += 1 }
    return current
  }

  /// The commit that was found last.
  var current: Commit? { next > 0 ? commits[next - 1] : nil }

  /// When the next one takes its place, in seconds.
  var end: Double { next < commits.count ? commits[next].time : .infinity }
}
