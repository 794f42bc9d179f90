/// The reason why a solver refused a change; the solver is then as it was before the call.
public enum SolverError: Error, Hashable {
  /// The required constraints contradict one another.
  ///
  /// The set is irreducible: without any one of its constraints the others can be met.
  case unsatisfiable(conflict: [Constraint])
  /// The solver does not have the constraint.
  case unknownConstraint(Constraint)
  /// The solver has the constraint already, or it is in one batch twice.
  case duplicateConstraint(Constraint)
  /// The variable is not being edited.
  case unknownEdit(Variable)
  /// The variable is being edited already.
  case duplicateEdit(Variable)
  /// An edit was to be required; an edit must be able to give way.
  case requiredEdit(Variable)
  /// A coefficient, constant, weight or suggested value is infinite or not a number.
  case notFinite
}

extension SolverError: CustomStringConvertible {
  /// The reason, in a sentence for people.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      let list = conflict.map { "\n  \($0)" }.joined()
      return "These required constraints cannot hold together; remove or weaken one:\(list)"
    case .unknownConstraint(let constraint):
      return "The solver does not have the constraint \(constraint)."
    case .duplicateConstraint(let constraint):
      return "The constraint \(constraint) has been added already."
    case .unknownEdit(let variable):
      return "\(variable) is not being edited; call addEdit first."
    case .duplicateEdit(let variable):
      return "\(variable) is being edited already; call removeEdit first."
    case .requiredEdit(let variable):
      return "The edit of \(variable) must be weaker than required."
    case .notFinite:
      return "A coefficient, constant, weight or suggested value is infinite or not a number."
    }
  }
}
