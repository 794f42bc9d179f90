/// Where times are along a line of a film: straight within each fragment, broken between them.
struct TimeAxis {
  struct Fragment {
    let left: Double
    let right: Double
    /// The times at its left and right ends, in seconds.
    let start: Double
    let end: Double

    var pixelsPerSecond: Double { (right - left) / (end - start) }

    func x(_ time: Double) -> Double { left + (time - start) * pixelsPerSecond }
  }

  let fragments: [Fragment]

  var left: Double { fragments.first?.left ?? 0 }
  var right: Double { fragments.last?.right ?? 0 }
}

extension TimeAxis.Fragment {
  /// Times for labels: round ones, about `spacing` pixels apart.
  func ticks(spacing: Double) -> [Double] {
    NiceSteps.ticks(
      from: start, to: end, step: NiceSteps.step(atLeast: spacing / pixelsPerSecond))
  }
}
