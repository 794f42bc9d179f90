/// An unknown whose value a solver finds.
///
/// A variable belongs to no solver: the same variable and the same constraints can be given to
/// several. Two variables are equal if one is a copy of the other; the name is for people only.
/// Variables are ordered by when they were made, which settles ambiguous systems
/// (see ``Solver``).
public struct Variable: Sendable {
  /// The name in descriptions and errors; it need not be unique.
  public let name: String

  let id: Int

  /// Makes a new variable, different from all others.

  ///

  /// Cost: constant.
  public init(_ name: String = "") {
    self.name = name
    id = Identity.next()
  }
}

extension Variable: Hashable {
  public static func == (left: Variable, right: Variable) -> Bool {
    left.id == right.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Variable: CustomStringConvertible {
  /// The name, or `v` and a number for a variable without one.
  public var description: String {
    name.isEmpty ? "v\(id)" : name
  }
}
