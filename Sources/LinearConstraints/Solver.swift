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
/// **Cost.** Reading a value: constant. ``update()`` while the same constraints stay active: the
/// values that move, each the sum of what it depends on. Otherwise a pivot for each constraint that
/// becomes active or ceases to be, each at most the size of the tableau.
///
/// Source of the semantics: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", ACM TOCHI 8(4), 2001, but with strengths that are truly lexicographic.
public final class Solver {
  var system = System()

  /// Makes a solver without constraints.
  public init() {}

  /// The constraints the solver has, as they were given, in the order they were made.

  ///

  /// Cost: n log n.
  public var constraints: [Constraint] { system.places.keys.sorted { $0.id < $1.id } }

  /// Whether the solver has the constraint.

  ///

  /// Cost: constant.
  public func contains(_ constraint: Constraint) -> Bool { system.places[constraint] != nil }

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
  public func add(contentsOf batch: some Sequence<Constraint>) throws(SolverError) {
    let batch = Array(batch)
    var seen: Set<Constraint> = []
    for constraint in batch {
      guard constraint.isFinite else { throw .notFinite }
      guard !contains(constraint), seen.insert(constraint).inserted else {
        throw .duplicateConstraint(constraint)
      }
    }
    let mayFail = batch.contains { $0.strength == .required }
    try change(mayFail: mayFail) { $0.add(batch) }
  }

  /// Removes a constraint and solves.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``. Cost: a few pivots.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    try remove(contentsOf: [constraint])
  }

  /// Removes constraints together and solves once; all are removed, or none.
  public func remove(contentsOf batch: some Sequence<Constraint>) throws(SolverError) {
    let batch = Array(batch)
    var seen: Set<Constraint> = []
    for constraint in batch where !contains(constraint) || !seen.insert(constraint).inserted {
      throw .unknownConstraint(constraint)
    }
    system.remove(batch)
  }

  /// Sets a constraint's right-hand constant, from the next ``update()`` on.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)`` or ``SolverError/notFinite``. Cost: constant.
  public func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    system.want(constant, at: try place(of: constraint))
  }

  /// Changes how much a constraint matters, and solves; the weight within the strength stays.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``, or ``SolverError/unsatisfiable(conflict:)`` if
  /// it cannot be required. Cost: a few pivots.
  public func setStrength(
    _ strength: Strength, of constraint: Constraint
  ) throws(SolverError) {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    try change(mayFail: strength == .required) { $0.setStrength(strength, of: constraint) }
  }

  /// Brings in the constants and suggestions set since the last update, and solves.
  ///
  /// Throws ``SolverError/unsatisfiable(conflict:)`` if required constraints cannot hold with the
  /// new constants; then all that was waiting is dropped and the solver is as it was after the
  /// last update. Cost: proportional to the values that move, while the active constraints stay.
  public func update() throws(SolverError) {
    guard !system.waiting.isEmpty else { return }
    do {
      try change(mayFail: system.isRequiredWaiting) { $0.bringIn() }
    } catch {
      system.forgetWaiting()
      throw error
    }
  }

  /// The variable's value, as last solved; 0 if no constraint mentions it.

  ///

  /// Cost: constant.
  public func value(of variable: Variable) -> Double { system.value(of: variable) }

  /// How far the constraint is from holding, as last solved: 0 if it holds, never negative.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``. Cost: constant.
  public func violation(of constraint: Constraint) throws(SolverError) -> Double {
    system.tableau.places[try place(of: constraint)].violation
  }

  private func place(of constraint: Constraint) throws(SolverError) -> Int {
    guard let place = system.places[constraint] else { throw .unknownConstraint(constraint) }
    return place
  }

  /// Makes a change, and takes it back if required constraints cannot hold after it.
  private func change(
    mayFail: Bool, _ body: (inout System) -> Void
  ) throws(SolverError) {
    guard mayFail else { return body(&system) }
    let saved = system
    body(&system)
    guard !system.tableau.isFeasible else { return }
    let conflict = system.conflict()
    system = saved
    throw .unsatisfiable(conflict: conflict)
  }
}

extension Constraint {
  /// Whether all its numbers are finite.
  var isFinite: Bool {
    constant.isFinite && weight.isFinite
      && expression.terms.allSatisfy { $0.coefficient.isFinite }
  }
}
