extension Solver {
  /// A variable and the value it has now.
  public struct Change: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// Its value, as last solved.
    public let value: Double
  }

  /// The variables whose values differ from what was last taken, in the order they were made.
  ///
  /// A variable counts as 0 before it is first taken, and again once no constraint mentions it.
  /// A value that moved by less than 1e-9, or 1e-9 of its size, has not changed.
  /// Cost: proportional to the values touched since.
  public func takeChanges() -> [Change] { system.takeChanges() }
}
