import Compositing
import Scenes

extension FindingKind {
  /// Something does not hold that the scene says must.
  public static let broken = FindingKind(
    "broken", finds: "something does not hold that the scene says must, with 'always' or 'at rest'")
}

/// Finds the claims of a scene that do not hold.
///
/// A claim is a distance in points that is 0 where it holds. Each that exceeds what the scene allows
/// is one finding, from the first refresh that shows it to the last.
struct RequirementDetector: Detector {
  static let kinds = [FindingKind.broken]

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.playback.scene.requirements.compactMap { finding($0, in: evidence) }
  }

  private func finding(_ requirement: Requirement, in evidence: Evidence) -> Finding? {
    let limit = requirement.within.map { $0 + Slack.place } ?? evidence.tolerances[.broken]
    let distance = evidence.distance(from: requirement)
    let (times, values) = (evidence.times, distance.shown)
    let frames = values.indices.filter { values[$0] > limit }
    let excursions = distance.samples.excursions(above: limit, apartBy: 0, value: distance.value)
    let peaks =
      excursions.map(\.peak) + frames.map { MotionSample(time: times[$0], value: values[$0]) }
    guard let peak = peaks.max(by: { $0.value + Slack.rounding < $1.value }) else { return nil }
    let firsts =
      excursions.prefix(1).map { $0.firstTime(above: limit, of: distance.value) }
      + frames.prefix(1).map { times[$0] }
    let cause = Cause.requirement(
      .broken(
        requirement, from: Seconds(firsts.min() ?? peak.time), by: Points(peak.value),
        at: Seconds(peak.time)))
    guard let first = frames.first, let last = frames.last,
      let worst = frames.max(by: { values[$0] + Slack.rounding < values[$1] })
    else {
      return Finding(.broken, betweenFrames: peak.value, at: peak.time, cause: cause, in: evidence)
    }
    return Finding(
      .broken, FindingSize(points: values[worst], continuous: peak.value), over: first...last,
      worst: worst, cause: cause, in: evidence)
  }
}

extension Excursion {
  /// The time at which a value comes to exceed a level.
  fileprivate func firstTime(above level: Double, of value: (Double) -> Double) -> Double {
    guard start.lowerBound < start.upperBound, value(start.lowerBound) <= level else {
      return start.lowerBound
    }
    return MotionSearch.boundary(from: start.lowerBound, to: start.upperBound) {
      value($0) <= level
    }
  }
}
