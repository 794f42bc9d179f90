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
      let (progress, velocity) = curve.motion.state(at: SIMD2(repeating: time))
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
