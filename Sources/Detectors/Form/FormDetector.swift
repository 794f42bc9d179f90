import Compositing
import Foundation
import Scenes
import LayerTrees

/// Finds what a form does to the field with the focus, and what its page bares.
///
/// Covered: points of that field behind the keyboard or the bar on it. Offscreen: points of it
/// above the screen, under the top bar, or cut off by what it scrolls in. Blank: points of height
/// that show below a page which was moved up by more than the keyboard covers. All of them on the
/// way as well, for a field that moves by the keyboard's curve is free at every instant; but one
/// that is hidden when it gets the focus has ``FormSamples/timeToCome`` to come out.
struct FormDetector: Detector {
  func findings(in evidence: Evidence) -> [Finding] {
    guard evidence.playback.holdsForm else { return [] }
    let samples = FormSamples(evidence.playback)
    return FormWatch.kinds.flatMap { kind in
      let shown = evidence.times.map { samples.value(of: kind, at: $0) }
      return evidence.excursions(
        above: evidence.tolerances[kind], in: samples.samples(of: kind), shown: shown
      ) { samples.value(of: kind, at: $0) }.compactMap {
        finding(kind, $0, shown, in: evidence)
      }
    }
  }

  private func finding(
    _ kind: FindingKind, _ excursion: ShownExcursion, _ values: [Double], in evidence: Evidence
  ) -> Finding? {
    let playback = evidence.playback
    // Forms scroll step by step, at refreshes: what lies between two steps is not on the screen.
    guard let run = excursion.frames, let worst = excursion.worst else { return nil }
    let instant = evidence.times[worst]
    let points = values[worst]
    let area = run.reduce(0.0) { sum, index in
      let rects = playback.formMeasure(at: evidence.times[index])?.rects(of: kind) ?? []
      return sum + rects.reduce(0) { $0 + Double($1.width * $1.height) }
    }
    return Finding(
      kind: kind, phase: playback.phases.phase(at: instant), points: points,
      pixels: points * evidence.scale, continuous: max(points, excursion.peak.value),
      exposure: area / playback.scene.rate, frames: run,
      worst: Finding.Worst(frame: worst, time: evidence.times[worst]),
      cause: playback.formMeasure(at: instant)?.cause(of: kind))
  }
}

/// What of a form is seen at every refresh.
struct FormWatch {
  let playback: Playback
  /// When each refresh happens, in seconds.
  let times: [Double]

  static let kinds: [FindingKind] = [.covered, .offscreen, .blank]

  /// What to draw over a frame at which something is found.
  func marks(for findings: [Finding], at index: Int) -> [FrameMark] {
    let kinds = findings.filter { $0.frames.contains(index) }.map(\.kind)
      .filter(Self.kinds.contains)
    guard !kinds.isEmpty, let measure = measure(at: times[index]) else { return [] }
    return kinds.flatMap { kind in
      measure.rects(of: kind).map { FrameMark(kind: kind, rect: $0) }
    }
  }

  private func measure(at time: Double) -> FormMeasure? { playback.formMeasure(at: time) }
}
