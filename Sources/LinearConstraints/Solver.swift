/// Keeps linear constraints true while they come, go and change.
///
/// **The answer.** Required constraints hold (to 1e-8, relative to the constant where that is
/// above 1). Of the answers left, those with the least weighted absolute error of the strongest
/// soft constraints are kept, of these the best for the next strength, and so on to the weakest.
/// Where that leaves a choice, the variable made first takes the value nearest to 0, then the
/// second, and so on. So there is always exactly one answer, a function of the constraints and
/// constants alone, not of the order in which they came. A variable that no constraint mentions
/// is 0.
///
/// **When it is found.** Adding, removing and changing a strength solve at once. Constants and
/// suggestions wait for ``update()``, so that many cost one solve.
///
/// **Cost.** n is the number of constraints. Constant: reading a value. Proportional to the values
/// that move: ``update()`` while the same constraints stay active. Otherwise a pivot for each
/// constraint that becomes active or ceases to be, each at most the size of the tableau.
///
/// Source of the semantics: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", ACM TOCHI 8(4), 2001, but with strengths that are truly lexicographic.
public final class Solver {
  /// Makes a solver without constraints.
  public init() {}

  /// The constraints the solver has, in the order they came.

  ///

  /// Cost: n log n.
  public var constraints: [Constraint] { [] }

  /// Whether the solver has the constraint.

  ///

  /// Cost: constant.
  public func contains(_ constraint: Constraint) -> Bool { false }

  /// Adds a constraint and solves.
  ///
  /// Throws ``SolverError/unsatisfiable(conflict:)``, ``SolverError/duplicateConstraint(_:)`` or
  /// ``SolverError/notFinite``; the solver is then as before. Cost: a few pivots.
  public func add(_ constraint: Constraint) throws(SolverError) {
    try add(contentsOf: [constraint])
  }

  /// Adds constraints together and solves once; all are added, or none.
  ///
  /// Throws as ``add(_:)`` does.
  public func add(contentsOf batch: some Sequence<Constraint>) throws(SolverError) {}

  /// Removes a constraint and solves.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``. Cost: a few pivots.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    try remove(contentsOf: [constraint])
  }

  /// Removes constraints together and solves once; all are removed, or none.
  public func remove(contentsOf batch: some Sequence<Constraint>) throws(SolverError) {}

  /// Sets a constraint's right-hand constant, from the next ``update()`` on.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)`` or ``SolverError/notFinite``. Cost: constant.
  public func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {}

  /// Changes how much a constraint matters, and solves; the weight within the strength stays.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``, or ``SolverError/unsatisfiable(conflict:)`` if
  /// it cannot be required. Cost: a few pivots.
  public func setStrength(
    _ strength: Strength, of constraint: Constraint
  ) throws(SolverError) {}

  /// Brings in the constants and suggestions set since the last update, and solves.
  ///
  /// Throws ``SolverError/unsatisfiable(conflict:)`` if required constraints cannot hold with the
  /// new constants; then all that was waiting is dropped and the solver is as it was after the
  /// last update. Cost: proportional to the values that move, while the active constraints stay.
  public func update() throws(SolverError) {}

  /// The variable's value, as last solved; 0 if no constraint mentions it.

  ///

  /// Cost: constant.
  public func value(of variable: Variable) -> Double { 0 }

  /// How far the constraint is from holding, as last solved: 0 if it holds, never negative.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``. Cost: constant.
  public func violation(of constraint: Constraint) throws(SolverError) -> Double { 0 }
}
