public import AnimationCurves

/// A curve that a motion may have followed, in the place where it fits best.
public struct FitCandidate: Hashable, Sendable {
  /// A kind of curve.
  public enum Kind: Hashable, Sendable {
    /// A system keyboard's own, curve 7 in UIKit; of those that move alike the newest known.
    case profile(KeyboardProfile)
    /// One of UIKit's curves, or Core Animation's default.
    case timingFunction
    /// A spring with the parameters that fit best.
    case spring
    /// A Bezier with the control points that fit best.
    case bezier
    /// No animation: one step.
    case instant
  }

  /// The curve's name: a system's (`iOS 26`), UIKit's (`easeInOut`), `spring`, `cubic-bezier`, `instant`.
  public let name: String
  /// The kind of curve.
  public let kind: Kind
  /// The numbers that the curve is known by.
  public let parameters: [FitParameter]
  /// The curve with its duration; a free spring's duration is as good as endless.
  public let timing: AnimationTiming
  /// The beginning of the curve, in seconds of the track.
  public let start: Double
  /// The value at the beginning.
  public let from: Double
  /// The way that the curve goes.
  public let travel: Double
  /// The root mean square of the residuals, in the track's unit.
  public let rms: Double
  /// `rms` over the visible travel.
  public let share: Double

  /// Returns where the curve is at a time of the track.
  ///
  /// - Parameter time: Seconds of the track.
  /// - Returns: The value, in the track's unit.
  public func value(at time: Double) -> Double {
    from + travel * timing.progress(at: time - start)
  }
}

extension FitCandidate {
  /// The same curve at another time, from one place to another; nothing is left over.
  package func begun(at start: Double, from: Double, to: Double) -> FitCandidate {
    FitCandidate(
      name: name, kind: kind, parameters: parameters, timing: timing, start: start, from: from,
      travel: to - from, rms: 0, share: 0)
  }

  /// The same with what it leaves over of the samples.
  package func left(over residuals: [Double]) -> FitCandidate {
    let mean = LeastSquares.squares(residuals) / Double(max(1, residuals.count))
    return FitCandidate(
      name: name, kind: kind, parameters: parameters, timing: timing, start: start, from: from,
      travel: travel, rms: mean.squareRoot(), share: mean.squareRoot() / abs(travel))
  }
}

/// A number that a curve is known by.
public struct FitParameter: Hashable, Sendable {
  /// Its name: `duration`, `mass`, `stiffness`, `damping`, `dampingRatio`, `x1`, `y1`, `x2`, `y2`.
  public let name: String
  /// Seconds for a duration, else in the unit of the thing.
  public let value: Double

  init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  static func list(of spring: Spring) -> [FitParameter] {
    [
      FitParameter("mass", spring.mass), FitParameter("stiffness", spring.stiffness),
      FitParameter("damping", spring.damping),
    ]
  }
}
