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

  /// The ways to write a curve, for messages.
  static let grammar = """
    0 to 3 or 7, animation options from 65536 (458752, 0x70000, 7<<16), easeInOut, easeIn, easeOut, \
    linear, default, keyboard, \(NamedTiming.all.map(\.name).joined(separator: ", ")), \
    cubic-bezier(x1, y1, x2, y2), spring(mass, stiffness, damping[, velocity]), steps(n, term) or \
    linear(...)
    """

  /// A sentence about a likely mistake; nil if there is none.
  ///
  /// Bits without a known meaning are kept, as UIKit keeps them, but are hardly meant.
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

extension CurveArgument {
  /// Reads a curve.
  ///
  /// - Parameter text: A number, a name or a function as in the table of ``CurveArgument``.
  /// - Throws: ``CurveError`` with what is wrong.
  public init(parsing text: String) throws(CurveError) {
    let body = text.trimmingBlanks
    guard !body.isEmpty else { throw .unreadable(text, reason: "it is empty; use \(Self.grammar)") }
    if let first = body.utf8.first, (0x30...0x39).contains(first) {
      self = try Self.numbered(body)
    } else if body.contains("(") {
      self = .timing(try Self.function(body))
    } else if let argument = Self.named(body) {
      self = argument
    } else {
      throw .unknownName(String(body))
    }
  }

  private static func numbered(_ text: Substring) throws(CurveError) -> CurveArgument {
    let number = try OptionsExpression(text).value
    if number >= 1 << 16 {
      let options = AnimationOptions(rawValue: number)
      guard options.curve.isKnown else { throw .unknownRawValue(options.curve.rawValue) }
      return .options(options)
    }
    guard number < 8 else { throw .neitherCurveNorOptions(Int(number)) }
    let curve = AnimationCurve(keeping: Int(number))
    guard curve.isKnown else { throw .unknownRawValue(curve.rawValue) }
    return .curve(curve)
  }

  private static func named(_ name: Substring) -> CurveArgument? {
    let key = name.lowercased().filter { $0 != "-" }
    if let named = NamedTiming.all.first(where: { $0.name.filter { $0 != "-" } == key }) {
      return .named(named)
    }
    if key == "default" || key == "ease" { return .timing(.timingFunction(.default)) }
    if key == "easeineaseout" { return .curve(.easeInOut) }
    if key == "stepstart" { return .timing(.steps(.start)) }
    if key == "stepend" { return .timing(.steps(.end)) }
    return AnimationCurve.named.first { $0.name.lowercased() == key }.map { .curve($0.curve) }
  }

  private static func function(_ text: Substring) throws(CurveError) -> AnyTimingCurve {
    let call = try FunctionCall(text)
    switch call.name {
    case "cubic-bezier": return .timingFunction(try call.timingFunction())
    case "spring": return .spring(try call.spring())
    case "steps": return .steps(try call.steps())
    case "linear": return .piecewiseLinear(try call.piecewiseLinear())
    default: throw .unknownName(call.text)
    }
  }
}

extension AnimationCurve {
  /// True if the curve number has a known meaning.
  var isKnown: Bool {
    Self.named.contains { $0.curve == self }
  }
}

extension CurveArgument {
  /// A way to write a curve: an example, and what it means.
  package struct Spelling: Sendable {
    /// Something that can be read.
    package let example: String
    /// The meaning, in words.
    package let meaning: String

    init(_ example: String, _ meaning: String) {
      self.example = example
      self.meaning = meaning
    }
  }

  /// The ways to write a curve.
  package static let spellings: [Spelling] =
    AnimationCurve.named.map {
      Spelling($0.name, "UIKit's curve \($0.curve.rawValue)")
    } + [
      Spelling("7", "the keyboard's curve by its number; 0 to 3 are the others"),
      Spelling(
        "7<<16", "animation options, which hold the number in bits 16 to 18; 458752, 0x70000"),
      Spelling("default", "Core Animation's default, which CSS calls ease"),
      Spelling("ease-in-out", "a name of CSS; also ease, ease-in, ease-out, step-start, step-end"),
    ]
    + NamedTiming.all.map { Spelling($0.name, "\($0.timing.duration) s. \($0.provenance)") } + [
      Spelling("cubic-bezier(0.25, 0.1, 0.25, 1)", "a Bezier from (0, 0) to (1, 1)"),
      Spelling("spring(3, 1000, 500)", "mass, stiffness, damping, and a velocity if there is one"),
      Spelling("steps(4, jump-end)", "a staircase"),
      Spelling("linear(0, 0.25 75%, 1)", "straight lines"),
    ]
}
