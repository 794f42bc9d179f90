import AnimationCurves

/// A way to write a curve on a platform.
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
  var ratio: Double { spring.effectiveDampingRatio }

  /// Stiffness over mass, for platforms whose springs weigh 1.
  var unitStiffness: Double { spring.stiffness / spring.mass }

  /// The damping that gives ``ratio``: some platforms do not clamp a greater one.
  var damping: Double {
    2 * ratio * (spring.stiffness * spring.mass).squareRoot()
  }
}

/// A cubic over a part of the time, by its values at both ends and two handles between.
///
/// The handles are at a third and at two thirds of the time.
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

/// Cubic pieces that follow a curve, each as long as the error allows.
enum CubicPieces {
  /// The number of instants of a piece at which the error is measured.
  private static let samples = 48
  /// A piece is not halved more often than that.
  private static let halvings = 30

  /// Returns pieces from the beginning to where the curve is just before its end.
  ///
  /// Each meets the curve and its slope at both ends; what is left of the way then is a leap.
  static func following(_ timing: AnimationTiming, maximumError: Double) -> [CubicPiece] {
    var pieces: [CubicPiece] = []
    var start = 0.0
    while start < timing.duration {
      let piece = longest(from: start, timing, maximumError: 0.98 * maximumError)
      pieces.append(piece)
      start = piece.end
    }
    return pieces
  }

  private static func longest(
    from start: Double, _ timing: AnimationTiming, maximumError: Double
  ) -> CubicPiece {
    var (good, bad) = (start, timing.duration)
    let whole = piece(from: start, to: timing.duration, timing)
    if error(of: whole, timing) <= maximumError { return whole }
    for _ in 0..<halvings {
      let middle = (good + bad) / 2
      if error(of: piece(from: start, to: middle, timing), timing) <= maximumError {
        good = middle
      } else {
        bad = middle
      }
    }
    // Keyframes have times with six decimals.
    let end = max(good.decimals(6), (start + 2e-6).decimals(6))
    return piece(from: start, to: min(end, timing.duration), timing)
  }

  private static func piece(
    from start: Double, to end: Double, _ timing: AnimationTiming
  ) -> CubicPiece {
    let (curve, duration) = (timing.curve, timing.duration)
    let third = (end - start) / 3
    let (first, last) = (
      curve.progress(at: start, duration: duration), curve.progress(at: end, duration: duration)
    )
    return CubicPiece(
      start: start, end: end,
      values: [
        first, first + third * curve.velocity(at: start, duration: duration),
        last - third * curve.velocity(at: end, duration: duration), last,
      ])
  }

  private static func error(of piece: CubicPiece, _ timing: AnimationTiming) -> Double {
    (0...samples).map { index in
      let time = piece.start + (piece.end - piece.start) * Double(index) / Double(samples)
      return abs(
        piece.progress(at: time) - timing.curve.progress(at: time, duration: timing.duration))
    }.max() ?? 0
  }
}
