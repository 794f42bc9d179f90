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
  /// Whether y equals x everywhere.
  public var isIdentity: Bool {
    x1 == y1 && x2 == y2
  }

  /// The curve turned by half a turn: `mirrored.value(at: 1 - x)` is `1 - value(at: x)`.
  public var reversed: UnitBezier {
    UnitBezier(knownX1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
  }

  /// Returns y at x.
  ///
  /// Outside `0...1` the curve goes on along its tangent as CSS demands: through the nearest control
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
  var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if x2 > 0 { return y2 / x2 }
    return 0
  }

  /// The slope of the straight line after 1 (CSS Easing Functions Level 1, section 2.2.1).
  var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    return 0
  }
}
