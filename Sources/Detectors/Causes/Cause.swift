/// Why something is found: the rule that was broken, with the numbers and names that show it.
///
/// A cause belongs to a group; each group is a file with its cases, their rules and their words.
public enum Cause: Hashable, Sendable, Codable {
  /// Bar and keyboard differ on the way.
  case motion(MotionCause)
  /// The bar comes to rest in the wrong place.
  case rest(RestCause)
  /// Bar and keyboard differ by what was posted.
  case notification(NotificationCause)
  /// The bar's own way is wrong.
  case bar(BarCause)
  /// Something is elsewhere at once.
  case jump(JumpCause)
  /// Something has not come back.
  case drift(DriftCause)
  /// Messages cannot be seen or reached.
  case content(ContentCause)
  /// The field with the focus cannot be seen, or the page bares what is behind it.
  case form(FormCause)
  /// The screen's own keyboard is not the one that is up, or of another height.
  case inputView(InputViewCause)
  /// The handler broke a rule of UIKit, or stopped.
  case program(ProgramCause)
}

/// Causes that are worded together.
protocol CauseGroup: Hashable, Sendable, Codable {
  var rule: Cause.Rule { get }
  /// The cause with its numbers, for people.
  var sentence: String { get }
  /// What makes it another cause of the same rule, numbers aside.
  var names: [String] { get }
}

extension CauseGroup {
  var names: [String] { [] }
}

extension Cause {
  private var group: any CauseGroup {
    switch self {
    case .motion(let cause): cause
    case .rest(let cause): cause
    case .notification(let cause): cause
    case .bar(let cause): cause
    case .jump(let cause): cause
    case .drift(let cause): cause
    case .content(let cause): cause
    case .form(let cause): cause
    case .inputView(let cause): cause
    case .program(let cause): cause
    }
  }

  /// The rule that was broken.
  public var rule: Rule { group.rule }
  /// The cause with its numbers, for people.
  public var sentence: String { group.sentence }
  /// What makes it another cause of the same rule, numbers aside: names of curves, of edges.
  public var names: [String] { group.names }
}

extension Cause: CustomStringConvertible {
  public var description: String { sentence }
}
