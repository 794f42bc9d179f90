import AnimationCurves

/// The pacing of an animation block's changes, before its duration is settled.
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
  /// True for a spring of a block's own, which no block around it takes the place of.
  ///
  /// A block inherits a curve's number. A spring has none: UIKit keeps its mass, stiffness, damping
  /// and velocity in a class of their own (`UIViewSpringAnimationState`, in public class listings
  /// since iOS 7). That it plays for the inherited time is assumed.
  var isSpring: Bool {
    switch self {
    case .settling, .spring: true
    case .curve, .function: false
    }
  }

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
  /// The same motion for another time, in seconds: cut off, or at rest for the remainder.
  func lasting(_ seconds: Double) -> AnimationTiming {
    guard duration > 0 else { return self }
    return (try? AnimationTiming(curve: curve, duration: seconds)) ?? self
  }

  /// A spring's motion cut off after a time; without a spring the change is instant.
  init(spring: Spring?, duration: Double) {
    let timing = spring.flatMap {
      try? AnimationTiming(curve: .spring($0), duration: max(0, duration))
    }
    self = timing ?? .instant
  }
}

extension Spring {
  /// The spring of mass 1 that `usingSpringWithDamping` stands for: it settles in `duration`.
  ///
  /// Settling is what `CASpringAnimation.settlingDuration` measures: less than a thousandth of the
  /// way left. Below critical damping the envelope says so, with ratio z, frequency w, wd =
  /// w·sqrt(1 - z^2), velocity v and duration d:
  /// `(1 + |z·w - v| / wd) · exp(-z·w·d) = 0.001`; at critical damping the motion itself:
  /// `|1 + (w - v)·d| · exp(-w·d) = 0.001`. Either is solved for w, the greatest root, by
  /// bisection. A ratio is clamped to 0.01...1, as UIKit's springs do not creep.
  /// That UIKit's rule is this inverse is derived, not recorded; a published reconstruction
  /// (Framer) leaves out the "1 +", which makes springs of low ratio slower.
  ///
  /// The duration is in seconds, greater than 0; the velocity in ways per second, positive toward
  /// the target.
  init?(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let rest: (Double) -> Double = { frequency in
      Self.rest(of: ratio, frequency, after: duration, velocity: initialVelocity)
    }
    var low = 1 / duration
    var high = low
    while rest(high) > 0.001 || high < 2 * abs(initialVelocity) {
      high *= 2
      guard high.isFinite else { return nil }
    }
    low = min(low, high / 2)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    let spring = try? Spring(
      mass: 1, stiffness: high * high, damping: 2 * ratio * high,
      initialVelocity: initialVelocity)
    guard let spring else { return nil }
    self = spring
  }

  /// The rest of the way, or its envelope, in ways.
  private static func rest(
    of ratio: Double, _ frequency: Double, after duration: Double, velocity: Double
  ) -> Double {
    let decay = ratio * frequency
    guard ratio < 1 else {
      return abs(1 + (frequency - velocity) * duration) * exp(-decay * duration)
    }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return (1 + abs(decay - velocity) / swing) * exp(-decay * duration)
  }
}
