/// A curve as it is written on the command line.
///
/// | text | meaning |
/// |---|---|
/// | `0`, `1`, `2`, `3`, `7` | a curve number |
/// | `65536` and above, as in `458752` | animation options, which name a curve in bits 16 to 18 |
/// | `easeInOut`, `easeIn`, `easeOut`, `linear`, `keyboard` | a curve by name |
/// | `easeInEaseOut`, `default` | a timing function by Core Animation's name |
/// | `ease`, `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end` | the names of CSS |
/// | `cubic-bezier(x1, y1, x2, y2)` | a Bezier |
/// | `spring(mass, stiffness, damping[, velocity])` | a spring |
/// | `steps(n[, term])` | a staircase |
/// | `linear(0, 0.25 75%, 1)` | straight lines |
///
/// Names are read without regard to case and hyphens.
public enum CurveArgument: Hashable, Sendable {
  /// A curve number; the keyboard's needs a profile to become a motion.
  case curve(AnimationCurve)
  /// Animation options, whose curve number counts.
  case options(AnimationOptions)
  /// A curve that stands for itself.
  case timing(AnyTimingCurve)

  /// What can be written, for messages.
  static let grammar = """
    0 to 3 or 7, animation options from 65536, easeInOut, easeIn, easeOut, linear, default, keyboard, \
    cubic-bezier(x1, y1, x2, y2), spring(mass, stiffness, damping), steps(n, term) or linear(...)
    """

  /// Returns the timing that the argument stands for.
  ///
  /// - Parameters:
  ///   - duration: Seconds, finite, 0 or greater; the keyboard's curve ignores it unless it is 0.
  ///   - profile: The system keyboard whose spring curve 7 stands for.
  /// - Returns: The pacing and how long it lasts.
  /// - Throws: What ``AnimationTiming`` throws.
  public func timing(
    duration: Double, profile: KeyboardProfile
  ) throws(CurveError) -> AnimationTiming {
    switch self {
    case .curve(let curve):
      try AnimationTiming(curve: curve, duration: duration, profile: profile)
    case .options(let options):
      try AnimationTiming(options: options, duration: duration, profile: profile)
    case .timing(let curve):
      try AnimationTiming(curve: curve, duration: duration)
    }
  }
}
