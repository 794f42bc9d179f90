/// A set of points on a line, held as sorted, disjoint, half-open intervals.
///
/// Lengths are in the unit of the bounds. Adding and removing cost O(n) in the intervals held.
public struct IntervalSet: Hashable, Sendable {
  /// The intervals, ascending, none empty and none touching.
  public private(set) var intervals: [Range<Double>] = []

  public init() {}

  /// The interval from `lower` to `upper`, or nothing where it is empty.
  public init(from lower: Double, to upper: Double) {
    guard lower < upper else { return }
    intervals = [lower..<upper]
  }

  public var isEmpty: Bool { intervals.isEmpty }

  /// The sum of the lengths.
  public var measure: Double { intervals.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } }

  /// Takes the points from `lower` up to `upper` out of the set.
  public mutating func subtract(from lower: Double, to upper: Double) {
    guard lower < upper else { return }
    intervals = intervals.flatMap { interval in
      [
        interval.lowerBound..<max(interval.lowerBound, min(interval.upperBound, lower)),
        min(interval.upperBound, max(interval.lowerBound, upper))..<interval.upperBound,
      ].filter { !$0.isEmpty }
    }
  }

  /// Adds the points from `lower` up to `upper` to the set.
  public mutating func insert(from lower: Double, to upper: Double) {
    guard lower < upper else { return }
    var (low, high) = (lower, upper)
    var kept: [Range<Double>] = []
    for interval in intervals {
      if interval.upperBound < low || interval.lowerBound > high {
        kept.append(interval)
      } else {
        low = min(low, interval.lowerBound)
        high = max(high, interval.upperBound)
      }
    }
    kept.append(low..<high)
    intervals = kept.sorted { $0.lowerBound < $1.lowerBound }
  }
}
