/// A curve as it is written on the command line.
///
/// | text | meaning |
/// |---|---|
/// | `0`, `1`, `2`, `3`, `7` | a curve number |
/// | `65536` and above, as in `458752`, `0x70000` or `7<<16` | animation options, which name a curve in bits 16 to 18 |
/// | `easeInOut`, `easeIn`, `easeOut`, `linear`, `keyboard` | a curve by name |
/// | `easeInEaseOut`, `default` | a timing function by Core Animation's name |
/// | `ease`, `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end` | the names of CSS |
/// | `android-ime`, `android-ime-show` ... | an animation of ``NamedTiming/all``, with its own duration |
/// | `cubic-bezier(x1, y1, x2, y2)` | a Bezier |
/// | `spring(mass, stiffness, damping[, velocity])` | a spring |
/// | `steps(n[, term])` | a staircase |
/// | `linear(0, 0.25 75%, 1)` | straight lines |
///
/// Numbers may be joined by `|`, as in `7<<16 | 4`. Names are read without regard to case and hyphens.
public enum CurveArgument: Hashable, Sendable {
  /// A curve number; the keyboard's needs a profile to become a motion.
  case curve(AnimationCurve)
  /// Animation options, whose curve number counts.
  case options(AnimationOptions)
  /// A curve that stands for itself.
  case timing(AnyTimingCurve)
  /// An animation that has a name and its own duration.
  case named(NamedTiming)

  /// What can be written, for messages.
  static let grammar = """
    0 to 3 or 7, animation options from 65536 (458752, 0x70000, 7<<16), easeInOut, easeIn, easeOut, \
    linear, default, keyboard, \(NamedTiming.all.map(\.name).joined(separator: ", ")), \
    cubic-bezier(x1, y1, x2, y2), spring(mass, stiffness, damping[, velocity]), steps(n, term) or \
    linear(...)
    """

  /// What may be a mistake, in a sentence; nil where nothing is.
  ///
  /// Bits without a known meaning are kept, as UIKit keeps them, but nobody means them.
  public var warning: String? {
    guard case .options(let options) = self, options.unknownBits != 0 else { return nil }
    let bits = String(options.unknownBits, radix: 16)
    return "bits 0x\(bits) of \(options.rawValue) have no known meaning; "
      + "the curve is \(options.curve), as in \(options.curve.rawValue)<<16"
  }

  /// Returns the timing that the argument stands for.
  ///
  /// - Parameters:
  ///   - duration: Seconds, finite, 0 or greater; the keyboard's curve ignores it unless it is 0,
  ///     and so does an animation that has a name.
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
    case .named(let named):
      duration == 0 ? .instant : named.timing
    }
  }
}
