/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// The relation's sign.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
