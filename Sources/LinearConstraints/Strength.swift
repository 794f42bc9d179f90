/// The importance of a constraint against others.
///
/// Strengths compare lexicographically: no number of weaker constraints outweighs one that is
/// stronger. There are as many levels as there are priorities.
public struct Strength: Hashable, Sendable {
  /// The priority on UIKit's scale, from 1 to 1000.
  public let priority: Double

  /// The strength of a UIKit layout priority, in 1...1000; 1000 is ``required``.
  ///
  /// A priority outside that range, or not a number, is a programmer's mistake and stops the
  /// program.
  public init(priority: Double) {
    precondition(
      (1...1000).contains(priority), "a priority lies between 1 and 1000, not \(priority)")
    self.priority = priority
  }

  /// The constraint holds, or is rejected: priority 1000.
  public static let required = Strength(priority: 1000)

  /// Priority 750, UIKit's `defaultHigh`.
  public static let strong = Strength(priority: 750)

  /// Priority 500.
  public static let medium = Strength(priority: 500)

  /// Priority 250, UIKit's `defaultLow`.
  public static let weak = Strength(priority: 250)
}

extension Strength: Comparable {
  public static func < (left: Strength, right: Strength) -> Bool {
    left.priority < right.priority
  }
}

extension Strength: CustomStringConvertible {
  /// The level's name, or its priority if it has none.
  public var description: String {
    switch self {
    case .required: "required"
    case .strong: "strong"
    case .medium: "medium"
    case .weak: "weak"
    default: "priority \(priority.plain)"
    }
  }
}
