import Compositing
import Foundation
import LayerTrees
import Scenes

/// Finds what a form does to the field with the focus, and what its page bares.
///
/// Covered: points of that field behind the keyboard or the bar on it. Offscreen: points of it
/// above the screen, under the top bar, or cut off by what it scrolls in. Blank: points of height
/// that show below a page which was moved up by more than the keyboard covers. All of them on the
/// way as well, for a field that moves by the keyboard's curve is free at every instant; but one
/// that is hidden when it gets the focus has `FormSamples.timeToCome` to come out, and so long as
/// UIKit itself brings a field into view it is not held against the app: how it does is assumed.
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

/// The faults of a form: towards the field with the focus, and of its page.
private enum FormFault: CaseIterable {
  /// Keyboard or bar are on top of the field.
  case covered
  /// The field is off the screen, or cut off by what it lies in.
  case cutOff
  /// The page is moved up by more than the keyboard covers.
  case bare

  var kind: FindingKind {
    switch self {
    case .covered: .covered
    case .cutOff: .offscreen
    case .bare: .blank
    }
  }

  /// Nil for what does not happen to forms.
  init?(_ kind: FindingKind) {
    guard let fault = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = fault
  }
}

extension FormMeasure {
  fileprivate func rects(of fault: FormFault) -> [CGRect] {
    switch fault {
    case .covered: coveredRect.map { [$0] } ?? []
    case .cutOff: cutRects
    case .bare: bareRects
    }
  }

  /// Points of height that a fault takes.
  fileprivate func points(of fault: FormFault) -> Double {
    rects(of: fault).reduce(0) { $0 + Double($1.height) }
  }

  /// The cause, with the numbers that show it.
  fileprivate func cause(of fault: FormFault) -> FormCause? {
    let top = Double(min(keyboard?.minY ?? screen.maxY, bar?.minY ?? screen.maxY))
    return switch fault {
    case .covered:
      field.map {
        .fieldCovered(fieldEnd: Points(Double($0.rect.maxY)), coverTop: Points(top))
      }
    case .cutOff:
      field.map {
        .fieldCutOff(
          field: ContentCause.Extent(
            Points(Double($0.rect.minY)), Points(Double($0.rect.maxY))),
          free: ContentCause.Extent(
            Points(max(ceiling, Double($0.shown.minY))), Points(Double($0.shown.maxY))))
      }
    case .bare:
      page.map {
        .pageMovedTooFar(pageEnd: Points(Double($0.maxY)), height: Points(points(of: .bare)))
      }
    }
  }
}

/// The hidden and bared parts of a form over a whole scene, in continuous time.
private struct FormSamples {
  private(set) var times: [Double]
  private var measures: [FormMeasure?]
  /// The times in which a focused field is on its way out of where it was hidden, in seconds.
  private(set) var excuses: [Range<Double>] = []
  private let track: ScreenTrack

  /// Seconds in which a keyboard comes up.
  static let timeToCome = 0.5

  init(_ track: ScreenTrack) {
    self.track = track
    times = track.formLooks
    measures = times.map(track.formMeasure)
    noteExcuses()
  }

  /// A field that is hidden when it gets the focus has some time to come out.
  private mutating func noteExcuses() {
    var focus: LayerID?
    for (time, measure) in zip(times, measures) {
      let isHidden =
        measure.map { $0.points(of: .covered) + $0.points(of: .cutOff) > 0 } ?? false
      if measure?.focus != focus {
        focus = measure?.focus
        endExcuse(at: time)
        if isHidden { excuses.append(time..<(time + Self.timeToCome)) }
      } else if !isHidden {
        endExcuse(at: time)
      }
    }
  }

  private mutating func endExcuse(at time: Double) {
    guard let last = excuses.last, last.contains(time) else { return }
    excuses[excuses.count - 1] = last.lowerBound..<time
  }

  /// Points of a fault at a time, but for what is excused.
  func value(of fault: FormFault, at time: Double) -> Double {
    judged(track.formMeasure(at: time), fault, at: time)
  }

  /// Points of a fault at each refresh, but for what is excused.
  func values(of fault: FormFault, in measures: [FormMeasure?]) -> [Double] {
    zip(track.times, measures).map { judged($1, fault, at: $0) }
  }

  private func judged(_ measure: FormMeasure?, _ fault: FormFault, at time: Double) -> Double {
    guard let measure, fault == .bare || !isExcused(measure, at: time) else { return 0 }
    return measure.points(of: fault)
  }

  private func isExcused(_ measure: FormMeasure, at time: Double) -> Bool {
    measure.field?.isOnItsWay ?? false || excuses.contains { $0.contains(time + Slack.instant) }
  }

  /// Points of a fault in continuous time: at every look, and where they are greatest.
  func samples(of fault: FormFault) -> [MotionSample] {
    let values = zip(times, measures).map { time, measure in
      MotionSample(time: time, value: judged(measure, fault, at: time))
    }
    return values.indices.flatMap { index -> [MotionSample] in
      let sample = values[index]
      guard sample.value > 0, index > 0, index + 1 < values.count else { return [sample] }
      let beside = [values[index - 1], values[index + 1]]
      // A value that stays as it is has no summit.
      guard beside.allSatisfy({ $0.value <= sample.value }),
        beside.contains(where: { $0.value < sample.value })
      else { return [sample] }
      let summit = MotionSearch.summit(
        from: beside[0].time, to: beside[1].time,
        ofValue: {
          value(of: fault, at: $0)
        })
      guard summit.value > sample.value else { return [sample] }
      return summit.time < sample.time ? [summit, sample] : [sample, summit]
    }.sorted { $0.time < $1.time }
  }
}
