extension Solver {
  /// Begins to edit a variable: it is held at its present value, as firmly as the strength says.
  ///
  /// Throws ``SolverError/duplicateEdit(_:)`` or ``SolverError/requiredEdit(_:)``.
  /// Cost: as adding a constraint.
  public func addEdit(
    _ variable: Variable, strength: Strength = .strong
  ) throws(SolverError) {}

  /// Ends the edit of a variable, which is then held by its constraints alone.
  ///
  /// Throws ``SolverError/unknownEdit(_:)``. Cost: as removing a constraint.
  public func removeEdit(_ variable: Variable) throws(SolverError) {}

  /// Wants the edited variable to have the value, from the next ``update()`` on.
  ///
  /// Throws ``SolverError/unknownEdit(_:)`` or ``SolverError/notFinite``. Cost: constant.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {}
}
