import Compositing
import Foundation
import LayerTrees
import Scenes

/// Finds bars of which nothing can be seen while the keyboard is up.
///
/// The amount is how long, in milliseconds and exact; the points are the height that is missing. A
/// scene without a bar has none to miss. A bar that fades out while the keyboard closes leaves with
/// it, and is not meant; nor is what nobody sees, in the background.
struct InvisibleDetector: Detector {
  static let kinds = [FindingKind.invisible]

  func findings(in evidence: Evidence) -> [Finding] {
    let invisibilities = evidence.invisibilities
    guard !invisibilities.isEmpty else { return [] }
    return evidence.timesWithKeyboard.flatMap { up in
      invisibilities.compactMap { finding($0, while: up, in: evidence) }
    }
  }

  private func finding(
    _ invisibility: Invisibility, while up: Range<Double>, in evidence: Evidence
  ) -> Finding? {
    let start = max(invisibility.start, up.lowerBound)
    let end = min(invisibility.end, up.upperBound)
    guard start < end, !evidence.isLeaving(invisibility, until: up.upperBound),
      let height = evidence.bar(at: start)?.frame(at: start).rect.height, height > 0,
      let last = evidence.times.last
    else { return nil }
    // What stays so lasts until the last refresh is over.
    let duration = min(end, last + 1 / evidence.playback.scene.rate) - start
    let frames = evidence.frames(from: start, to: end - 2 * Slack.instant)
    let isSeen = evidence.times[frames.lowerBound] < end
    guard isSeen, !end.isFinite || duration * 1000 > evidence.tolerances[.invisible]
    else { return nil }
    let size = FindingSize(
      points: Double(height), amount: duration * 1000, unit: .milliseconds)
    return Finding(
      .invisible, size, over: frames, worst: frames.lowerBound,
      phase: evidence.playback.phases.phase(at: start), cause: .bar(invisibility.cause),
      in: evidence)
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    let time = evidence.times[index]
    guard found.contains(where: { $0.kind == .invisible }), let bar = evidence.bar(at: time)
    else { return [] }
    let rect = bar.frame(at: time).rect
    return [FrameMark(kind: .invisible, rect: rect, points: Double(rect.height))]
  }
}

extension Evidence {
  /// The bar in the tree that is on the screen at `time`, seen or not.
  fileprivate func bar(at time: Double) -> LayerPath? {
    playback.log.commit(at: time).flatMap { LayerPath(to: .inputBar, in: $0.root) }
  }

  /// When the keyboard is up or on its way, and the app in the foreground, in seconds.
  fileprivate var timesWithKeyboard: [Range<Double>] {
    let starts = playback.phases.starts
    let ends = starts.dropFirst().map(\.time) + [.infinity]
    var times: [Range<Double>] = []
    for (start, end) in zip(starts, ends) where start.phase != .closed {
      if let last = times.last, last.upperBound == start.time {
        times[times.count - 1] = last.lowerBound..<end
      } else {
        times.append(start.time..<end)
      }
    }
    return playback.scene.absences.reduce(times) { times, absence in
      times.flatMap { time in
        [
          time.lowerBound..<max(time.lowerBound, min(time.upperBound, absence.lowerBound)),
          min(time.upperBound, max(time.lowerBound, absence.upperBound))..<time.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
  }

  /// Whether a bar fades out while the keyboard closes, and is not seen again before it has.
  fileprivate func isLeaving(_ invisibility: Invisibility, until closed: Double) -> Bool {
    invisibility.isFaded && invisibility.end >= closed
      && playback.phases.phase(at: invisibility.start) == .closing
  }
}
