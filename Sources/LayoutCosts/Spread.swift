import Foundation

/// Some measurements of one thing: their middle, their middle half, and how many there are.
package struct Spread: Codable, Hashable, Sendable {
  /// The middle value, of an even number the mean of the two in the middle; 0 of none.
  package let median: Double
  /// The value below which a quarter of them lie.
  package let lower: Double
  /// The value above which a quarter of them lie.
  package let upper: Double
  /// The number of measurements.
  package let n: Int

  /// The spread of some values, in their unit.
  package init(_ values: [Double]) {
    let sorted = values.sorted()
    (median, lower, upper) = (sorted.quantile(0.5), sorted.quantile(0.25), sorted.quantile(0.75))
    n = values.count
  }

  private init(median: Double, lower: Double, upper: Double, n: Int) {
    (self.median, self.lower, self.upper, self.n) = (median, lower, upper, n)
  }

  /// The width of the middle half as a share of the median; 0 where that is 0.
  package var relativeWidth: Double { median > 0 ? (upper - lower) / median : 0 }

  /// The same measurements in units of others: a wide unit widens the middle half.
  package func measured(in unit: Spread) -> Spread {
    guard unit.lower > 0 else { return self }
    return Spread(
      median: median / unit.median, lower: lower / unit.upper, upper: upper / unit.lower, n: n)
  }

  /// True if its middle half lies above the other's, by more than a share of it.
  package func isAbove(_ other: Spread, by share: Double) -> Bool {
    lower > other.upper * (1 + share)
  }

  /// To a thousandth of the unit.
  var rounded: Spread {
    Spread(median: median.thousandths, lower: lower.thousandths, upper: upper.thousandths, n: n)
  }
}

extension Double {
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}

extension [Double] {
  /// The value at a share of the way through sorted values, between two of them in proportion.
  fileprivate func quantile(_ share: Double) -> Double {
    guard let last = indices.last else { return 0 }
    let place = share * Double(last)
    let low = Int(place)
    return self[low] + (self[Swift.min(low + 1, last)] - self[low]) * (place - Double(low))
  }
}
