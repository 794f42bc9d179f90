/// A place on a Bezier, measured from its start, its end and its middle.
///
/// Each of the three is accurate by itself, where the difference of two others would not be.
struct BezierParameter {
  /// s, from the start.
  var fromStart: Double
  /// 1 - s, back from the end.
  var fromEnd: Double
  /// s - 1/2, from the middle.
  var fromMiddle: Double

  @inline(__always)
  init(fromStart s: Double) {
    fromStart = s
    fromEnd = 1 - s
    fromMiddle = s - 0.5
  }

  @inline(__always)
  init(fromEnd r: Double) {
    fromStart = 1 - r
    fromEnd = r
    fromMiddle = 0.5 - r
  }

  @inline(__always)
  init(fromMiddle v: Double) {
    fromStart = 0.5 + v
    fromEnd = 0.5 - v
    fromMiddle = v
  }
}

extension UnitBezier {
  /// True if both control points are near the far corner, x1 near 1 and x2 near 0.
  ///
  /// There x(s) is nearly level around s = 1/2.
  @inline(__always)
  private var isLevelInMiddle: Bool {
    (1 - x1) + x2 <= 0.5
  }

  /// Returns the parameter at which the curve passes x, for x in `0...1`.
  ///
  /// The equation x(s) = x is solved in a form without cancellation: with the sum of positive terms
  /// from the nearer end or, when the curve is level in its middle, in powers of s - 1/2, where the
  /// coefficients are made of 1 - x1 and x2, the small numbers on which the steepness depends.
  func parameter(at x: Double) -> BezierParameter {
    if isLevelInMiddle { return BezierParameter(fromMiddle: parameterFromMiddle(at: x)) }
    let middle = 0.5 + 0.375 * (x1 + x2 - 1)
    if x <= middle {
      return BezierParameter(fromStart: Self.parameterFromEnd(at: x, x1, x2))
    }
    return BezierParameter(fromEnd: Self.parameterFromEnd(at: 1 - x, 1 - x2, 1 - x1))
  }

  /// Solves 3 a s (1-s)^2 + 3 b s^2 (1-s) + s^3 = x for s in `0...0.5`.
  private static func parameterFromEnd(at x: Double, _ a: Double, _ b: Double) -> Double {
    let roots = MonotoneCubicRoot(lower: 0, upper: 0.5)
    return roots.find(from: min(x, 0.5)) { s in
      let r = 1 - s
      let value = s * (3 * r * (a * r + b * s) + s * s) - x
      let slope = 3 * (r * (a * r + 2 * (b - a) * s) + (1 - b) * s * s)
      let curvature = 6 * ((b - 2 * a) * r + (a - 2 * b + 1) * s)
      return (value, slope, curvature)
    }
  }

  /// Solves A v^3 + B (v^2 - 1/4) + C v = x - 1/2 for v in `-0.5...0.5`.
  ///
  /// With e = 1 - x1 and h = x2: A = 4 - 3 (h + e), B = -3/2 (h - e), C = 3/4 (h + e).
  private func parameterFromMiddle(at x: Double) -> Double {
    let (cubic, square, linear) = Self.middleCoefficients(1 - x1, x2)
    let target = x - 0.5
    let roots = MonotoneCubicRoot(lower: -0.5, upper: 0.5)
    return roots.find(from: target) { v in
      let value = v * (cubic * v * v + linear) + square * (v * v - 0.25) - target
      let slope = v * (3 * cubic * v + 2 * square) + linear
      let curvature = 6 * cubic * v + 2 * square
      return (value, slope, curvature)
    }
  }

  private static func middleCoefficients(
    _ e: Double, _ h: Double
  ) -> (cubic: Double, square: Double, linear: Double) {
    (4 - 3 * (h + e), -1.5 * (h - e), 0.75 * (h + e))
  }
}

extension UnitBezier {
  /// Returns y(s).
  func y(at parameter: BezierParameter) -> Double {
    let s = parameter.fromStart
    let r = parameter.fromEnd
    return s * (3 * r * (y1 * r + y2 * s) + s * s)
  }

  /// Returns x(s).
  func x(at parameter: BezierParameter) -> Double {
    let s = parameter.fromStart
    let r = parameter.fromEnd
    return s * (3 * r * (x1 * r + x2 * s) + s * s)
  }

  /// Returns dy/dx; where both derivatives vanish, the ratio of the next ones that do not.
  func slope(at parameter: BezierParameter) -> Double {
    let s = parameter.fromStart
    let r = parameter.fromEnd
    let dx = xSlope(at: parameter)
    let dy = y1 * r * r + 2 * (y2 - y1) * s * r + (1 - y2) * s * s
    if dx != 0 || dy != 0 { return dy / abs(dx) }
    let ddx = (x2 - 2 * x1) * r + (x1 - 2 * x2 + 1) * s
    let ddy = (y2 - 2 * y1) * r + (y1 - 2 * y2 + 1) * s
    // Only where y is x do these vanish as well.
    return ddy / ddx
  }

  /// Returns a third of dx/ds, never below 0.
  private func xSlope(at parameter: BezierParameter) -> Double {
    if isLevelInMiddle {
      let (cubic, square, linear) = Self.middleCoefficients(1 - x1, x2)
      let v = parameter.fromMiddle
      return max(0, (v * (3 * cubic * v + 2 * square) + linear) / 3)
    }
    let s = parameter.fromStart
    let r = parameter.fromEnd
    return max(0, x1 * r * r + 2 * (x2 - x1) * s * r + (1 - x2) * s * s)
  }
}

/// The root of an increasing cubic within a bracket.
///
/// Laguerre's method, which meets multiple roots as fast as simple ones, kept inside the bracket by
/// bisection.
struct MonotoneCubicRoot {
  var lower: Double
  var upper: Double

  /// Returns the root.
  ///
  /// - Parameters:
  ///   - guess: Where to begin; outside the bracket it is its middle.
  ///   - cubic: The cubic's value, slope and second derivative.
  /// - Returns: The root, to the last bits that the cubic's values allow.
  @inline(__always)
  func find(
    from guess: Double,
    _ cubic: (Double) -> (value: Double, slope: Double, curvature: Double)
  ) -> Double {
    var lower = lower
    var upper = upper
    var place = guess
    for _ in 0..<100 {
      let (value, slope, curvature) = cubic(place)
      if value == 0 { return place }
      if value < 0 { lower = place } else { upper = place }
      let discriminant = 4 * slope * slope - 6 * value * curvature
      let step = 3 * value / (slope + max(0, discriminant).squareRoot())
      let next = place - step
      guard next > lower, next < upper else {
        let middle = 0.5 * (lower + upper)
        if middle == lower || middle == upper || next == place { return place }
        place = middle
        continue
      }
      place = next
      if abs(step) <= 1e-6 * abs(next) { return place }
    }
    return place
  }
}
