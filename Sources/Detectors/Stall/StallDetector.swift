import Compositing
import Scenes
import LayerTrees

/// Finds bars that stand still on their way while the keyboard moves.
///
/// A bar that has not set out yet does not stall, and one that has arrived does not either: that is
/// another curve or a late start. The amount is the longest standstill of a motion in milliseconds,
/// exact, and the points are how far the keyboard goes meanwhile.
struct StallDetector: Detector {
  static let kinds = [FindingKind.stall]

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.stretches.compactMap { finding($0, in: evidence) }
  }

  /// A time in which the bar stands still.
  private struct Rest {
    let start: Double
    var end: Double
    let bar: Double

    var duration: Double { end - start }
  }

  private func finding(_ stretch: KeyboardStretch, in evidence: Evidence) -> Finding? {
    guard abs(stretch.travel) > evidence.unseen else { return nil }
    let stalls = rests(stretch, in: evidence.course).filter {
      isOnItsWay($0, stretch, in: evidence)
        && keyboardTravel(during: $0, evidence) > evidence.unseen
    }
    guard let stall = stalls.max(by: { $0.duration < $1.duration - 1e-9 }),
      stall.duration * 1000 > evidence.tolerances[.stall]
    else { return nil }
    let travel = keyboardTravel(during: stall, evidence)
    let frames = evidence.frames(from: stall.start, to: stall.end)
    let size = FindingSize(points: travel, amount: stall.duration * 1000, unit: .milliseconds)
    return Finding(
      .stall, size, over: frames, worst: frames.upperBound,
      phase: evidence.playback.phases.phase(at: stall.start),
      cause: .bar(.pausesMidway(for: Seconds(stall.duration), travel: Points(travel))), in: evidence
    )
  }

  /// The times in which the bar stands still, those that touch at one place as one.
  private func rests(_ stretch: KeyboardStretch, in course: SeamCourse) -> [Rest] {
    var rests: [Rest] = []
    for piece in course.pieces(of: stretch) {
      guard let place = piece.restingBar else { continue }
      if let last = rests.last, abs(last.end - piece.start) < 1e-9, abs(last.bar - place) < 1e-6 {
        rests[rests.count - 1].end = piece.end
      } else {
        rests.append(Rest(start: piece.start, end: piece.end, bar: place))
      }
    }
    return rests
  }

  /// Whether the bar has come some way in the motion, and goes on in it afterwards.
  private func isOnItsWay(
    _ rest: Rest, _ stretch: KeyboardStretch, in evidence: Evidence
  ) -> Bool {
    let course = evidence.course
    let start = course.barBottom(at: stretch.start - 1e-9) ?? course.barBottom(at: stretch.start)
    guard let first = start,
      let last = course.barBottom(at: min(stretch.end - 1e-9, stretch.restTime))
    else { return false }
    let done = (rest.bar - first.value) * stretch.direction
    let ahead = (last.value - rest.bar) * stretch.direction
    return done > evidence.unseen && ahead > evidence.unseen
  }

  private func keyboardTravel(during rest: Rest, _ evidence: Evidence) -> Double {
    guard let first = evidence.course.guideTop(at: rest.start),
      let last = evidence.course.guideTop(at: rest.end - 1e-9)
    else { return 0 }
    return abs(last.value - first.value)
  }
}

extension StretchPiece {
  /// Where the bar's bottom stands throughout; nil where it moves.
  fileprivate var restingBar: Double? {
    let places = [start, (start + end) / 2, end.nextDown].map { section.bar.frame(at: $0).maxY }
    guard places.allSatisfy({ abs($0.velocity) < 1e-9 && abs($0.value - places[0].value) < 1e-9 })
    else { return nil }
    return places[0].value
  }
}
