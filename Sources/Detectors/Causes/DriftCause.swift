/// Something that has not come back to where it was before the first keyboard.
public struct DriftCause: Hashable, Sendable, Codable {
  /// The part that has not come back.
  public let part: Part
  /// Points by which it is lower, greater, or farther from its end.
  public let change: Points
  /// The reason, where the notifications show it.
  public let reason: NotificationCause?

  /// The parts that are compared.
  public enum Part: String, Hashable, Sendable, CaseIterable, Codable {
    /// A part of the screen that has a place of rest.
    case root, page, bar, listTop, listBottom, topInset, bottomInset, content
  }

  /// Creates a cause for a part that has changed.
  public init(_ part: Part, by change: Points, reason: NotificationCause? = nil) {
    (self.part, self.change, self.reason) = (part, change, reason)
  }
}

extension DriftCause: CauseGroup {
  var rule: Cause.Rule { reason?.rule ?? .notRestored }

  var names: [String] { [part.rawValue, part.way(change)] + (reason?.names ?? []) }

  var sentence: String {
    "\(part.subject) \(abs(change.value).short) pt \(part.way(change))"
      + " than before the first keyboard" + (reason.map { ": \($0.sentence)" } ?? "")
  }
}

extension DriftCause.Part {
  /// The subject of a sentence, with its verb.
  fileprivate var subject: String {
    switch self {
    case .root: "the root view is"
    case .page: "the form's page is"
    case .bar: "the bar is"
    case .listTop: "the list begins"
    case .listBottom: "the list ends"
    case .topInset: "the list's top inset is"
    case .bottomInset: "the list's bottom inset is"
    case .content: "the list is scrolled to a place"
    }
  }

  fileprivate func way(_ change: Points) -> String {
    let isLess = change.value < 0
    return switch self {
    case .root, .page, .bar, .listTop, .listBottom: isLess ? "higher" : "lower"
    case .topInset, .bottomInset: isLess ? "less" : "greater"
    case .content: isLess ? "nearer to its end" : "farther from its end"
    }
  }
}
