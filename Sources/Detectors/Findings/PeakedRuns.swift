import Compositing
import Scenes

/// A value at every refresh with its peaks at any instant, and the findings that they make.
///
/// A run of refreshes above the tolerance is a finding; so is a peak that no refresh shows.
struct PeakedRuns {
  private let evidence: Evidence
  private let kind: FindingKind
  private let values: [Double]
  private let peaks: [Peak]

  /// A greatest value, between refreshes or at one.
  struct Peak {
    /// Seconds from the scene's start.
    let time: Double
    /// Points.
    let value: Double
  }

  /// Takes points, one for each refresh, and peaks; those within the tolerance are left out.
  init(
    of kind: FindingKind, _ values: [Double], _ peaks: some Sequence<Peak>, in evidence: Evidence
  ) {
    (self.kind, self.values, self.evidence) = (kind, values, evidence)
    let tolerance = evidence.tolerances[kind]
    self.peaks = peaks.filter { $0.value > tolerance }
  }

  private var tolerance: Double { evidence.tolerances[kind] }

  /// A finding for each run, in order, with its area times time in pt²·s, and the cause of what is
  /// seen at an instant.
  func findings(
    exposure: (ClosedRange<Int>) -> Double, cause: (Double) -> Cause?
  ) -> [Finding] {
    let seen = values.runs(above: tolerance)
    return seen.map { run in
      finding(over: run, exposure: exposure(run), cause: cause)
    }
      + strays(besides: seen).map { peak in
        Finding(
          kind, betweenFrames: peak.value, at: peak.time, cause: cause(peak.time), in: evidence)
      }
  }

  private func finding(
    over run: ClosedRange<Int>, exposure: Double, cause: (Double) -> Cause?
  ) -> Finding {
    let worst = values.indexOfGreatest(in: run)
    let window = evidence.window(of: run)
    let peak = peaks.lazy.filter { window.contains($0.time) }.map(\.value).max() ?? 0
    let size = FindingSize(
      points: values[worst], continuous: max(values[worst], peak), exposure: exposure)
    return Finding(
      kind, size, over: run, worst: worst, cause: cause(evidence.times[worst]), in: evidence)
  }

  /// The greatest of the peaks between two refreshes that no run reaches, in order.
  private func strays(besides seen: [ClosedRange<Int>]) -> [Peak] {
    let windows = seen.map(evidence.window)
    let strays = peaks.filter { peak in !windows.contains { $0.contains(peak.time) } }
    return Dictionary(grouping: strays) { evidence.times.frames(around: $0.time) }.values
      .compactMap { $0.max { $0.value < $1.value } }.sorted { $0.time < $1.time }
  }
}

extension Evidence {
  /// The time from the refresh before a run to the one after it.
  fileprivate func window(of run: ClosedRange<Int>) -> ClosedRange<Double> {
    let before = run.lowerBound > 0 ? times[run.lowerBound - 1] : -.infinity
    let after = run.upperBound + 1 < times.count ? times[run.upperBound + 1] : .infinity
    return before...after
  }
}

extension [Double] {
  /// Of the times of refreshes, those between which an instant lies.
  package func frames(around time: Double) -> ClosedRange<Int> {
    let last = count - 1
    let first = Swift.max(0, (firstIndex { $0 > time } ?? last + 1) - 1)
    return first...Swift.min(last, first + 1)
  }

  /// The runs of consecutive indices whose values exceed `limit`.
  func runs(above limit: Double) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in indices where self[index] > limit {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  /// Where a run is greatest, the first of those that differ by rounding only.
  func indexOfGreatest(in run: ClosedRange<Int>) -> Int {
    run.reduce(run.lowerBound) { self[$1] > self[$0] + 1e-9 ? $1 : $0 }
  }
}
