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
    let seen = seenRuns()
    let peaks = compositor.peaks.filter { $0.kind == fault && $0.value > tolerance }
    let strays = peaks.filter { peak in
      !seen.contains { evidence.window(of: $0).contains(peak.time) }
    }
    return (seen + runs(around: strays)).sorted { $0.lowerBound < $1.lowerBound }
      .map { finding(over: $0, peaks: peaks) }
  }

  /// The value of this kind at a refresh, in points.
  private func value(_ index: Int) -> Double { compositor.readings[index]?[fault] ?? 0 }

  /// The runs of consecutive refreshes that exceed the tolerance.
  private func seenRuns() -> [ClosedRange<Int>] {
    compositor.times.indices.map(value).runs(above: tolerance)
  }

  /// The refreshes around peaks that no refresh shows; peaks of one interval make one run.
  private func runs(around peaks: [SeamPeak]) -> [ClosedRange<Int>] {
    Array(Set(peaks.map { evidence.frames(around: $0.time) }))
  }

  private func finding(over run: ClosedRange<Int>, peaks: [SeamPeak]) -> Finding {
    let worst = run.reduce(run.lowerBound) { value($1) > value($0) + 1e-9 ? $1 : $0 }
    let window = evidence.window(of: run)
    let inside = peaks.filter { window.contains($0.time) }
    let peak = inside.max { $0.value < $1.value }
    let time = compositor.times[worst]
    let points = value(worst)
    let instant = points > tolerance ? time : peak?.time ?? time
    return Finding(
      kind: kind, phase: playback.phases.phase(at: instant), points: points,
      pixels: points * playback.scene.device.scale,
      continuous: max(points, peak?.value ?? 0), exposure: exposure(over: run), frames: run,
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
