import Compositing
import Foundation
import LayerTrees
import Scenes

extension FindingKind {
  /// The bar repeats the keyboard's motion later.
  ///
  /// Half a refresh is what the time of an event between two may cost.
  public static let lag = FindingKind(
    "lag", in: .milliseconds, tolerance: .refreshes(Slack.halfRefresh),
    finds: "the bar repeats the keyboard's motion later")
}

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
    let (unseen, pixel) = (evidence.unseen, 1 / evidence.scale)
    let shifts = evidence.timelineValues.value(for: Self.self) { timeline in
      timeline.transitions.map { transition in
        abs(transition.travel) > unseen
          ? LagFit(transition, in: timeline, leaving: pixel, unseen: unseen).shift : nil
      }
    }
    return zip(evidence.transitions, shifts).compactMap { transition, shift in
      shift.flatMap { finding(transition, late: $0, in: evidence) }
    }
  }

  private func finding(
    _ transition: KeyboardTransition, late shift: Double, in evidence: Evidence
  ) -> Finding? {
    let leastShift = Slack.halfRefresh / evidence.playback.scene.rate
    guard shift >= leastShift - Slack.instant else { return nil }
    let milliseconds = shift * 1000
    guard milliseconds > evidence.tolerances[.lag],
      let shown = ShownLag(transition, in: evidence)
    else { return nil }
    let size = FindingSize(
      points: shown.points,
      continuous: max(shown.points, evidence.peak(from: transition.start, to: transition.restTime)),
      amount: milliseconds, unit: .milliseconds)
    return Finding(
      .lag, size, over: shown.frames, worst: shown.worst, phase: transition.phase,
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

/// Instants are looked at a little later, past what happens at them.
private let nudge = Slack.instant

/// The refreshes of a motion that the bar repeats later.
private struct ShownLag {
  let frames: ClosedRange<Int>
  /// The refresh at which the bar is farthest off, and how far that is in points.
  let worst: Int
  let points: Double

  /// Nil where no refresh shows the motion.
  init?(_ transition: KeyboardTransition, in evidence: Evidence) {
    let track = evidence.track
    let frames = evidence.frames(
      from: transition.start, to: min(transition.end - Slack.turn, transition.restTime))
    let distances = frames.compactMap { frame -> (frame: Int, points: Double)? in
      let time = evidence.times[frame] + nudge
      guard time < transition.end, let bar = track.barBottom(at: time),
        let guide = track.guideTop(at: time)
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

  let track: ScreenTimeline
  let transition: KeyboardTransition
  let samples: [Sample]
  /// Points that may be left over: a device pixel.
  private let rest: Double
  /// Differences that are not seen, in points.
  private let unseen: Double

  init(
    _ transition: KeyboardTransition, in track: ScreenTimeline, leaving rest: Double,
    unseen: Double
  ) {
    self.transition = transition
    (self.track, self.rest, self.unseen) = (track, rest, unseen)
    let end = min(transition.end - Slack.turn, transition.restTime) + Slack.instant
    let count = Int(max(0, (end - transition.start) / MotionSearch.greatestStep))
    samples = (0...count).compactMap { index in
      let time = transition.start + Double(index) * MotionSearch.greatestStep + nudge
      guard time < transition.end, let bar = track.barBottom(at: time),
        let guide = track.guideTop(at: time)
      else { return nil }
      return Sample(time: time, bar: bar.value, difference: bar.value - guide.value)
    }
  }

  /// The sample at which the bar is farthest off.
  var worst: Sample? { samples.max { abs($0.difference) < abs($1.difference) } }

  /// Seconds; nil where no shift explains what shows.
  var shift: Double? {
    guard let worst, abs(worst.difference) > unseen, let halfway, var shift = guess(at: halfway)
    else { return nil }
    for _ in 0..<6 {
      guard let step = step(from: shift) else { break }
      shift += step
    }
    // It repeats this motion, not one before it.
    guard halfway.time - shift >= transition.start, greatestResidual(shift) <= rest else {
      return nil
    }
    return shift
  }

  /// The sample at which the bar is nearest to the middle of the way; nil where it does not go it.
  private var halfway: Sample? {
    let middle = (transition.from + transition.to) / 2
    guard let sample = samples.min(by: { abs($0.bar - middle) < abs($1.bar - middle) }),
      abs(sample.bar - middle) < Slack.middle * abs(transition.travel)
    else { return nil }
    return sample
  }

  /// Seconds by which the bar is later where it passes the middle of the way.
  private func guess(at sample: Sample) -> Double? {
    guideTime(at: sample.bar, before: sample.time).map { sample.time - $0 }
  }

  /// The time at which the guide passes a height, by bisection; nil where it has not by then.
  private func guideTime(at height: Double, before end: Double) -> Double? {
    let isPast: (Double) -> Bool = { time in
      guard let guide = track.guideTop(at: time) else { return false }
      return (guide.value - height) * transition.direction >= -Slack.rounding
    }
    guard isPast(end),
      !isPast(transition.start - Slack.turn) || transition.intervals.lowerBound == 0
    else {
      return nil
    }
    return MotionSearch.boundary(from: transition.start - Slack.turn, to: end) { !isPast($0) }
  }

  /// Gauss and Newton's step; nil where the guide moves in jumps only.
  private func step(from shift: Double) -> Double? {
    var (numerator, denominator) = (0.0, 0.0)
    for sample in samples {
      guard let guide = track.guideTop(at: sample.time - shift) else { continue }
      numerator -= (sample.bar - guide.value) * guide.velocity
      denominator += guide.velocity * guide.velocity
    }
    return denominator > Slack.speed ? numerator / denominator : nil
  }

  /// The greatest distance that the shift leaves over, in points.
  private func greatestResidual(_ shift: Double) -> Double {
    samples.reduce(0) { greatest, sample in
      let guide = track.guideTop(at: sample.time - shift)?.value ?? transition.from
      return max(greatest, abs(sample.bar - guide))
    }
  }
}
