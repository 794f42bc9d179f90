import AnimationCurves

/// How an animation block paces its changes, before its duration is settled.
enum BlockPacing {
  case curve(AnimationCurve)
  /// A spring that settles in the block's duration.
  case settling(dampingRatio: Double, initialVelocity: Double)
  /// A spring that brings its own duration.
  case spring(Spring, duration: Double)
  /// Any other curve.
  case function(TimingFunction)
}

extension BlockPacing {
  /// The timing that UIKit gives a block; what it does with curves 4 to 6 is not known.
  ///
  /// With the keyboard's curve (raw value 7) see ``keyboardTiming(in:)``; 4 to 6 are easeInOut
  /// here. Durations that are 0, negative or no number change at once.
  func timing(duration: Double, profile: KeyboardProfile) -> AnimationTiming {
    guard duration > 0, duration.isFinite else { return .instant }
    switch self {
    case .curve(.keyboard): return Self.keyboardTiming(in: profile)
    case .curve(let curve):
      let known = try? AnimationTiming(curve: curve, duration: duration, profile: profile)
      return known ?? Self.function(.easeInEaseOut).timing(duration: duration, profile: profile)
    case .settling(let ratio, let velocity):
      let spring = Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity)
      return AnimationTiming(spring: spring, duration: duration)
    case .spring(let spring, let own):
      return AnimationTiming(spring: spring, duration: own)
    case .function(let function):
      let timing = try? AnimationTiming(curve: .timingFunction(function), duration: duration)
      return timing ?? .instant
    }
  }
}

extension BlockPacing {
  /// The timing of every block with the keyboard's curve (raw value 7), whatever its duration.
  ///
  /// UIKit ignores the duration that such a block gives: the system keyboard's own spring plays
  /// for the system keyboard's own time. Only a duration that changes at once is obeyed.
  /// `AnimationTiming.init(curve:duration:profile:)` has the same rule for curve numbers.
  static func keyboardTiming(in profile: KeyboardProfile) -> AnimationTiming {
    AnimationTiming(spring: profile.spring, duration: profile.duration)
  }
}

extension AnimationTiming {
  /// A spring's motion cut off after a time; without a spring the change is instant.
  init(spring: Spring?, duration: Double) {
    let timing = spring.flatMap {
      try? AnimationTiming(curve: .spring($0), duration: max(0, duration))
    }
    self = timing ?? .instant
  }
}
