import Compositing
import Foundation
import LayerTrees
import Scenes

extension FindingKind {
  /// Something has not come back to where it was before the first keyboard.
  public static let drift = FindingKind(
    "drift",
    mark: MarkStyle(
      .plum, .wash(0.12), dashes: [3, 3], addsUp: false,
      legend: "where it was before the keyboard"),
    finds: "bar, list, content or insets do not come back to where they were before")
}

/// Finds what has not come back after the keyboards to where it was before the first.
///
/// Each rest without a keyboard is compared with the first one on a screen of that
/// size, once it is over; each role is a finding of its own, in points. Messages that have come or
/// gone meanwhile, a user's own scrolling and a bar that has grown are no drift.
struct DriftDetector: Detector {
  static let kinds = [FindingKind.drift]

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.closedRests.rests.flatMap { rest in
      drifts(at: rest, in: evidence).map { finding($0, over: rest.frames, in: evidence) }
    }
  }

  /// The places where drifted things belong: an outline for each in a frame that shows it.
  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    guard found.contains(where: { $0.kind == .drift }) else { return [] }
    return evidence.closedRests.rests.filter { $0.frames.contains(index) }.flatMap { rest in
      drifts(at: rest, in: evidence).compactMap(\.rect)
        .map { FrameMark(kind: .drift, rect: $0) }.withoutRepeats
    }
  }

  private func drifts(at rest: DriftLog.Stay, in evidence: Evidence) -> [Drift] {
    evidence.closedRests.drifts(at: rest).filter { $0.points > evidence.tolerances[.drift] }
  }

  private func finding(
    _ drift: Drift, over frames: ClosedRange<Int>, in evidence: Evidence
  ) -> Finding {
    let reason =
      drift.part == .bar
      ? NotificationCause.emptyFrameUsed(
        evidence.playback, at: evidence.times[frames.lowerBound], rise: drift.points) : nil
    return Finding(
      .drift, FindingSize(points: drift.points), over: frames, worst: frames.lowerBound,
      phase: .closed,
      cause: .drift(DriftCause(drift.part, by: Points(drift.change), reason: reason)),
      in: evidence)
  }
}

extension [FrameMark] {
  /// Each mark once, in order of first appearance.
  fileprivate var withoutRepeats: [FrameMark] {
    var seen: Set<FrameMark> = []
    return filter { seen.insert($0).inserted }
  }
}
