import Compositing
import Foundation
import Scenes
import LayerTrees

/// Finds bars that repeat the keyboard's motion later.
///
/// For each motion it fits the shift s for which `bar(t) = guide(t - s)` over steps of 1/60 s, in
/// least squares, by Gauss and Newton from where the bar passes the middle of the way. The exact
/// velocity of the guide makes the shift exact where there is one. It counts where it takes up the
/// whole difference but for a device pixel, and is half a refresh at least. The amount is the shift
/// in milliseconds, the points are the greatest distance that it causes.
struct LagDetector: Detector {
  static let kinds = [FindingKind.lag]

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.stretches.compactMap { finding($0, in: evidence) }
  }

  private func finding(_ stretch: KeyboardStretch, in evidence: Evidence) -> Finding? {
    guard abs(stretch.travel) > evidence.unseen else { return nil }
    guard let shift = LagFit(stretch, in: evidence).shift else { return nil }
    let milliseconds = shift * 1000
    guard milliseconds > evidence.tolerances[.lag],
      let shown = ShownLag(stretch, in: evidence)
    else { return nil }
    let size = FindingSize(
      points: shown.points,
      continuous: max(shown.points, evidence.peak(from: stretch.start, to: stretch.restTime)),
      amount: milliseconds, unit: .milliseconds)
    return Finding(
      .lag, size, over: shown.frames, worst: shown.worst, phase: stretch.phase,
      cause: .bar(
        .followsLate(
          by: Seconds(shift), refreshes: shift * evidence.playback.scene.rate)),
      in: evidence)
  }
}

extension Evidence {
  /// The greatest gap or overlap between two times, in points.
  fileprivate func peak(from start: Double, to end: Double) -> Double {
    SeamFault.allCases.flatMap { compositor.samples[$0] }
      .filter { $0.time >= start && $0.time <= end }.reduce(0) { max($0, $1.value) }
  }
}

/// Instants are looked at so many seconds later, past what happens at them.
private let nudge = 1e-7

/// What the refreshes show of a motion that the bar repeats later.
private struct ShownLag {
  let frames: ClosedRange<Int>
  /// The refresh at which the bar is farthest off, and how far that is in points.
  let worst: Int
  let points: Double

  /// Nil where no refresh shows the motion.
  init?(_ stretch: KeyboardStretch, in evidence: Evidence) {
    let course = evidence.course
    let frames = evidence.frames(
      from: stretch.start, to: min(stretch.end - 1e-6, stretch.restTime))
    let distances = frames.compactMap { frame -> (frame: Int, points: Double)? in
      let time = evidence.times[frame] + nudge
      guard time < stretch.end, let bar = course.barBottom(at: time),
        let guide = course.guideTop(at: time)
      else { return nil }
      return (frame, abs(bar.value - guide.value))
    }
    guard let worst = distances.max(by: { $0.points < $1.points }) else { return nil }
    let far = distances.filter { $0.points > evidence.unseen }
    self.frames = (far.first ?? worst).frame...(far.last ?? worst).frame
    (self.worst, points) = worst
  }
}

/// The shift in time that makes the keyboard's motion the bar's.
private struct LagFit {
  struct Sample {
    let time: Double
    let bar: Double
    /// The bar's bottom less the guide's top, in points.
    let difference: Double
  }

  let course: SeamCourse
  let stretch: KeyboardStretch
  let samples: [Sample]
  /// Points that may be left over: a device pixel.
  private let rest: Double
  /// Differences that are not seen, in points.
  private let unseen: Double
  /// Half a refresh, in seconds.
  private let leastShift: Double

  init(_ stretch: KeyboardStretch, in evidence: Evidence) {
    self.stretch = stretch
    course = evidence.course
    rest = 1 / evidence.scale
    unseen = evidence.unseen
    leastShift = 0.5 / evidence.playback.scene.rate
    let course = evidence.course
    let end = min(stretch.end - 1e-6, stretch.restTime) + 1e-9
    let count = Int(max(0, (end - stretch.start) / MotionSearch.greatestStep))
    samples = (0...count).compactMap { index in
      let time = stretch.start + Double(index) * MotionSearch.greatestStep + nudge
      guard time < stretch.end, let bar = course.barBottom(at: time),
        let guide = course.guideTop(at: time)
      else { return nil }
      return Sample(time: time, bar: bar.value, difference: bar.value - guide.value)
    }
  }

  /// The sample at which the bar is farthest off.
  var worst: Sample? { samples.max { abs($0.difference) < abs($1.difference) } }

  /// Seconds; nil where no shift explains what is seen.
  var shift: Double? {
    guard let worst, abs(worst.difference) > unseen, let halfway, var shift = guess(at: halfway)
    else { return nil }
    for _ in 0..<6 {
      guard let step = step(from: shift) else { break }
      shift += step
      if abs(step) < 1e-13 { break }
    }
    // What it repeats is this motion, not one before it.
    guard shift >= leastShift - 1e-9, halfway.time - shift >= stretch.start,
      greatestResidual(shift) <= rest
    else { return nil }
    return shift
  }

  /// The sample at which the bar is nearest to the middle of the way; nil where it does not go it.
  private var halfway: Sample? {
    let middle = (stretch.from + stretch.to) / 2
    guard let sample = samples.min(by: { abs($0.bar - middle) < abs($1.bar - middle) }),
      abs(sample.bar - middle) < 0.45 * abs(stretch.travel)
    else { return nil }
    return sample
  }

  /// How much later the bar is where it passes the middle of the way.
  private func guess(at sample: Sample) -> Double? {
    guideTime(at: sample.bar, before: sample.time).map { sample.time - $0 }
  }

  /// When the guide passes a height, by bisection; nil where it has not by then.
  private func guideTime(at height: Double, before end: Double) -> Double? {
    let isPast: (Double) -> Bool = { time in
      guard let guide = course.guideTop(at: time) else { return false }
      return (guide.value - height) * stretch.direction >= -1e-9
    }
    guard isPast(end), !isPast(stretch.start - 1e-6) || stretch.sections.lowerBound == 0 else {
      return nil
    }
    return MotionSearch.boundary(from: stretch.start - Slack.turn, to: end) { !isPast($0) }
  }

  /// Gauss and Newton's step; nil where the guide moves in jumps only.
  private func step(from shift: Double) -> Double? {
    var (numerator, denominator) = (0.0, 0.0)
    for sample in samples {
      guard let guide = course.guideTop(at: sample.time - shift) else { continue }
      numerator -= (sample.bar - guide.value) * guide.velocity
      denominator += guide.velocity * guide.velocity
    }
    return denominator > 1e-9 ? numerator / denominator : nil
  }

  /// What the shift leaves over at most, in points.
  private func greatestResidual(_ shift: Double) -> Double {
    samples.reduce(0) { greatest, sample in
      let guide = course.guideTop(at: sample.time - shift)?.value ?? stretch.from
      return max(greatest, abs(sample.bar - guide))
    }
  }
}
