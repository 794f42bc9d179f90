/// An unknown whose value a solver finds.
///
/// A variable belongs to no solver: the same variable and the same constraints can be given to
/// several. Two variables are equal if one is a copy of the other; the name is for people only.
/// Variables are ordered by when they were made, which settles ambiguous systems
/// (see ``Solver``).
public struct Variable: Sendable {
  let id: Int

  /// Makes a new variable, different from all others.
  ///
  /// A name is kept as long as the program runs. Cost: constant.
  public init(_ name: String = "") {
    id = Identity.next()
    if !name.isEmpty { Identity.name(id, name) }
  }

  init(id: Int) { self.id = id }

  /// The name in descriptions and errors; it need not be unique.
  public var name: String { Identity.name(of: id) }
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
