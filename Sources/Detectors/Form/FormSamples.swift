import Compositing
import LayerTrees
import Scenes

/// What of a form is hidden or bared over a whole scene, in continuous time.
struct FormSamples {
  private(set) var times: [Double]
  private var measures: [FormMeasure?]
  /// When a focused field is on its way out of where it was hidden, in seconds.
  private(set) var excuses: [Range<Double>] = []
  private let track: ScreenTrack

  /// How long a keyboard takes to come up, in seconds.
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
    isExcused(fault, at: time) ? 0 : track.formMeasure(at: time)?.points(of: fault) ?? 0
  }

  /// Points of a fault at each refresh, but for what is excused.
  func values(of fault: FormFault, in measures: [FormMeasure?]) -> [Double] {
    zip(track.times, measures).map { time, measure in
      isExcused(fault, at: time) ? 0 : measure?.points(of: fault) ?? 0
    }
  }

  private func isExcused(_ fault: FormFault, at time: Double) -> Bool {
    fault != .bare && excuses.contains { $0.contains(time + Slack.instant) }
  }

  /// Points of a fault in continuous time: at every look, and where they are greatest.
  func samples(of fault: FormFault) -> [MotionSample] {
    let values = zip(times, measures).map { time, measure in
      MotionSample(
        time: time, value: isExcused(fault, at: time) ? 0 : measure?.points(of: fault) ?? 0)
    }
    return values.indices.flatMap { index -> [MotionSample] in
      let sample = values[index]
      guard sample.value > 0, index > 0, index + 1 < values.count else { return [sample] }
      let beside = [values[index - 1], values[index + 1]]
      // What stays as it is has no summit.
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
