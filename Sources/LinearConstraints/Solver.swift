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
/// **Cost.** Reading a value: constant. ``update()`` after one constant or suggestion changed,
/// while the same constraints stay active: one sum for each value that moves. Otherwise a pivot for
/// each constraint that becomes active or ceases to be, each proportional to what depends on it.
/// Memory: linear in the constraints' terms.
///
/// Source of the semantics: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm", ACM TOCHI 8(4), 2001, but with strengths that are truly lexicographic.
public final class Solver {
  private let storage: UnsafeMutablePointer<System>

  /// Makes a solver without constraints.
  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: System())
  }

  deinit {
    system.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// All that the solver knows; behind a pointer, so that access costs no check for overlaps.
  @inline(__always)
  var system: System {
    unsafeAddress { UnsafePointer(storage) }
    unsafeMutableAddress { storage }
  }

  /// The constraints the solver has, as they were given, in the order they were made.
  ///
  /// Cost: n log n.
  public var constraints: [Constraint] {
    system.lines.elements.indices.compactMap { system.original(of: Int32($0)) }
      .sorted { $0.id < $1.id }
  }

  /// Returns true if the solver has the constraint.
  ///
  /// Cost: constant.
  public func contains(_ constraint: Constraint) -> Bool {
    system.directory.constraints.index(of: constraint.id) >= 0
  }

  /// Adds a constraint and solves.
  ///
  /// Throws ``SolverError/unsatisfiable(conflict:)``, ``SolverError/duplicateConstraint(_:)`` or
  /// ``SolverError/notFinite``; the solver is then as before. Cost: a few pivots.
  public func add(_ constraint: Constraint) throws(SolverError) {
    try withUnsafePointer(to: constraint) { (only) throws(SolverError) in
      try replace([], with: UnsafeBufferPointer(start: only, count: 1))
    }
  }

  /// Adds constraints together and solves once; all are added, or none.
  ///
  /// Throws as ``add(_:)`` does. Cost: proportional to the terms of the batch where its values
  /// follow one from another, and a pivot for each constraint of which that is not true.
  public func add(contentsOf batch: some Sequence<Constraint>) throws(SolverError) {
    try replace([], with: Array(batch))
  }

  /// Removes a constraint and solves.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``. Cost: a few pivots.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    try replace([constraint], with: [])
  }

  /// Removes constraints together and solves once; all are removed, or none.
  public func remove(contentsOf batch: some Sequence<Constraint>) throws(SolverError) {
    try replace(Array(batch), with: [])
  }

  /// Removes constraints and adds others in one solve; all of it is done, or nothing.
  ///
  /// Throws as ``add(_:)`` and ``remove(_:)`` do. Cost: as those.
  public func replace(
    _ removed: [Constraint], with added: [Constraint]
  ) throws(SolverError) {
    try added.withUnsafeBufferPointer { (added) throws(SolverError) in
      try replace(removed, with: added)
    }
  }

  private func replace(
    _ removed: [Constraint], with added: UnsafeBufferPointer<Constraint>
  ) throws(SolverError) {
    let old = try lines(of: removed)
    system.leaveSegments()
    try system.insert(added)
    system.startBatch()
    for line in old { system.release(line) }
    system.optimize()
    guard system.checkFeasible() else {
      let conflict = system.conflictingConstraints()
      let new = Array(system.batch.lines.elements)
      for line in new { system.release(line) }
      for line in old { system.reinstate(line) }
      system.optimize()
      system.discard(new)
      throw .unsatisfiable(conflict: conflict)
    }
    system.discard(old)
  }

  /// Sets a constraint's right-hand constant, from the next ``update()`` on.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)`` or ``SolverError/notFinite``. Cost: constant.
  public func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    system.want(constant, at: try line(of: constraint))
  }

  /// Changes how much a constraint matters, and solves; the weight within the strength stays.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``, or ``SolverError/unsatisfiable(conflict:)`` if
  /// it cannot be required. Cost: a few pivots.
  public func setStrength(
    _ strength: Strength, of constraint: Constraint
  ) throws(SolverError) {
    let line = try line(of: constraint)
    system.leaveSegments()
    let old = Strength(priority: system.priorities[Int(system.lines[line].level)])
    system.setStrength(strength, of: line)
    guard strength == .required, !system.checkFeasible() else { return }
    let conflict = system.conflictingConstraints()
    system.setStrength(old, of: line)
    throw .unsatisfiable(conflict: conflict)
  }

  /// Brings in the constants and suggestions set since the last update, and solves.
  ///
  /// Throws ``SolverError/unsatisfiable(conflict:)`` if required constraints cannot hold with the
  /// new constants; then all that was waiting is dropped and the solver is as it was after the
  /// last update. Cost: proportional to the values that move, while the active constraints stay and
  /// one constant changes; no memory is allocated then.
  public func update() throws(SolverError) {
    if system.waiting.isEmpty || system.moveAlongSegment() { return }
    guard system.isRequiredWaiting else { return system.bringIn() }
    try bringInRequired()
  }

  private func bringInRequired() throws(SolverError) {
    if !system.isSegmentExtended { system.leaveSegments() }
    let targets = system.waiting.elements.map { ($0, system.lines[$0].target) }
    system.bringIn()
    guard !system.checkFeasible() else { return }
    let conflict = system.conflictingConstraints()
    system.leaveSegments()
    for (line, target) in targets { system.want(target, at: line) }
    system.bringIn()
    throw .unsatisfiable(conflict: conflict)
  }

  /// The variable's value, as last solved; 0 if no constraint mentions it.
  ///
  /// Cost: constant.
  public func value(of variable: Variable) -> Double {
    let index = system.directory.variables.index(of: variable.id)
    return index < 0 ? 0 : system.values[index]
  }

  /// The distance of the constraint from holding, as last solved: 0 if it holds, never negative.
  ///
  /// Throws ``SolverError/unknownConstraint(_:)``. Cost: the constraint's terms.
  public func violation(of constraint: Constraint) throws(SolverError) -> Double {
    let line = try line(of: constraint)
    let violation = system.lines[line].violation(at: system.value(of: line))
    return violation <= system.lines[line].tolerance ? 0 : violation
  }
}

extension Solver {
  func line(of constraint: Constraint) throws(SolverError) -> Int32 {
    let line = system.directory.constraints.index(of: constraint.id)
    guard line >= 0 else { throw .unknownConstraint(constraint) }
    return line
  }

  /// The lines of constraints that are all known and different.
  func lines(of batch: [Constraint]) throws(SolverError) -> [Int32] {
    var lines: [Int32] = []
    guard !batch.isEmpty else { return lines }
    var seen: Set<Int32> = []
    for constraint in batch {
      let line = try line(of: constraint)
      guard batch.count == 1 || seen.insert(line).inserted else {
        throw .unknownConstraint(constraint)
      }
      lines.append(line)
    }
    return lines
  }
}

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
    system.batch.removeAll()
    let line = withUnsafePointer(to: edit) { system.insert($0) }
    system.records[line].id = 0
    system.directory.edits.insert(variable.id, index: line)
    system.startBatch()
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
  /// Cost: proportional to the values touched since, and to sort them.
  public func takeChanges() -> [Change] {
    var changes: [Change] = []
    forEachChange { changes.append(Change(variable: $0, value: $1)) }
    return changes.sorted { $0.variable.id < $1.variable.id }
  }

  /// Takes the changes as ``takeChanges()`` does, in no particular order.
  ///
  /// Cost: proportional to the values touched since; no memory is allocated.
  public func forEachChange(_ body: (Variable, Double) -> Void) {
    if !system.directory.reported.isEmpty {
      for variable in system.directory.reported.keys { body(variable, 0) }
      system.directory.reported.removeAll()
    }
    forEachMovedRun { run in
      for index in 0..<run.count { tell(Int32(run.start + index * run.stride), body) }
    }
  }

  @inline(__always)
  private func tell(_ unknown: Int32, _ body: (Variable, Double) -> Void) {
    let value = system.values[unknown]
    let reported = system.unknowns[unknown].reported
    let size = max(1, abs(value))
    guard abs(value - reported) > Tolerance.value * size, system.unknowns[unknown].isLive
    else { return }
    system.unknowns[unknown].reported = value
    body(Variable(id: system.unknowns[unknown].rank), value)
  }
}
