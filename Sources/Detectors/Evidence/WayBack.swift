import Compositing
import LayerTrees
import Scenes

/// The greatest way back of an edge in a motion of the keyboard.
struct WayBack {
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

extension Evidence {
  /// Points by which the bar is behind its farthest place at a refresh.
  func behind(_ way: WayBack, at frame: Int, in transition: KeyboardTransition) -> Double {
    guard let bar = track.barBottom(at: times[frame]) else { return 0 }
    return max(0, way.farthest - bar.value * transition.direction)
  }
}

extension ScreenTimeline {
  /// The greatest way back of an edge in a motion; an edge that still moves by what went before
  /// turns round first.
  func wayBack(
    in transition: KeyboardTransition, of edge: (SeamInterval, Double) -> Motion
  ) -> WayBack {
    var (best, farthest, top) = (WayBack(), -Double.infinity, transition.start)
    var hasTurned: Bool?
    let places = places(transition, edge)
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
        best = WayBack(back: farthest - way, top: top, bottom: place.time, farthest: farthest)
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
    _ transition: KeyboardTransition, _ edge: (SeamInterval, Double) -> Motion
  ) -> [Place] {
    let pieces = pieces(of: transition).filter {
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
