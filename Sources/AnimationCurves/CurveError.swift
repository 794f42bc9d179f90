/// The fault in the numbers or the text of a curve.
///
/// Every case carries the input; `description` is a sentence that says what to do.
public enum CurveError: Error, Hashable, Sendable {
  /// A quantity is not finite or outside of what is possible for it.
  case outOfRange(Quantity, Double)
  /// A curve number without a known meaning: only 0 to 3 and 7 have one.
  case unknownRawValue(Int)
  /// A number from 8 to 65535, which is neither a curve nor options that name one.
  case neitherCurveNorOptions(Int)
  /// Too few steps for the jump term.
  case stepCount(Int, StepTiming.JumpTerm)
  /// A `linear()` without any point.
  case noPoints
  /// A timeline would have more frames than ``FrameTimeline/maximumCount``.
  case tooManyFrames(Double)
  /// A spring is too fast for lines to follow it through a duration; the samples it would need.
  case tooManyPoints(Double)
  /// A name that no curve has.
  case unknownName(String)
  /// A name that no keyboard profile has.
  case unknownProfile(String)
  /// Text that cannot be read as a curve, and why.
  case unreadable(String, reason: String)
}

extension CurveError {
  /// A quantity with limits.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    /// The x coordinate of a Bezier's first control point.
    case x1
    /// The y coordinate of a Bezier's first control point.
    case y1
    /// The x coordinate of a Bezier's second control point.
    case x2
    /// The y coordinate of a Bezier's second control point.
    case y2
    /// A spring's mass.
    case mass
    /// A spring's stiffness.
    case stiffness
    /// A spring's damping coefficient.
    case damping
    /// A spring's velocity at the start.
    case initialVelocity
    /// A spring's undamped angular frequency, sqrt(stiffness / mass).
    case naturalFrequency
    /// A spring's damping in units of critical damping.
    case dampingRatio
    /// A spring's duration as people perceive it.
    case perceptualDuration
    /// A spring's bounce.
    case bounce
    /// An animation's duration.
    case duration
    /// The duration in a keyboard notification.
    case notifiedDuration
    /// The frequency of refreshes.
    case frameRate
    /// The time of a timeline's frame 0.
    case phase
    /// The value a timeline starts from.
    case from
    /// The value a timeline ends at.
    case to
    /// The way between two values.
    case travel
    /// An output of a `linear()` point.
    case output
    /// An input of a `linear()` point.
    case input
    /// The error that an approximation may have.
    case maximumError

    /// The condition that a value has to meet.
    var requirement: String {
      switch self {
      case .x1, .x2: "between 0 and 1"
      case .mass, .stiffness, .perceptualDuration: "a finite number greater than 0"
      case .naturalFrequency: "between 1e-100 and 1e100 radians per second"
      case .dampingRatio: "at most 1e100"
      case .damping, .duration, .notifiedDuration: "a finite number, 0 or greater"
      case .bounce: "greater than -1 and at most 1"
      case .frameRate: "between 1 and 1000 hertz"
      case .maximumError: "at least 1e-6 and less than 1"
      case .y1, .y2, .initialVelocity, .phase, .from, .to, .travel, .output, .input:
        "a finite number"
      }
    }
  }
}

extension CurveError: CustomStringConvertible {
  /// The fault and its remedy, in one sentence.
  public var description: String {
    switch self {
    case .outOfRange(let quantity, let value):
      "\(quantity.rawValue) is \(value) and must be \(quantity.requirement)"
    case .unknownRawValue(let value):
      "curve \(value) has no known meaning; use 0 (easeInOut), 1 (easeIn), 2 (easeOut), "
        + "3 (linear) or 7 (keyboard)"
    case .neitherCurveNorOptions(let value):
      "\(value) is neither a curve (0 to 3, or 7) nor animation options that name one "
        + "(65536 and above: the curve shifted left by 16)"
    case .stepCount(let count, let term):
      "steps(\(count), \(term)) has too few steps; use at least \(term.minimumCount)"
    case .noPoints:
      "linear() has no points; give at least one, as in linear(0, 1)"
    case .tooManyFrames(let count):
      "the timeline would have \(count) frames and may have \(FrameTimeline.maximumCount); "
        + "lower the frame rate or shorten the duration"
    case .tooManyPoints(let count):
      "following the spring takes \(count) samples, more than 10 million; "
        + "allow a greater error or shorten the duration"
    case .unknownName(let name):
      "there is no curve \(quoted(name)); use \(CurveArgument.grammar)"
    case .unknownProfile(let name):
      "there is no keyboard profile \(quoted(name)): \(KeyboardProfile.advice(on: name))"
    case .unreadable(let text, let reason):
      "cannot read \(quoted(text)) as a curve: \(reason)"
    }
  }
}

/// Returns text in quotation marks, control characters escaped and the middle left out if it is long.
private func quoted(_ text: String) -> String {
  guard text.count > 80 else { return text.debugDescription }
  return "\(text.prefix(40))…\(text.suffix(20))".debugDescription
}
