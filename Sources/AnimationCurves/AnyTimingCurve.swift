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
  public func progress(at time: Double, duration: Double) -> Double {
    switch self {
    case .timingFunction(let curve): curve.progress(at: time, duration: duration)
    case .spring(let curve): curve.progress(at: time)
    case .steps(let curve): curve.progress(at: time, duration: duration)
    case .piecewiseLinear(let curve): curve.progress(at: time, duration: duration)
    }
  }

  public func velocity(at time: Double, duration: Double) -> Double {
    switch self {
    case .timingFunction(let curve): curve.velocity(at: time, duration: duration)
    case .spring(let curve): curve.velocity(at: time)
    case .steps(let curve): curve.velocity(at: time, duration: duration)
    case .piecewiseLinear(let curve): curve.velocity(at: time, duration: duration)
    }
  }
}
