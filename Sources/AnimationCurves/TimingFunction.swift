/// A cubic Bezier pacing, with the names of `CAMediaTimingFunction`.
public struct TimingFunction: Hashable, Sendable {
  /// The curve: progress as a function of the fraction of the time.
  public let bezier: UnitBezier

  /// Creates a timing function from a Bezier.
  public init(_ bezier: UnitBezier) {
    self.bezier = bezier
  }

  /// Creates a timing function from the inner control points of its Bezier.
  ///
  /// - Parameters:
  ///   - c1x: The x coordinate of the first control point, between 0 and 1.
  ///   - c1y: The y coordinate of the first control point, finite.
  ///   - c2x: The x coordinate of the second control point, between 0 and 1.
  ///   - c2y: The y coordinate of the second control point, finite.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other number.
  public init(
    controlPoints c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double
  ) throws(CurveError) {
    bezier = try UnitBezier(c1x, c1y, c2x, c2y)
  }

  private init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    bezier = UnitBezier(knownX1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Even from start to end; what an explicit Core Animation animation has by default.
  public static let linear = TimingFunction(known: 0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = TimingFunction(known: 0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = TimingFunction(known: 0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInEaseOut = TimingFunction(known: 0.42, 0, 0.58, 1)
  /// Core Animation's default for implicit animations, which last 0.25 s.
  public static let `default` = TimingFunction(known: 0.25, 0.1, 0.25, 1)
}

extension TimingFunction: TimingCurve {
  /// Returns the progress at a time, by the Bezier.
  public func progress(at time: Double, duration: Double) -> Double {
    bezier.value(at: unitPosition(of: time, within: duration))
  }

  /// Returns the velocity at a time, by the Bezier.
  public func velocity(at time: Double, duration: Double) -> Double {
    guard duration > 0 else { return 0 }
    return bezier.slope(at: time / duration) / duration
  }
}
