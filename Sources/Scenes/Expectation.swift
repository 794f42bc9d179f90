/// What a scene says that a handler does.
public enum Expectation: Hashable, Sendable {
  /// Nothing is found.
  case clean
  /// Nothing is found, and nothing on the screen moves.
  case still
  /// Findings of each of these kinds, and of no other.
  case findings([String])

  /// The kinds that are to be found.
  public var kinds: [String] {
    switch self {
    case .clean, .still: []
    case .findings(let kinds): kinds
    }
  }
}
