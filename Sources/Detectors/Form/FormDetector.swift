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
/// that is hidden when it gets the focus has ``FormWatch/timeToCome`` to come out.
struct FormDetector: Detector {
  /// None of its own: what happens to messages happens to fields.
  static let kinds: [FindingKind] = []

  func findings(in evidence: Evidence) -> [Finding] {
    guard evidence.playback.holdsForm else { return [] }
    return FormWatch(evidence).findings
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    let faults = found.compactMap { FormFault($0.kind) }
    guard !faults.isEmpty,
      let measure = evidence.playback.formMeasure(at: evidence.times[index])
    else { return [] }
    return faults.flatMap { fault in
      measure.rects(of: fault).map { FrameMark(kind: fault.kind, rect: $0) }
    }
  }
}

/// What of a form is seen at every refresh.
struct FormWatch {
  private let evidence: Evidence
  private let measures: [FormMeasure?]

  /// How long a keyboard takes to come up, in seconds.
  static let timeToCome = 0.5

  init(_ evidence: Evidence) {
    self.evidence = evidence
    measures = evidence.times.map { evidence.playback.formMeasure(at: $0) }
  }

  var findings: [Finding] {
    let excused = excuses
    return FormFault.allCases.flatMap { fault in
      let values = measures.indices.map { index in
        fault != .bare && excused[index] ? 0 : measures[index]?.points(of: fault) ?? 0
      }
      return values.runs(above: evidence.tolerances[fault.kind]).map {
        finding(fault, over: $0, values: values)
      }
    }
  }

  /// At which refreshes the focused field is on its way out of where it was hidden.
  private var excuses: [Bool] {
    var focus: LayerID?
    var end = -Double.infinity
    return zip(evidence.times, measures).map { time, measure in
      let isHidden =
        measure.map { $0.points(of: .covered) + $0.points(of: .cutOff) > 0 } ?? false
      if measure?.focus != focus {
        focus = measure?.focus
        end = isHidden ? time + Self.timeToCome : -.infinity
      } else if !isHidden {
        end = -.infinity
      }
      return time < end - 1e-9
    }
  }

  private func finding(
    _ fault: FormFault, over run: ClosedRange<Int>, values: [Double]
  ) -> Finding {
    let worst = values.indexOfGreatest(in: run)
    let area = run.reduce(0.0) { sum, index in
      let rects = measures[index]?.rects(of: fault) ?? []
      return sum + rects.reduce(0) { $0 + Double($1.width * $1.height) }
    }
    let size = FindingSize(
      points: values[worst],
      continuous: max(values[worst], peak(of: fault, around: worst, in: run)),
      exposure: area / evidence.playback.scene.rate)
    return Finding(
      fault.kind, size, over: run, worst: worst,
      cause: measures[worst]?.cause(of: fault).map { .form($0) }, in: evidence)
  }

  /// The greatest value between the refreshes beside the worst one of a run, in points.
  ///
  /// The value is taken to have one peak there; the interval is cut by thirds to below 1e-7 s.
  private func peak(of fault: FormFault, around index: Int, in run: ClosedRange<Int>) -> Double {
    let times = evidence.times
    let value: (Double) -> Double = {
      evidence.playback.formMeasure(at: $0)?.points(of: fault) ?? 0
    }
    var (low, high) = (times[max(run.lowerBound, index - 1)], times[min(run.upperBound, index + 1)])
    while high - low > 1e-7 {
      let third = (high - low) / 3
      if value(low + third) < value(high - third) { low += third } else { high -= third }
    }
    return value((low + high) / 2)
  }
}
