/// A cubic Bezier from (0, 0) to (1, 1) as a function y(x), like CSS `cubic-bezier()`.
///
/// The curve is x(s), y(s) for a parameter s from 0 to 1; both x coordinates lie in `0...1`, so
/// that x(s) never runs back and y is a function of x. ``value(at:)`` is within 1e-14 of the exact
/// value, times the greatest of 1, |y1| and |y2|, for every legal pair of control points; vertical
/// tangents, where y behaves like a square or cube root, are no exception.
public struct UnitBezier: Hashable, Sendable {
  /// The x coordinate of the first control point.
  public let x1: Double
  /// The y coordinate of the first control point.
  public let y1: Double
  /// The x coordinate of the second control point.
  public let x2: Double
  /// The y coordinate of the second control point.
  public let y2: Double

  /// Creates a curve from its two inner control points.
  ///
  /// - Parameters:
  ///   - x1: The x coordinate of the first control point, between 0 and 1.
  ///   - y1: The y coordinate of the first control point, finite.
  ///   - x2: The x coordinate of the second control point, between 0 and 1.
  ///   - y2: The y coordinate of the second control point, finite.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other number.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(CurveError) {
    guard (0...1).contains(x1) else { throw .outOfRange(.x1, x1) }
    guard y1.isFinite else { throw .outOfRange(.y1, y1) }
    guard (0...1).contains(x2) else { throw .outOfRange(.x2, x2) }
    guard y2.isFinite else { throw .outOfRange(.y2, y2) }
    self.init(knownX1: x1, y1: y1, x2: x2, y2: y2)
  }

  init(knownX1 x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension UnitBezier {
  /// True if y equals x everywhere.
  public var isIdentity: Bool {
    x1 == y1 && x2 == y2
  }

  /// The curve turned by half a turn: `mirrored.value(at: 1 - x)` is `1 - value(at: x)`.
  public var reversed: UnitBezier {
    UnitBezier(knownX1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
  }

  /// Returns y at x.
  ///
  /// Outside `0...1` the curve continues along its tangent as CSS demands: through the nearest control
  /// point that is not above the end, or level if there is none.
  ///
  /// - Parameter x: Any number; NaN gives NaN.
  /// - Returns: y.
  public func value(at x: Double) -> Double {
    if x < 0 { return startSlope * x }
    if x > 1 { return 1 + endSlope * (x - 1) }
    if isIdentity || !(x > 0 && x < 1) { return x }
    return y(at: parameter(at: x))
  }

  /// Returns dy/dx at x: infinite where the tangent is vertical, the extension's outside `0...1`.
  ///
  /// - Parameter x: Any number; at 0 and 1 it is the slope on the curve's side.
  /// - Returns: dy/dx.
  public func slope(at x: Double) -> Double {
    if x < 0 { return startSlope }
    if x > 1 { return endSlope }
    if isIdentity { return 1 }
    return slope(at: parameter(at: x))
  }

  /// Returns what `value(at:)` and `slope(at:)` do, for little more than the price of one.
  func state(at x: Double) -> (value: Double, slope: Double) {
    guard x > 0, x < 1, !isIdentity else { return (value(at: x), slope(at: x)) }
    let parameter = parameter(at: x)
    return (y(at: parameter), slope(at: parameter))
  }

  /// The slope of the straight line before 0 (CSS Easing Functions Level 1, section 2.2.1).
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if x2 > 0 { return y2 / x2 }
    return 0
  }

  /// The slope of the straight line after 1 (CSS Easing Functions Level 1, section 2.2.1).
  private var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    return 0
  }
}

extension UnitBezier {
  /// True if y never falls: both y coordinates lie in `0...1`.
  public var isMonotone: Bool {
    (0...1).contains(y1) && (0...1).contains(y2)
  }

  /// Returns the least x in `0...1` at which the curve has the height y.
  ///
  /// On a curve that is monotone (``isMonotone``) that is the inverse function, and y outside of
  /// `0...1` is found on the curve's extension where that is not level. A curve that is not may pass
  /// a height several times: the first passage counts.
  ///
  /// - Parameter y: A height.
  /// - Returns: x, or nil where the curve never has that height.
  public func inverse(of y: Double) -> Double? {
    guard isMonotone else { return firstPassage(of: y) }
    if y < 0 { return startSlope > 0 && startSlope.isFinite ? y / startSlope : nil }
    if y > 1 { return endSlope > 0 && endSlope.isFinite ? 1 + (y - 1) / endSlope : nil }
    guard y == y else { return nil }
    return UnitBezier(knownX1: y1, y1: x1, x2: y2, y2: x2).value(at: y)
  }

  /// Searches the monotone stretches between the turning points of y(s), one after the other.
  private func firstPassage(of height: Double) -> Double? {
    let stops = [0] + turningPoints + [1]
    for (start, end) in zip(stops, stops.dropFirst()) {
      let first = y(at: BezierParameter(fromStart: start))
      let last = y(at: BezierParameter(fromStart: end))
      guard min(first, last) <= height, height <= max(first, last) else { continue }
      let parameter = passage(of: height, between: start, and: end, isRising: first <= last)
      return x(at: BezierParameter(fromStart: parameter))
    }
    return nil
  }

  private func passage(
    of height: Double, between start: Double, and end: Double, isRising: Bool
  ) -> Double {
    var (lower, upper) = (start, end)
    while true {
      let middle = 0.5 * (lower + upper)
      if middle <= lower || middle >= upper { break }
      let isBelow = y(at: BezierParameter(fromStart: middle)) < height
      if isBelow == isRising { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// The parameters inside `0...1` at which y(s) turns around, ascending.
  private var turningPoints: [Double] {
    // dy/ds / 3 = a s^2 + 2 b s + y1
    let a = 1 + 3 * (y1 - y2)
    let b = y2 - 2 * y1
    // Where there is none it is no number, and lies nowhere.
    let q = -(b + (b < 0 ? -1 : 1) * (b * b - a * y1).squareRoot())
    return [q / a, y1 / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
