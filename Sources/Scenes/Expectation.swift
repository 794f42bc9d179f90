/// The result that a scene expects of a handler.
public enum Expectation: Hashable, Sendable {
  /// Nothing is found.
  case clean
  /// Nothing is found, and nothing on the screen moves.
  case still
  /// Findings of each of these kinds, and of no other.
  case findings([String])
  /// Findings of each of these kinds, as many and as great as is given, and of no other.
  case bounded([ExpectedFinding])

  /// The kinds that are to be found.
  public var kinds: [String] {
    switch self {
    case .clean, .still: []
    case .findings(let kinds): kinds
    case .bounded(let findings): findings.map(\.kind)
    }
  }

  /// The bounds of a kind; nil where the scene names the kind alone.
  public func bound(of kind: String) -> ExpectedFinding? {
    guard case .bounded(let findings) = self else { return nil }
    return findings.first { $0.kind == kind }
  }
}
