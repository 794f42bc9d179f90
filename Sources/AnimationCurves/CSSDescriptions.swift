extension AnyTimingCurve {
  /// Returns the curve as a CSS easing function.
  ///
  /// Beziers, staircases and straight lines are written exactly. A spring becomes a `linear()` with
  /// as few points as the error allows, see ``PiecewiseLinear``.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the animation lasts; a spring is cut off there and snaps to 1.
  ///   - maximumError: How far a spring's `linear()` may be off, in ways.
  /// - Returns: Text like `cubic-bezier(0.42, 0, 1, 1)`.
  /// - Throws: ``CurveError`` for a spring with an impossible duration or error.
  public func cssDescription(
    duration: Double, maximumError: Double = 0.001
  ) throws(CurveError) -> String {
    switch self {
    case .timingFunction(let curve): curve.bezier.description
    case .steps(let curve): curve.description
    case .piecewiseLinear(let curve): curve.description
    case .spring(let curve):
      try PiecewiseLinear(
        approximating: curve, duration: duration, maximumError: maximumError
      ).description
    }
  }
}

extension AnimationTiming {
  /// Returns the curve as a CSS easing function for this duration.
  ///
  /// - Parameter maximumError: How far a spring's `linear()` may be off, in ways.
  /// - Returns: Text like `cubic-bezier(0.42, 0, 1, 1)`; an instant change is `step-start`.
  /// - Throws: ``CurveError`` for an impossible error.
  public func cssDescription(maximumError: Double = 0.001) throws(CurveError) -> String {
    if duration == 0 { return "step-start" }
    return try curve.cssDescription(duration: duration, maximumError: maximumError)
  }
}

extension AnyTimingCurve: CustomStringConvertible {
  /// The curve as CSS writes it; a spring by its parameters.
  public var description: String {
    switch self {
    case .timingFunction(let curve): curve.bezier.description
    case .spring(let curve): curve.description
    case .steps(let curve): curve.description
    case .piecewiseLinear(let curve): curve.description
    }
  }
}

extension UnitBezier: CustomStringConvertible {
  /// The curve as CSS writes it, as in `cubic-bezier(0.42, 0, 1, 1)`.
  public var description: String {
    let numbers = [x1, y1, x2, y2].map(shortDescription)
    return "cubic-bezier(" + numbers.joined(separator: ", ") + ")"
  }
}

extension StepTiming: CustomStringConvertible {
  /// The staircase as CSS writes it, as in `steps(4, jump-end)`.
  public var description: String {
    "steps(\(count), \(term))"
  }
}

extension PiecewiseLinear: CustomStringConvertible {
  /// The points as CSS writes them, as in `linear(0 0%, 0.25 75%, 1 100%)`.
  ///
  /// Read again they are the same numbers.
  public var description: String {
    let items = points.map {
      shortDescription($0.output) + " " + percentage($0.input) + "%"
    }
    return "linear(" + items.joined(separator: ", ") + ")"
  }
}

/// Returns a number that gives the same one when it is read; whole ones without a point.
package func shortDescription(_ number: Double) -> String {
  if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
  return String(number)
}

/// Returns a fraction in percent: its shortest decimal number with the point moved.
///
/// A product with 100 would be rounded, and could not always be read as the same fraction.
private func percentage(_ fraction: Double) -> String {
  let parts = String(fraction.magnitude).split(separator: "e")
  if parts.count == 2, let exponent = Int(parts[1]) {
    return (fraction < 0 ? "-" : "") + "\(parts[0])e\(exponent + 2)"
  }
  let digits = parts[0].split(separator: ".")
  let decimals = (digits.count > 1 ? String(digits[1]) : "") + "00"
  let whole = (digits[0] + decimals.prefix(2)).drop { $0 == "0" }
  var rest = decimals.dropFirst(2)
  while rest.last == "0" { rest.removeLast() }
  let sign = fraction < 0 ? "-" : ""
  return sign + (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest)
}
