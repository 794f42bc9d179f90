import Compositing
import Scenes

/// A value in continuous time and at every refresh, and the findings that it makes.
///
/// Each excursion above the tolerance is a finding, whether a refresh shows it or not. Two that are
/// apart by less than a refresh are one, so that nothing depends on the phase of the refresh.
struct ShownExcursions {
  private let evidence: Evidence
  private let kind: FindingKind
  private let values: [Double]
  private let excursions: [Excursion]
  private let tolerance: Double
  /// The refreshes that show each of them.
  private var frames: [[Int]]

  /// Takes the value at every refresh, its samples in continuous time, and the value at an instant.
  ///
  /// The values at refreshes are not asked for where nothing exceeds the tolerance at any time. The
  /// tolerance is the kind's unless another is given.
  init(
    of kind: FindingKind, _ shown: @autoclosure () -> [Double], _ samples: [MotionSample],
    above tolerance: Double? = nil, in evidence: Evidence, value: (Double) -> Double
  ) {
    (self.kind, self.evidence) = (kind, evidence)
    self.tolerance = tolerance ?? evidence.tolerances[kind]
    excursions = samples.excursions(
      above: self.tolerance, apartBy: 1 / evidence.playback.scene.rate, value: value)
    values = excursions.isEmpty ? [] : shown()
    frames = Array(repeating: [], count: excursions.count)
    noteFrames()
  }

  private mutating func noteFrames() {
    guard !excursions.isEmpty else { return }
    let times = evidence.times
    var next = 0
    for index in times.indices where values[index] > tolerance {
      while next + 1 < excursions.count, !excursions[next].contains(times[index]),
        excursions[next + 1].start.lowerBound <= times[index]
      { next += 1 }
      frames[next].append(index)
    }
  }

  /// A finding for each excursion, in order, with its area times time in pt²·s, and the cause of
  /// what shows at an instant.
  ///
  /// - Parameters:
  ///   - findsUnseen: whether what no refresh shows is found as well.
  ///   - exposure: the area times time of a run of refreshes.
  ///   - cause: the cause of what shows at an instant.
  /// - Returns: findings in order of time.
  func findings(
    evenUnseen findsUnseen: Bool = true, exposure: (ClosedRange<Int>) -> Double,
    cause: (Double) -> Cause?
  ) -> [Finding] {
    zip(excursions, frames).compactMap { excursion, frames in
      guard let first = frames.first, let last = frames.last else {
        guard findsUnseen else { return nil }
        let peak = excursion.peak
        return Finding(
          kind, betweenFrames: peak.value, at: peak.time, cause: cause(peak.time), in: evidence)
      }
      let worst = values.indexOfGreatest(in: first...last)
      let size = FindingSize(
        points: values[worst], continuous: max(values[worst], excursion.peak.value),
        exposure: exposure(first...last))
      return Finding(
        kind, size, over: first...last, worst: worst, cause: cause(evidence.times[worst]),
        in: evidence)
    }
  }
}

extension [Double] {
  /// The index of the greatest value of a run, the first of those that differ by rounding only.
  fileprivate func indexOfGreatest(in run: ClosedRange<Int>) -> Int {
    run.reduce(run.lowerBound) { self[$1] > self[$0] + Slack.rounding ? $1 : $0 }
  }
}
