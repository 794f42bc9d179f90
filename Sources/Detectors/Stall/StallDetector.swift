import Compositing
import LayerTrees
import Scenes

extension FindingKind {
  /// The bar rests on its way while the keyboard moves.
  ///
  /// Two refreshes at 60 Hz may pass.
  public static let stall = FindingKind(
    "stall", in: .milliseconds, tolerance: .milliseconds(2000.0 / 60),
    finds: "the bar rests on its way while the keyboard moves")
}

/// Finds bars that rest on their way while the keyboard moves.
///
/// A bar that has not set out yet does not stall, and one that has arrived does not either: that is
/// another curve or a late start. The amount is the longest standstill of a motion in milliseconds,
/// exact, and the points are how far the keyboard goes meanwhile.
struct StallDetector: Detector {
  static let kinds = [FindingKind.stall]

  func findings(in evidence: Evidence) -> [Finding] {
    let unseen = evidence.unseen
    let stalls = evidence.timelineValues.value(for: Self.self) { timeline in
      timeline.transitions.map { transition in
        abs(transition.travel) > unseen ? stall(in: transition, timeline, unseen: unseen) : nil
      }
    }
    return stalls.compactMap { stall in stall.flatMap { finding($0, in: evidence) } }
  }

  /// A time in which the bar rests.
  private struct Rest {
    let start: Double
    var end: Double
    let bar: Double

    var duration: Double { end - start }
  }

  /// The longest standstill of a motion; nil where there is none.
  private func stall(
    in transition: KeyboardTransition, _ timeline: ScreenTimeline, unseen: Double
  ) -> Rest? {
    rests(transition, in: timeline).filter {
      isOnItsWay($0, transition, in: timeline, unseen: unseen)
        && keyboardTravel(during: $0, timeline) > unseen
    }.max { $0.duration < $1.duration - Slack.instant }
  }

  private func finding(_ stall: Rest, in evidence: Evidence) -> Finding? {
    guard stall.duration * 1000 > evidence.tolerances[.stall] else { return nil }
    let travel = keyboardTravel(during: stall, evidence.track.timeline)
    let frames = evidence.frames(from: stall.start, to: stall.end)
    let size = FindingSize(points: travel, amount: stall.duration * 1000, unit: .milliseconds)
    return Finding(
      .stall, size, over: frames, worst: frames.upperBound,
      phase: evidence.playback.phases.phase(at: stall.start),
      cause: .bar(.pausesMidway(for: Seconds(stall.duration), travel: Points(travel))), in: evidence
    )
  }

  /// The times in which the bar rests, those that touch at one place as one.
  private func rests(_ transition: KeyboardTransition, in track: ScreenTimeline) -> [Rest] {
    var rests: [Rest] = []
    for piece in track.pieces(of: transition) {
      guard let place = piece.restingBar else { continue }
      if let last = rests.last, abs(last.end - piece.start) < Slack.instant,
        abs(last.bar - place) < Slack.place
      {
        rests[rests.count - 1].end = piece.end
      } else {
        rests.append(Rest(start: piece.start, end: piece.end, bar: place))
      }
    }
    return rests
  }

  /// True if the bar has come some way in the motion, and goes on in it afterwards.
  private func isOnItsWay(
    _ rest: Rest, _ transition: KeyboardTransition, in track: ScreenTimeline, unseen: Double
  ) -> Bool {
    let start =
      track.barBottom(at: transition.start - Slack.instant) ?? track.barBottom(at: transition.start)
    guard let first = start,
      let last = track.barBottom(at: min(transition.end - Slack.instant, transition.restTime))
    else { return false }
    let done = (rest.bar - first.value) * transition.direction
    let ahead = (last.value - rest.bar) * transition.direction
    return done > unseen && ahead > unseen
  }

  private func keyboardTravel(during rest: Rest, _ track: ScreenTimeline) -> Double {
    guard let first = track.guideTop(at: rest.start),
      let last = track.guideTop(at: rest.end - Slack.instant)
    else { return 0 }
    return abs(last.value - first.value)
  }
}

extension TransitionPiece {
  /// The place of the bar's bottom throughout; nil where it moves.
  fileprivate var restingBar: Double? {
    let places = [start, (start + end) / 2, end.nextDown].map { interval.bar.frame(at: $0).maxY }
    guard
      places.allSatisfy({
        abs($0.velocity) < Slack.speed && abs($0.value - places[0].value) < Slack.rounding
      })
    else { return nil }
    return places[0].value
  }
}
