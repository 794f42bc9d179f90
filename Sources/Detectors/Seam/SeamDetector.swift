import Compositing
import Scenes

/// Finds the runs of frames in which keyboard and bar come apart.
struct SeamDetector: Detector {
  static let kinds = SeamFault.allCases.map { FindingKind($0) }

  func findings(in evidence: Evidence) -> [Finding] {
    SeamFault.allCases.flatMap { findings(of: $0, in: evidence) }
  }

  private func findings(of fault: SeamFault, in evidence: Evidence) -> [Finding] {
    let kind = FindingKind(fault)
    let compositor = evidence.compositor
    let finder = CauseFinder(
      evidence: evidence, fault: fault, tolerance: evidence.tolerances[kind])
    let phases = evidence.playback.phases
    return ShownExcursions(
      of: kind, compositor.readings.map { $0?[fault] ?? 0 }, compositor.samples[fault],
      in: evidence
    ) { evidence.track.value(of: fault, at: $0, phases: phases) }.findings(
      exposure: { compositor.exposure(to: fault, over: $0, rate: evidence.playback.scene.rate) },
      cause: finder.cause)
  }
}

extension Compositor {
  /// Area times time over a run of refreshes, in pt²·s.
  fileprivate func exposure(
    to fault: SeamFault, over run: ClosedRange<Int>, rate: Double
  ) -> Double {
    run.reduce(0) { sum, index in
      let area = readings[index]?.area(of: fault) ?? 0
      return sum + area * times.shownDuration(of: index, rate: rate)
    }
  }
}
