import Compositing
import Foundation
import Scenes

/// The pixel rows of a plot for heights in points.
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

/// The heights that a seam plot takes from a reading, in points that grow upward.
enum PlotQuantity: Hashable, Sendable {
  /// Both edges, above the bottom of the screen, of that height where a reading has none.
  case edges(screenHeight: Double)
  /// Both edges, above the place where a glued bar would end: small faults are large here.
  case difference

  var title: String {
    switch self {
    case .edges: "pt above bottom"
    case .difference: "pt off its place"
    }
  }

  func keyboardTop(_ reading: SeamReading) -> Double {
    switch self {
    case .edges(let height): (reading.screenHeight ?? height) - reading.keyboardTop
    case .difference: 0
    }
  }

  /// The height of an edge that is alone in its frame; nil where it takes both to say one.
  func height(of edge: Double) -> Double? {
    switch self {
    case .edges(let height): height - edge
    case .difference: nil
    }
  }

  func barBottom(_ reading: SeamReading) -> Double {
    switch self {
    case .edges(let height): (reading.screenHeight ?? height) - reading.barBottom
    case .difference: reading.guideTop - reading.barBottom
    }
  }
}

/// The steps that people count in: 1, 2, 5 and 10 times a power of ten.
enum NiceSteps {
  /// The most ticks that an axis has.
  private static let limit = 200.0

  static func step(atLeast size: Double) -> Double {
    guard size > 0, size.isFinite else { return .infinity }
    var power = 1e-6
    while power * 10 <= size { power *= 10 }
    for factor in [1.0, 2, 5, 10] where power * factor >= size { return power * factor }
    return power * 10
  }

  /// The multiples of the step from `first` to `last`, the ends with them; none for an endless step.
  static func ticks(from first: Double, to last: Double, step: Double) -> [Double] {
    guard step.isFinite, step > 0 else { return [] }
    let (first, last) = ((first / step - 1e-9).rounded(.up), (last / step + 1e-9).rounded(.down))
    guard last >= first, last - first < limit else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }
}
