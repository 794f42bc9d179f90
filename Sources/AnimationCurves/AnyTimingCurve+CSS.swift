extension AnyTimingCurve {
  /// Returns the curve as a CSS easing function.
  ///
  /// Beziers, staircases and straight lines are written exactly. A spring becomes a `linear()` with
  /// as few points as the error allows.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the animation lasts; a spring is cut off there and snaps to 1.
  ///   - maximumError: How far a spring's `linear()` may be off, in ways.
  /// - Returns: Text like `cubic-bezier(0.42, 0.0, 1.0, 1.0)`.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for an impossible duration or error.
  public func cssDescription(
    duration: Double, maximumError: Double = 0.001
  ) throws(CurveError) -> String {
    switch self {
    case .timingFunction(let curve): curve.bezier.description
    case .steps(let curve): "steps(\(curve.count), \(curve.term))"
    case .piecewiseLinear(let curve): curve.cssDescription
    case .spring(let curve):
      try PiecewiseLinear(
        approximating: curve, duration: duration, maximumError: maximumError
      ).cssDescription
    }
  }
}

extension PiecewiseLinear {
  /// The points as CSS writes them, as in `linear(0.0 0.0%, 0.25 75.0%, 1.0 100.0%)`.
  public var cssDescription: String {
    "linear(" + points.map { "\($0.output) \($0.input * 100)%" }.joined(separator: ", ") + ")"
  }
}
