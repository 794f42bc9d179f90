import AnimationCurves
import Foundation

/// Where times and values are in a plot of curves.
struct CurvePlotLayout {
  static let size = (width: 1040, height: 600)

  let left = 84.0
  let right = 1008.0
  let top = 112.0
  let bottom = 496.0
  /// The time at the left edge and at the right one, in seconds.
  let times: ClosedRange<Double>
  /// The least and the greatest value that are shown.
  let values: ClosedRange<Double>
  /// Whether smaller values are higher up.
  let isTurned: Bool

  init(_ plot: CurvePlot) {
    let timelines = [plot.line.timeline] + (plot.other.map { [$0.timeline] } ?? [])
    let end = timelines.map(\.timing.duration).max() ?? 0
    times = 0...max(end * 1.04, 1e-3)
    let shown = timelines.flatMap { timeline in
      (0...200).map { index in
        timeline.value(at: end * Double(index) / 200)
      } + [timeline.from, timeline.to]
    }.filter(\.isFinite)
    let (least, most) = (shown.min() ?? 0, shown.max() ?? 1)
    let air = max(most - least, 1e-9) * 0.06
    values = (least - air)...(most + air)
    isTurned = plot.line.timeline.to < plot.line.timeline.from
  }

  func x(_ time: Double) -> Double {
    left + (right - left) * (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  func y(_ value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return isTurned ? top + (bottom - top) * share : bottom - (bottom - top) * share
  }

  /// Round values for rules and labels.
  var valueTicks: [Double] {
    ticks(values, count: 5.5)
  }

  /// Round times for labels, in seconds.
  var timeTicks: [Double] {
    ticks(times, count: 8)
  }

  private func ticks(_ range: ClosedRange<Double>, count: Double) -> [Double] {
    NiceSteps.ticks(
      from: range.lowerBound, to: range.upperBound,
      step: NiceSteps.step(atLeast: (range.upperBound - range.lowerBound) / count))
  }
}

extension FrameTimeline {
  /// The value at a time since the beginning, between refreshes as well.
  func value(at time: Double) -> Double {
    from + (to - from) * (time < timing.duration ? timing.progress(at: time) : timing.endProgress)
  }
}
