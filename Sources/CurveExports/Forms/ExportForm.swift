import AnimationCurves

/// How a curve is written on a platform.
enum ExportForm: Hashable, Sendable {
  /// A cubic Bezier from (0, 0) to (1, 1).
  case bezier(UnitBezier)
  /// The platform's own spring, which runs until it is at rest.
  case spring(NativeSpring)
  /// A staircase.
  case steps(StepTiming)
  /// Straight lines from point to point.
  case points(PiecewiseLinear)
  /// Cubic pieces, each even in time.
  case pieces([CubicPiece])
}

/// A spring as platforms take it: damped critically at most, unless it says otherwise.
struct NativeSpring: Hashable, Sendable {
  let spring: Spring

  /// The damping in units of critical damping that the motion is evaluated with.
  var ratio: Double { spring.allowsOverdamping ? spring.dampingRatio : min(spring.dampingRatio, 1) }

  /// Stiffness over mass, for platforms whose springs weigh 1.
  var unitStiffness: Double { spring.stiffness / spring.mass }

  /// The damping that gives ``ratio``: some platforms do not clamp a greater one.
  var damping: Double {
    2 * ratio * (spring.stiffness * spring.mass).squareRoot()
  }
}

/// A cubic over a part of the time, by its values at the start, at a third, at two thirds as handles, and at the end.
struct CubicPiece: Hashable, Sendable {
  /// Seconds.
  let start: Double
  let end: Double
  /// The four control values, as shares of the way.
  let values: SIMD4<Double>

  /// The share of the way at a time within the piece.
  func progress(at time: Double) -> Double {
    let s = end > start ? (time - start) / (end - start) : 1
    let r = 1 - s
    let weights = SIMD4(r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
    return (weights * values).sum()
  }
}
