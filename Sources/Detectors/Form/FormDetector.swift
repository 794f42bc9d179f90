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
  /// None of its own: what happens to messages happens to fields.
  static let kinds: [FindingKind] = []

  func findings(in evidence: Evidence) -> [Finding] {
    guard evidence.track.holdsForm else { return [] }
    let (track, samples) = (evidence.track, FormSamples(evidence.track))
    let measures = track.formMeasures
    return FormFault.allCases.flatMap { fault in
      // Forms scroll step by step, at refreshes: what lies between two steps is not on the screen.
      ShownExcursions(
        of: fault.kind, samples.values(of: fault, in: measures), samples.samples(of: fault),
        in: evidence
      ) { samples.value(of: fault, at: $0) }.findings(
        evenUnseen: false, exposure: { evidence.exposure(to: fault, over: measures[$0]) },
        cause: { track.formMeasure(at: $0)?.cause(of: fault).map { .form($0) } })
    }
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    let faults = found.compactMap { FormFault($0.kind) }
    guard !faults.isEmpty,
      let measure = evidence.track.formMeasure(at: evidence.times[index])
    else { return [] }
    return faults.flatMap { fault in
      measure.rects(of: fault).map { FrameMark(kind: fault.kind, rect: $0) }
    }
  }
}

extension Evidence {
  /// Area times time over a run of refreshes, in pt²·s.
  fileprivate func exposure(
    to fault: FormFault, over measures: ArraySlice<FormMeasure?>
  ) -> Double {
    let area = measures.reduce(0.0) { sum, measure in
      let rects = measure?.rects(of: fault) ?? []
      return sum + rects.reduce(0) { $0 + Double($1.width * $1.height) }
    }
    return area / playback.scene.rate
  }
}
