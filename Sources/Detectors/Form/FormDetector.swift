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
  func findings(in evidence: Evidence) -> [Finding] {
    FormWatch(playback: evidence.playback, times: evidence.times)
      .findings(tolerances: evidence.tolerances)
  }
}

/// What of a form is seen at every refresh.
struct FormWatch {
  let playback: Playback
  /// When each refresh happens, in seconds.
  let times: [Double]

  /// How long a keyboard takes to come up, in seconds.
  static let timeToCome = 0.5
  static let kinds: [FindingKind] = [.covered, .offscreen, .blank]

  func findings(tolerances: Tolerances) -> [Finding] {
    guard hasForm else { return [] }
    let measures = times.map { measure(at: $0) }
    let excused = excuses(in: measures)
    return Self.kinds.flatMap { kind in
      let values = measures.indices.map { index in
        kind != .blank && excused[index] ? 0 : measures[index]?.points(of: kind) ?? 0
      }
      return values.runs(above: tolerances[kind]).map {
        finding(kind, over: $0, values: values, measures: measures)
      }
    }
  }

  /// What to draw over a frame at which something is found.
  func marks(for findings: [Finding], at index: Int) -> [FrameMark] {
    let kinds = findings.filter { $0.frames.contains(index) }.map(\.kind)
      .filter(Self.kinds.contains)
    guard !kinds.isEmpty, let measure = measure(at: times[index]) else { return [] }
    return kinds.flatMap { kind in
      measure.rects(of: kind).map { FrameMark(kind: kind, rect: $0) }
    }
  }

  private var hasForm: Bool { playback.holdsForm }

  private func measure(at time: Double) -> FormMeasure? { playback.formMeasure(at: time) }

  /// At which refreshes the focused field is on its way out of where it was hidden.
  private func excuses(in measures: [FormMeasure?]) -> [Bool] {
    var focus: LayerID?
    var end = -Double.infinity
    return zip(times, measures).map { time, measure in
      let isHidden =
        measure.map { $0.points(of: .covered) + $0.points(of: .offscreen) > 0 } ?? false
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
    _ kind: FindingKind, over run: ClosedRange<Int>, values: [Double], measures: [FormMeasure?]
  ) -> Finding {
    let worst = run.reduce(run.lowerBound) { values[$1] > values[$0] + 1e-9 ? $1 : $0 }
    let points = values[worst]
    let area = run.reduce(0.0) { sum, index in
      let rects = measures[index]?.rects(of: kind) ?? []
      return sum + rects.reduce(0) { $0 + Double($1.width * $1.height) }
    }
    return Finding(
      kind: kind, phase: playback.phases.phase(at: times[worst]), points: points,
      pixels: points * playback.scene.device.scale,
      continuous: max(points, peak(of: kind, around: worst, in: run)),
      exposure: area / playback.scene.rate, frames: run,
      worst: Finding.Worst(frame: worst, time: times[worst]),
      cause: measures[worst]?.cause(of: kind))
  }

  /// The greatest value between the refreshes beside the worst one of a run, in points.
  ///
  /// The value is taken to have one peak there; the interval is cut by thirds to below 1e-7 s.
  private func peak(of kind: FindingKind, around index: Int, in run: ClosedRange<Int>) -> Double {
    let value: (Double) -> Double = { measure(at: $0)?.points(of: kind) ?? 0 }
    var (low, high) = (times[max(run.lowerBound, index - 1)], times[min(run.upperBound, index + 1)])
    while high - low > 1e-7 {
      let third = (high - low) / 3
      if value(low + third) < value(high - third) { low += third } else { high -= third }
    }
    return value((low + high) / 2)
  }
}
