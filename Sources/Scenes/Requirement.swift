/// A claim that a scene says must hold, in its user's words: `always: {bar: on keyboard}`.
///
/// Each is a quantity in points that may not exceed ``within``.
public struct Requirement: Hashable, Sendable, Codable {
  /// The times at which it must hold.
  public enum Span: String, Hashable, Sendable, CaseIterable, Codable {
    /// At every instant.
    case always
    /// At every refresh at which the keyboard is open or closed and nothing moves.
    case atRest = "at rest"
  }

  /// The things that claims are about.
  public enum Subject: String, Hashable, Sendable, CaseIterable, Codable {
    /// The input bar.
    case bar
    /// The newest message in the list.
    case lastMessage = "last message"
    /// The field of a form that is typed into.
    case field
  }

  /// The claims.
  public enum Claim: String, Hashable, Sendable, CaseIterable, Codable {
    /// Its bottom is at the keyboard's top, or at its own place while that is lower.
    case onKeyboard = "on keyboard"
    /// All of it shows: nothing covers it, cuts it off or makes it transparent.
    case visible
    /// All of it lies on the screen, or in the app's window.
    case onScreen = "on screen"
    /// Its bottom is where it was at the start.
    case still
    /// It does not turn back within one motion of the keyboard.
    case monotone
  }

  /// The times at which it must hold.
  public var span: Span
  /// The thing that it is about.
  public var subject: Subject
  /// The claim.
  public var claim: Claim
  /// Points by which it may be missed; nil for what is tolerated of the kind `broken`.
  public var within: Double?
  /// Seconds of the scene from which on it must hold; nil for its start.
  public var from: Double?
  /// Seconds of the scene until which it must hold; nil for its end.
  public var until: Double?

  /// Creates a requirement.
  public init(
    _ subject: Subject, _ claim: Claim, _ span: Span = .always, within: Double? = nil,
    from: Double? = nil, until: Double? = nil
  ) {
    self.subject = subject
    self.claim = claim
    self.span = span
    self.within = within
    self.from = from
    self.until = until
  }
}

extension Requirement.Subject {
  /// The claims that can be made of it.
  public func claims(_ span: Requirement.Span) -> [Requirement.Claim] {
    switch (self, span) {
    case (.bar, .always): Requirement.Claim.allCases
    case (.bar, .atRest): [.onKeyboard, .visible, .onScreen]
    case (.lastMessage, _), (.field, _): [.visible]
    }
  }
}

extension Requirement: CustomStringConvertible {
  /// The requirement as scenes write it: `always: {bar: on keyboard, within: 1}`.
  public var description: String {
    let bounds = [("within", within), ("from", from), ("until", until)].compactMap { name, value in
      value.map { ", \(name): \($0 == $0.rounded() && abs($0) < 1e6 ? "\(Int($0))" : "\($0)")" }
    }
    return "\(span.rawValue): {\(subject.rawValue): \(claim.rawValue)\(bounds.joined())}"
  }
}
