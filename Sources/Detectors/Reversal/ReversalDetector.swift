import Compositing
import LayerTrees
import Scenes

extension FindingKind {
  /// The bar runs back on its way while the keyboard does not.
  public static let reversal = FindingKind(
    "reversal", finds: "the bar runs back on its way while the keyboard does not")
}

/// Finds bars that run back on their way while the keyboard does not.
///
/// What counts is how far the bar falls behind the farthest that it has come in a motion, less how
/// far the keyboard does, in points. A bar that still moves by what went before turns round first,
/// and one that only ever goes the other way has another goal.
/// The greatest value is exact: it lies at a key time or where the velocity changes its sign.
struct ReversalDetector: Detector {
  static let kinds = [FindingKind.reversal]

  func findings(in evidence: Evidence) -> [Finding] {
    let unseen = evidence.unseen
    let ways = evidence.timelineValues.value(for: Self.self) { timeline in
      timeline.transitions.map { transition in
        abs(transition.travel) > unseen
          ? timeline.wayBack(in: transition) { $0.bar.frame(at: $1).maxY } : nil
      }
    }
    return zip(evidence.transitions, ways).compactMap { transition, way in
      way.flatMap { finding(transition, $0, in: evidence) }
    }
  }

  private func finding(
    _ transition: KeyboardTransition, _ own: WayBack, in evidence: Evidence
  ) -> Finding? {
    guard own.back > evidence.tolerances[.reversal], max(own.before, own.after) > evidence.unseen
    else { return nil }
    let guide = evidence.track.timeline.wayBack(in: transition) { $0.guideTop(at: $1) }
    let points = own.back - guide.back
    guard points > leastBack(transition, in: evidence) else { return nil }
    let frames = evidence.frames(from: own.top, to: own.bottom)
    let seen = evidence.behind(own, at: frames.upperBound, in: transition)
    let size = FindingSize(points: min(points, seen), continuous: points, amount: points)
    return Finding(
      .reversal, size, over: frames, worst: frames.upperBound,
      phase: evidence.playback.phases.phase(at: own.bottom),
      cause: .bar(
        .reversesMidway(by: Points(points), from: Seconds(own.top), to: Seconds(own.bottom))),
      in: evidence)
  }

  /// Points that count: under a finger layout snaps each step to a pixel, the keyboard does not.
  private func leastBack(_ transition: KeyboardTransition, in evidence: Evidence) -> Double {
    let tolerance = evidence.tolerances[.reversal]
    return transition.phase == .dragging ? max(tolerance, 1 / evidence.scale) : tolerance
  }
}
