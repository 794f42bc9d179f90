import AnimationCurves

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

  /// What is left of the way, or its envelope, in ways.
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
