extension Solver {
  /// Begins to edit a variable: it is held at its present value, as firmly as the strength says.
  ///
  /// Throws ``SolverError/duplicateEdit(_:)`` or ``SolverError/requiredEdit(_:)``.
  /// Cost: as adding a constraint.
  public func addEdit(
    _ variable: Variable, strength: Strength = .strong
  ) throws(SolverError) {
    guard strength != .required else { throw .requiredEdit(variable) }
    guard system.directory.edits.index(of: variable.id) < 0 else { throw .duplicateEdit(variable) }
    system.leaveSegments()
    let target = Expression(constant: value(of: variable))
    let edit = Constraint(Expression(variable), .equal, target, strength: strength)
    var batch = Batch()
    let line = withUnsafePointer(to: edit) { system.insert($0, &batch) }
    system.records[line].id = 0
    system.directory.edits.insert(variable.id, index: line)
    system.start([line], newUnknowns: batch.unknowns)
    system.optimize()
  }

  /// Ends the edit of a variable, which is then held by its constraints alone.
  ///
  /// Throws ``SolverError/unknownEdit(_:)``. Cost: as removing a constraint.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    let line = system.directory.edits.index(of: variable.id)
    guard line >= 0 else { throw .unknownEdit(variable) }
    system.directory.edits.remove(variable.id)
    system.leaveSegments()
    system.release(line)
    system.optimize()
    system.discard([line])
  }

  /// Wants the edited variable to have the value, from the next ``update()`` on.
  ///
  /// Throws ``SolverError/unknownEdit(_:)`` or ``SolverError/notFinite``. Cost: constant.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    let line = system.directory.edits.index(of: variable.id)
    guard line >= 0 else { throw .unknownEdit(variable) }
    system.want(value, at: line)
  }
}
