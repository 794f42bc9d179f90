import Compositing

/// How heights in points become pixel rows of a plot.
struct PlotScale {
  let quantity: PlotQuantity
  let top: Double
  let bottom: Double
  /// The least and greatest height shown, in points.
  let range: ClosedRange<Double>
  /// Round heights for rules and labels.
  let ticks: [Double]

  init(_ quantity: PlotQuantity, top: Double, bottom: Double, readings: [SeamReading?]) {
    self.quantity = quantity
    self.top = top
    self.bottom = bottom
    let heights: [Double] = readings.compactMap { $0 }
      .flatMap { [quantity.keyboardTop($0), quantity.barBottom($0)] }
      .filter { $0.isFinite && abs($0) < 1e6 }
    let isDifference = quantity == .difference
    let floor = isDifference ? 1.0 : 40.0
    let most: Double = max(heights.max() ?? 0, floor)
    let least: Double = min(heights.min() ?? 0, isDifference ? -floor : 0.0)
    let air = (most - least) * 0.08
    range = (least - air)...(most + air)
    ticks = NiceSteps.ticks(
      from: range.lowerBound, to: range.upperBound,
      step: NiceSteps.step(atLeast: (most - least) / 3.9))
  }

  func y(_ height: Double) -> Double {
    let share = (height - range.lowerBound) / (range.upperBound - range.lowerBound)
    return bottom - min(max(share, -4), 5) * (bottom - top)
  }

  func keyboardRow(_ reading: SeamReading) -> Double { y(quantity.keyboardTop(reading)) }

  func barRow(_ reading: SeamReading) -> Double { y(quantity.barBottom(reading)) }
}
