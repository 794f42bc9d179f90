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
    evidence.transitions.compactMap { finding($0, in: evidence) }
  }

  private func finding(_ transition: KeyboardTransition, in evidence: Evidence) -> Finding? {
    guard abs(transition.travel) > evidence.unseen else { return nil }
    let own = run(transition, in: evidence.track) { $0.bar.frame(at: $1).maxY }
    guard own.back > evidence.tolerances[.reversal], max(own.before, own.after) > evidence.unseen
    else { return nil }
    let guide = run(transition, in: evidence.track) { $0.guideTop(at: $1) }
    let points = own.back - guide.back
    guard points > leastBack(transition, in: evidence) else { return nil }
    let frames = evidence.frames(from: own.top, to: own.bottom)
    let seen = seen(own, at: frames.upperBound, transition, in: evidence)
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

  /// Points by which the bar is behind its farthest place at a refresh.
  private func seen(
    _ run: Run, at frame: Int, _ transition: KeyboardTransition, in evidence: Evidence
  ) -> Double {
    guard let bar = evidence.track.barBottom(at: evidence.times[frame]) else { return 0 }
    return max(0, run.farthest - bar.value * transition.direction)
  }

  /// The greatest way back of an edge in a motion.
  private struct Run {
    /// Points.
    var back = 0.0
    /// The times at which the edge was farthest, and at which it had run back from there.
    var top = 0.0
    var bottom = 0.0
    var farthest = -Double.infinity
    /// Points that it came before it ran back, and that it goes on after that.
    var before = 0.0
    var after = 0.0
  }

  private func run(
    _ transition: KeyboardTransition, in track: ScreenTrack,
    _ edge: (SeamInterval, Double) -> Motion
  ) -> Run {
    var (best, farthest, top) = (Run(), -Double.infinity, transition.start)
    var hasTurned: Bool?
    let places = places(transition, in: track, edge)
    for place in places {
      let way = place.motion.value * transition.direction
      if hasTurned == nil {
        hasTurned = place.motion.velocity * transition.direction > -Slack.speed
      }
      if hasTurned == false {
        hasTurned = way > farthest + Slack.rounding && farthest > -.infinity
        (farthest, top) = (way, place.time)
      } else if way > farthest {
        (farthest, top) = (way, place.time)
      } else if farthest - way > best.back {
        best = Run(back: farthest - way, top: top, bottom: place.time, farthest: farthest)
      }
    }
    let ends = [places.first, places.last].map { ($0?.motion.value ?? 0) * transition.direction }
    best.before = best.farthest - ends[0]
    best.after = ends[1] - (best.farthest - best.back)
    return best
  }

  private typealias Place = (time: Double, motion: Motion)

  /// The edge at the ends of every piece, and where it turns round within one.
  private func places(
    _ transition: KeyboardTransition, in track: ScreenTrack,
    _ edge: (SeamInterval, Double) -> Motion
  ) -> [Place] {
    let pieces = track.pieces(of: transition).filter {
      $0.start < transition.keyboardRestTime - Slack.instant
    }
    return pieces.flatMap { piece -> [Place] in
      let nodes = MotionSearch.looks(from: piece.start, to: piece.end, swing: .infinity).map {
        (time: $0, motion: edge(piece.interval, $0))
      }
      return zip(nodes, nodes.dropFirst()).flatMap { left, right -> [Place] in
        let turn = MotionSearch.turn(from: left, to: right) { edge(piece.interval, $0) }
        return [left] + (turn.map { [($0, edge(piece.interval, $0))] } ?? [])
      } + [nodes[nodes.count - 1]]
    }
  }
}
