import AnimationCurves

/// The frames of a curve, and those of the curve that it is compared with.
struct CurveSheet {
  /// A frame of the curve, and the same refresh of the other one.
  struct Row {
    let frame: FrameTimeline.Frame
    let against: FrameTimeline.Frame?

    /// The curve's value less the other's, where there is another.
    var difference: Double? { against.map { frame.value - $0.value } }
  }

  let timeline: FrameTimeline
  let rows: [Row]
  /// The comparison of the two; nil for a curve alone.
  let comparison: TimingComparison?

  init(_ timeline: FrameTimeline) {
    self.timeline = timeline
    rows = timeline.map { Row(frame: $0, against: nil) }
    comparison = nil
  }

  init(_ timeline: FrameTimeline, against other: AnimationTiming) throws(CurveError) {
    self.timeline = timeline
    let comparison = TimingComparison(
      timeline.timing, other, travel: timeline.to - timeline.from)
    rows = try comparison.frames(rate: timeline.rate, from: timeline.from).map {
      Row(frame: $0.first, against: $0.second)
    }
    self.comparison = comparison
  }
}
