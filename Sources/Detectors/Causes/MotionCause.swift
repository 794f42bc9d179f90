/// The reason why bar and keyboard differ on the way.
public enum MotionCause: Hashable, Sendable, Codable {
  /// Nothing is late where `delay` is nil.
  case differentCurve(bar: Pace, keyboard: Pace, delay: Seconds?)
  /// The bar moves by the same curve in another time.
  case differentDuration(bar: Seconds, keyboard: Seconds, curve: CurveName, delay: Seconds?)
  /// The bar starts later.
  case startsLate(by: Seconds)
  /// The bar is not animated.
  case notAnimated(keyboard: Seconds)
  /// Bar and keyboard move alike, between different places.
  case differentPath
  /// The keyboard fades in its place.
  case crossFade(keyboard: Seconds)
  /// A finger moves the keyboard.
  case interactiveDismissal
  /// The bar's animation is paused.
  case halted(after: Seconds)
  /// The bar's animation is taken away, with some of its way left.
  case removed(after: Seconds, left: Points)

  /// A curve, and how long it lasts.
  public struct Pace: Hashable, Sendable, Codable {
    /// The curve's name.
    public let curve: CurveName
    /// The length of the motion.
    public let duration: Seconds

    /// Creates a pace from its curve and duration.
    public init(_ curve: CurveName, _ duration: Seconds) {
      (self.curve, self.duration) = (curve, duration)
    }
  }

  /// The names of curves.
  public enum CurveName: Hashable, Sendable, Codable {
    /// A curve that has a name.
    case easeInOut, easeIn, easeOut, linear
    /// Core Animation's default curve.
    case standard
    /// A Bézier curve in CSS's notation.
    case bezier(String)
    /// The keyboard's own.
    case spring
    /// A spring with a damping ratio.
    case dampedSpring(ratio: Double)
    /// A curve without a name.
    case other
  }
}

extension MotionCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .differentCurve: .differentCurve
    case .differentDuration: .differentDuration
    case .startsLate: .startsLate
    case .notAnimated: .notAnimated
    case .differentPath: .differentPath
    case .crossFade: .crossFade
    case .interactiveDismissal: .interactiveDismissal
    case .halted, .removed: .animationInterrupted
    }
  }

  var names: [String] {
    switch self {
    case .differentCurve(let bar, let keyboard, let delay):
      [bar.curve.kind, keyboard.curve.kind] + Self.names(delay)
    case .differentDuration(_, _, let curve, let delay): [curve.kind] + Self.names(delay)
    case .halted: ["halted"]
    case .removed: ["removed"]
    default: []
    }
  }

  private static func names(_ delay: Seconds?) -> [String] { delay == nil ? [] : ["delay"] }

  var sentence: String {
    switch self {
    case .differentCurve(let bar, let keyboard, let delay):
      "the bar moves by \(bar), the keyboard by \(keyboard)" + Self.words(delay)
    case .differentDuration(let bar, let keyboard, let curve, let delay):
      "the bar moves for \(bar) ms, the keyboard for \(keyboard) by the same curve, \(curve)"
        + Self.words(delay)
    case .startsLate(let delay):
      "the bar starts \(delay) ms after the keyboard: it is moved in a later run-loop turn"
    case .notAnimated(let duration):
      "the bar is not animated while the keyboard moves for \(duration) ms:"
        + " it is laid out outside of the animation block, or without one"
    case .differentPath:
      "both follow the same curve, but not between the same places"
    case .crossFade(let duration):
      "the keyboard fades in its place for \(duration) ms, and the bar slides"
    case .interactiveDismissal:
      "a finger drags the keyboard, and no notification is posted for that:"
        + " the bar stays where it was until the finger lifts"
    case .halted(let time):
      "the bar's animation halts \(time) ms after its start, and the keyboard goes on"
    case .removed(let time, let left):
      "the bar's animation is removed \(time) ms after its start, with \(left) pt left to go"
    }
  }

  private static func words(_ delay: Seconds?) -> String {
    delay.map { ", and it starts \($0) ms later" } ?? ""
  }
}

extension MotionCause.Pace: CustomStringConvertible {
  public var description: String { "\(curve) over \(duration) ms" }
}

extension MotionCause.CurveName: CustomStringConvertible {
  /// The curve as the end of a sentence.
  public var description: String {
    switch self {
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .linear: "linear"
    case .standard: "Core Animation's default curve"
    case .bezier(let function): function
    case .spring: "its spring"
    case .dampedSpring(let ratio): "a spring of damping ratio \(ratio.ratio)"
    case .other: "another curve"
    }
  }

  /// The name without numbers.
  fileprivate var kind: String {
    switch self {
    case .bezier: "bezier"
    case .dampedSpring: "dampedSpring"
    default: description
    }
  }
}
