import Compositing

/// How heights above the screen's bottom become pixel rows of a plot.
struct PlotScale {
  let top: Double
  let bottom: Double
  let screenHeight: Double
  /// The least and greatest height shown, in points.
  let range: ClosedRange<Double>
  /// Round heights for rules and labels.
  let ticks: [Double]

  init(top: Double, bottom: Double, screenHeight: Double, readings: [SeamReading?]) {
    self.top = top
    self.bottom = bottom
    self.screenHeight = screenHeight
    let heights = readings.compactMap { $0 }
      .flatMap { [screenHeight - $0.keyboardTop, screenHeight - $0.barBottom] }
      .filter { $0.isFinite && abs($0) < 1e6 }
    let (least, most) = (min(0, heights.min() ?? 0), max(heights.max() ?? 0, 40))
    let air = (most - least) * 0.08
    range = (least - air)...(most + air)
    let step = NiceSteps.step(atLeast: (most - least) / 3.9)
    ticks = stride(from: 0, through: most + air, by: step).map { $0 }
  }

  func y(height: Double) -> Double {
    let share = (height - range.lowerBound) / (range.upperBound - range.lowerBound)
    return bottom - min(max(share, -4), 5) * (bottom - top)
  }

  /// The row of an edge that is given from the screen's top.
  func y(edge: Double) -> Double { y(height: screenHeight - edge) }
}
