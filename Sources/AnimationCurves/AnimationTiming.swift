/// A curve with the time it lasts: what an animation needs to know about pacing.
///
/// It clamps where a ``TimingCurve`` does not. At the end the animation is removed and the rest of
/// the way snaps: the keyboard's spring is at 0.9989 just before 0.5 s and at 1 from then on.
public struct AnimationTiming: Hashable, Sendable {
  /// The pacing.
  public let curve: AnyTimingCurve
  /// Seconds from the beginning to the removal of the animation; 0 is an instant change.
  public let duration: Double

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - curve: The pacing.
  ///   - duration: Seconds, finite, 0 or greater.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other duration.
  public init(curve: AnyTimingCurve, duration: Double) throws(CurveError) {
    guard duration >= 0, duration.isFinite else { throw .outOfRange(.duration, duration) }
    self.init(knownCurve: curve, duration: duration)
  }

  init(knownCurve curve: AnyTimingCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// A change without animation.
  public static let instant = AnimationTiming(knownCurve: .timingFunction(.linear), duration: 0)
}

extension AnimationTiming {
  /// Creates the timing that UIKit uses for a curve number.
  ///
  /// With the keyboard's curve (7) UIKit ignores the caller's duration and plays the system
  /// keyboard's spring for its own; a duration of 0 is instant even so.
  ///
  /// - Parameters:
  ///   - curve: The curve number, 0 to 3 or 7.
  ///   - duration: Seconds, finite, 0 or greater.
  ///   - profile: The system keyboard whose spring curve 7 stands for.
  /// - Throws: ``CurveError/unknownRawValue(_:)`` for any other curve,
  ///   ``CurveError/outOfRange(_:_:)`` for any other duration.
  public init(
    curve: AnimationCurve, duration: Double, profile: KeyboardProfile
  ) throws(CurveError) {
    guard duration >= 0, duration.isFinite else { throw .outOfRange(.duration, duration) }
    if curve == .keyboard {
      let effective = duration == 0 ? 0 : profile.duration
      self.init(knownCurve: .spring(profile.spring), duration: effective)
    } else if let function = curve.timingFunction {
      self.init(knownCurve: .timingFunction(function), duration: duration)
    } else {
      throw .unknownRawValue(curve.rawValue)
    }
  }

  /// Creates the timing that UIKit uses for the curve number in animation options.
  ///
  /// - Parameters:
  ///   - options: Options whose bits 16 to 18 hold the curve number, 0 to 3 or 7.
  ///   - duration: Seconds, finite, 0 or greater.
  ///   - profile: The system keyboard whose spring curve 7 stands for.
  /// - Throws: What `init(curve:duration:profile:)` throws.
  public init(
    options: AnimationOptions, duration: Double, profile: KeyboardProfile
  ) throws(CurveError) {
    try self.init(curve: options.curve, duration: duration, profile: profile)
  }
}

extension AnimationTiming {
  /// Returns the fraction of the way at a time since the beginning.
  ///
  /// It is 0 before the beginning, the curve's value from there on, and 1 from `duration` on; an
  /// instant change is at 1 from time 0 on. A curve that leaps at its start, as
  /// `steps(4, jump-start)` does, has leapt at time 0.
  ///
  /// - Parameter elapsed: Seconds since the beginning.
  /// - Returns: The fraction of the way.
  public func progress(at elapsed: Double) -> Double {
    if elapsed >= duration { return 1 }
    if elapsed < 0 { return 0 }
    return curve.progress(at: elapsed, duration: duration)
  }

  /// The curve's own end: 1, but for a `linear()` that ends elsewhere.
  ///
  /// A timeline ends there, as CSS does. The animation is removed at that time, so that what it
  /// moved is at the target all the same.
  public var endProgress: Double {
    guard case .piecewiseLinear(let line) = curve, duration > 0 else { return 1 }
    return line.value(at: 1)
  }

  /// Returns the rate of progress at a time since the beginning, per second; 0 outside.
  ///
  /// The beginning is inside (the velocity there is the one that follows), the end outside.
  ///
  /// - Parameter elapsed: Seconds since the beginning.
  /// - Returns: Ways per second.
  public func velocity(at elapsed: Double) -> Double {
    if elapsed < 0 || elapsed >= duration { return 0 }
    return curve.velocity(at: elapsed, duration: duration)
  }

  /// Returns progress and velocity at a time since the beginning, cheaper than one after the other.
  ///
  /// - Parameter elapsed: Seconds since the beginning.
  /// - Returns: The fraction of the way, and ways per second.
  public func state(at elapsed: Double) -> (progress: Double, velocity: Double) {
    guard elapsed >= 0, elapsed < duration else {
      return (progress(at: elapsed), velocity(at: elapsed))
    }
    return curve.state(at: elapsed, duration: duration)
  }
}

extension AnimationTiming {
  /// The first time at which the way is done up to a share of it, in 0...duration.
  ///
  /// It is found by bisection, to the precision of the number, on the rise from 0; curves that
  /// swing rise for the first time up to 1.
  ///
  /// - Parameter share: The fraction of the way; above 1 it counts as 1.
  /// - Returns: Seconds since the beginning.
  public func time(ofProgress share: Double) -> Double {
    guard share > 0 else { return 0 }
    let share = min(share, 1)
    var (low, high) = (0.0, firstTime(reaching: share))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.progress(at: middle, duration: duration) < share {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// An upper bound of the first time at `share`: the first of 512 steps that has reached it.
  private func firstTime(reaching share: Double) -> Double {
    let count = 512
    for index in 1..<count {
      let time = duration * Double(index) / Double(count)
      if curve.progress(at: time, duration: duration) >= share { return time }
    }
    return duration
  }
}

extension AnimationTiming: Codable {
  private enum CodingKeys: String, CodingKey {
    case curve, duration
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let curve = try fields.decode(AnyTimingCurve.self, forKey: .curve)
    let duration = try fields.decode(Double.self, forKey: .duration)
    self = try decoder.curve { () throws(CurveError) in
      try AnimationTiming(curve: curve, duration: duration)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(curve, forKey: .curve)
    try fields.encode(duration, forKey: .duration)
  }
}
