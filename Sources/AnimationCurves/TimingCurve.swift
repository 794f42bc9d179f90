/// A pacing of an animation: how far along it is at a time.
///
/// `progress` is the fraction of the way, 0 at the start and 1 at the target; it may leave `0...1`
/// where a curve overshoots. Times are seconds since the animation's beginning.
///
/// A curve of the unit domain (``TimingFunction``, ``StepTiming``, ``PiecewiseLinear``) is evaluated
/// at `time / duration`; a ``Spring`` knows its own time and ignores `duration`. A curve does not
/// clamp at either end: ``AnimationTiming`` does.
public protocol TimingCurve: Sendable {
  /// Returns the fraction of the way at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the beginning.
  ///   - duration: The animation's length in seconds; 0 or less means an instant change.
  /// - Returns: The fraction of the way.
  func progress(at time: Double, duration: Double) -> Double

  /// Returns the first derivative of the progress with respect to time, per second.
  ///
  /// - Parameters:
  ///   - time: Seconds since the beginning.
  ///   - duration: The animation's length in seconds; 0 or less means an instant change.
  /// - Returns: Ways per second.
  func velocity(at time: Double, duration: Double) -> Double
}

/// Returns where a time is within a duration: 0 at its start, 1 at its end.
///
/// A duration of 0 or less has no inside: before it the position is 0, from its start on 1.
@inline(__always)
func unitPosition(of time: Double, within duration: Double) -> Double {
  guard duration > 0 else { return time >= 0 ? 1 : 0 }
  return time / duration
}

/// One of the curves there are, as a value that is called without dynamic dispatch.
public enum AnyTimingCurve: Hashable, Sendable {
  /// A cubic Bezier.
  case timingFunction(TimingFunction)
  /// A damped spring.
  case spring(Spring)
  /// A staircase.
  case steps(StepTiming)
  /// Straight lines from point to point.
  case piecewiseLinear(PiecewiseLinear)
}

extension AnyTimingCurve: TimingCurve {
  /// Returns the progress at a time, as the curve that it holds does.
  public func progress(at time: Double, duration: Double) -> Double {
    switch self {
    case .timingFunction(let curve): curve.progress(at: time, duration: duration)
    case .spring(let curve): curve.progress(at: time)
    case .steps(let curve): curve.progress(at: time, duration: duration)
    case .piecewiseLinear(let curve): curve.progress(at: time, duration: duration)
    }
  }

  /// Returns progress and velocity at a time, for little more than the price of one.
  func state(at time: Double, duration: Double) -> (progress: Double, velocity: Double) {
    switch self {
    case .timingFunction(let curve) where duration > 0:
      let (value, slope) = curve.bezier.state(at: time / duration)
      return (value, slope / duration)
    case .spring(let curve):
      let (progress, velocity) = curve.motion.state(at: SIMD4(repeating: time))
      return (progress[0], velocity[0])
    default:
      return (progress(at: time, duration: duration), velocity(at: time, duration: duration))
    }
  }

  /// Returns the velocity at a time, as the curve that it holds does.
  public func velocity(at time: Double, duration: Double) -> Double {
    switch self {
    case .timingFunction(let curve): curve.velocity(at: time, duration: duration)
    case .spring(let curve): curve.velocity(at: time)
    case .steps(let curve): curve.velocity(at: time, duration: duration)
    case .piecewiseLinear(let curve): curve.velocity(at: time, duration: duration)
    }
  }
}

extension AnyTimingCurve: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case bezier, spring, steps, linear
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = fields.allKeys.first, fields.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "must hold one of bezier, spring, steps and linear"))
    }
    switch key {
    case .bezier:
      let points = try fields.numbers(.bezier, count: 4)
      self = .timingFunction(
        try decoder.curve { () throws(CurveError) in
          try TimingFunction(controlPoints: points[0], points[1], points[2], points[3])
        })
    case .spring: self = .spring(try fields.decode(Spring.self, forKey: .spring))
    case .steps: self = .steps(try fields.decode(StepTiming.self, forKey: .steps))
    case .linear:
      self = .piecewiseLinear(try fields.decode(PiecewiseLinear.self, forKey: .linear))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timingFunction(let function):
      let bezier = function.bezier
      try fields.encode([bezier.x1, bezier.y1, bezier.x2, bezier.y2], forKey: .bezier)
    case .spring(let spring): try fields.encode(spring, forKey: .spring)
    case .steps(let steps): try fields.encode(steps, forKey: .steps)
    case .piecewiseLinear(let lines): try fields.encode(lines, forKey: .linear)
    }
  }
}
