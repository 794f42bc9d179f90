import LinearConstraints
import Testing

/// Long seeded sequences of changes, compared after every one with a solve from nothing.
@Suite struct SequenceTests {
  /// The changes that a solver has received, so that another can receive them afresh.
  struct Model {
    var constraints: [(original: Constraint, constant: Double, strength: Strength)] = []
    var edits: [Variable: Double] = [:]

    func fresh() throws -> Solver {
      let solver = Solver()
      let copies = constraints.map { entry in
        Constraint(
          entry.original.expression, entry.original.relation,
          Expression(constant: entry.constant), strength: entry.strength,
          weight: entry.original.weight)
      }
      try solver.add(contentsOf: copies.reversed())
      try solver.add(contentsOf: edits.map { ($0.key == $0.value).with(.strong) })
      return solver
    }
  }

  @Test(arguments: 0..<16) func everyStepAgreesWithASolveFromNothing(seed: Int) throws {
    var system = RandomSystem(seed: 77 + seed, variables: 3 + seed)
    var model = Model()
    let solver = Solver()
    var reported: [Variable: Double] = [:]
    for step in 0..<150 {
      let isApplied = try change(solver, &model, &system)
      let fresh = try model.fresh()
      for change in solver.takeChanges() { reported[change.variable] = change.value }
      for variable in system.variables {
        let value = solver.value(of: variable)
        let expected = fresh.value(of: variable)
        #expect(abs(value - expected) < 1e-7, "seed \(seed), step \(step), applied \(isApplied)")
        #expect(abs(value - (reported[variable] ?? 0)) < 1e-8, "seed \(seed), step \(step)")
      }
    }
  }

  /// Makes one change of any kind; answers whether the solver took it.
  private func change(
    _ solver: Solver, _ model: inout Model, _ system: inout RandomSystem
  ) throws -> Bool {
    let kind = Int.random(in: 0..<16, using: &system.generator)
    let index = Int.random(in: 0..<max(1, model.constraints.count), using: &system.generator)
    switch kind {
    case 0...2: return add(solver, &model, &system)
    case 3: return addBatch(solver, &model, &system)
    case 4, 5:
      guard !model.constraints.isEmpty else { return false }
      try solver.remove(model.constraints.remove(at: index).original)
    case 6, 7:
      guard !model.constraints.isEmpty else { return false }
      let constant = system.constant()
      try solver.setConstant(constant, of: model.constraints[index].original)
      guard (try? solver.update()) != nil else { return false }
      model.constraints[index].constant = constant
    case 8:
      guard !model.constraints.isEmpty else { return false }
      let strength = system.pick([Strength.weak, .medium, .strong, .required])
      let isTaken =
        (try? solver.setStrength(strength, of: model.constraints[index].original)) != nil
      guard isTaken else { return false }
      model.constraints[index].strength = strength
    case 9: return replace(solver, &model, &system)
    case 10: try drag(solver, &model, &system)
    case 11: return setSeveral(solver, &model, &system)
    default: try edit(solver, &model, &system)
    }
    return true
  }

  private func add(_ solver: Solver, _ model: inout Model, _ system: inout RandomSystem) -> Bool {
    let constraint = system.constraint()
    guard (try? solver.add(constraint)) != nil else { return false }
    model.constraints.append((constraint, constraint.constant, constraint.strength))
    return true
  }

  private func addBatch(
    _ solver: Solver, _ model: inout Model, _ system: inout RandomSystem
  ) -> Bool {
    let batch = (0..<5).map { _ in system.constraint(requiredShare: 6) }
    guard (try? solver.add(contentsOf: batch)) != nil else { return false }
    model.constraints += batch.map { ($0, $0.constant, $0.strength) }
    return true
  }

  /// Removes two constraints and adds two others in one solve.
  private func replace(
    _ solver: Solver, _ model: inout Model, _ system: inout RandomSystem
  ) -> Bool {
    let batch = (0..<2).map { _ in system.constraint() }
    let removed = model.constraints.prefix(2).map(\.original)
    guard (try? solver.replace(removed, with: batch)) != nil else { return false }
    model.constraints.removeFirst(removed.count)
    model.constraints += batch.map { ($0, $0.constant, $0.strength) }
    return true
  }

  /// Moves an edit through many values, each compared with a solve from nothing.
  private func drag(
    _ solver: Solver, _ model: inout Model, _ system: inout RandomSystem
  ) throws {
    guard let variable = system.variables.first(where: { model.edits[$0] != nil }) else { return }
    for target in [-40, -9, -3, 0, 2, 6, 30, 5, 2.5, 0, -9.5, 1] {
      try solver.suggest(target, for: variable)
      try solver.update()
      model.edits[variable] = target
      let fresh = try model.fresh()
      for variable in system.variables {
        let difference = solver.value(of: variable) - fresh.value(of: variable)
        #expect(abs(difference) < 1e-7, "target \(target)")
      }
    }
  }

  /// Changes up to three constants in one update.
  private func setSeveral(
    _ solver: Solver, _ model: inout Model, _ system: inout RandomSystem
  ) -> Bool {
    var changed = model
    for index in changed.constraints.indices.suffix(3) {
      changed.constraints[index].constant = system.constant()
      let entry = changed.constraints[index]
      guard (try? solver.setConstant(entry.constant, of: entry.original)) != nil else {
        return false
      }
    }
    guard (try? solver.update()) != nil else { return false }
    model = changed
    return true
  }

  private func edit(
    _ solver: Solver, _ model: inout Model, _ system: inout RandomSystem
  ) throws {
    let variable = system.pick(system.variables)
    if model.edits[variable] == nil {
      model.edits[variable] = solver.value(of: variable)
      try solver.addEdit(variable)
    } else if Int.random(in: 0..<4, using: &system.generator) == 0 {
      model.edits[variable] = nil
      try solver.removeEdit(variable)
    } else {
      let value = system.constant()
      model.edits[variable] = value
      try solver.suggest(value, for: variable)
      try solver.update()
    }
  }
}
