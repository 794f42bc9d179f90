extension Solver {
  /// Begins to edit a variable: it is held at its present value, as firmly as the strength says.
  ///
  /// Throws ``SolverError/duplicateEdit(_:)`` or ``SolverError/requiredEdit(_:)``.
  /// Cost: as adding a constraint.
  public func addEdit(
    _ variable: Variable, strength: Strength = .strong
  ) throws(SolverError) {
    guard strength != .required else { throw .requiredEdit(variable) }
    guard system.edits[variable] == nil else { throw .duplicateEdit(variable) }
    system.addEdit(variable, strength: strength)
  }

  /// Ends the edit of a variable, which is then held by its constraints alone.
  ///
  /// Throws ``SolverError/unknownEdit(_:)``. Cost: as removing a constraint.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    guard system.edits[variable] != nil else { throw .unknownEdit(variable) }
    system.removeEdit(variable)
  }

  /// Wants the edited variable to have the value, from the next ``update()`` on.
  ///
  /// Throws ``SolverError/unknownEdit(_:)`` or ``SolverError/notFinite``. Cost: constant.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    guard let place = system.edits[variable] else { throw .unknownEdit(variable) }
    system.want(value, at: place)
  }
}
