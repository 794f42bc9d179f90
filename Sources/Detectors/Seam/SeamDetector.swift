import Compositing
import Foundation
import Scenes

/// Finds the runs of frames in which keyboard and bar come apart.
struct SeamDetector {
  let fault: SeamFault
  let evidence: Evidence

  private var kind: FindingKind { FindingKind(fault) }
  private var playback: Playback { evidence.playback }
  private var compositor: Compositor { evidence.compositor }
  /// Points that may be exceeded without a finding.
  private var tolerance: Double { evidence.tolerances[kind] }

  func findings() -> [Finding] {
    let shown = compositor.times.indices.map(value)
    let found = evidence.excursions(
      above: tolerance, in: compositor.samples[fault], shown: shown
    ) { evidence.course.value(of: fault, at: $0, phases: playback.phases) }
    return found.map(finding)
  }

  /// The value of this kind at a refresh, in points.
  private func value(_ index: Int) -> Double { compositor.readings[index]?[fault] ?? 0 }

  private func finding(_ shown: ShownExcursion) -> Finding {
    let run = shown.frames ?? evidence.frames(around: shown.peak.time)
    let worst = shown.worst ?? run.reduce(run.lowerBound) { value($1) > value($0) + 1e-9 ? $1 : $0 }
    let time = compositor.times[worst]
    let points = value(worst)
    let instant = points > tolerance ? time : shown.peak.time
    return Finding(
      kind: kind, phase: playback.phases.phase(at: instant), points: points,
      pixels: points * playback.scene.device.scale,
      continuous: max(points, shown.peak.value), exposure: exposure(over: run), frames: run,
      worst: Finding.Worst(frame: worst, time: time),
      cause: CauseFinder(evidence: evidence, fault: fault, tolerance: tolerance)
        .cause(at: instant))
  }

  private func exposure(over run: ClosedRange<Int>) -> Double {
    run.reduce(0) { sum, index in
      let area = compositor.readings[index]?.area(of: fault) ?? 0
      return sum + area * compositor.times.shownDuration(of: index, rate: playback.scene.rate)
    }
  }
}

extension FindingKind {
  init(_ fault: SeamFault) {
    switch fault {
    case .gap: self = .gap
    case .overlap: self = .overlap
    }
  }
}
