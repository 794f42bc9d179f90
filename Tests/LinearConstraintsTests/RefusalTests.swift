import SeededRandom
import Testing

@testable import LinearConstraints

/// What is refused leaves the solver as it was, also for all that follows.
@Suite struct RefusalTests {
  @Test(arguments: 0..<60) func valuesAreAsBefore(seed: Int) throws {
    var system = RandomSystem(seed: 41_000 + seed, variables: 2 + seed % 9)
    let solver = Solver()
    for _ in 0..<(4 + seed % 12) { try? solver.add(system.constraint()) }
    var refusals = 0
    for round in 0..<60 {
      let before = system.variables.map { solver.value(of: $0) }
      guard try isRefused(round, by: solver, &system) else { continue }
      refusals += 1
      for (variable, value) in zip(system.variables, before) {
        #expect(abs(solver.value(of: variable) - value) <= 1e-9 * max(1, abs(value)))
      }
      try expectFreshAnswer(of: solver, system.variables)
    }
    #expect(refusals > 2)
  }

  /// Tries a change that may be refused: a batch, a batch for others, a constant, or a strength.
  ///
  /// Constraints keep what they were made with, so a constant or strength that is taken is put back.
  private func isRefused(
    _ round: Int, by solver: Solver, _ system: inout RandomSystem
  ) throws -> Bool {
    do {
      switch round % 4 {
      case 0: try solver.add(contentsOf: (0..<3).map { _ in system.constraint(requiredShare: 2) })
      case 1:
        let old = system.pick(solver.constraints)
        try solver.replace([old], with: [system.constraint(requiredShare: 1)])
      case 2:
        let changed = system.pick(solver.constraints)
        try solver.setConstant(system.constant(), of: changed)
        try solver.update()
        try solver.setConstant(changed.constant, of: changed)
        try solver.update()
      default:
        let changed = system.pick(solver.constraints)
        try solver.setStrength(.required, of: changed)
        try solver.setStrength(changed.strength, of: changed)
      }
      return false
    } catch {
      guard case SolverError.unsatisfiable = error else { throw error }
      return true
    }
  }

  private func expectFreshAnswer(of solver: Solver, _ variables: [Variable]) throws {
    let fresh = Solver()
    try fresh.add(contentsOf: solver.constraints)
    for variable in variables {
      let value = fresh.value(of: variable)
      #expect(abs(solver.value(of: variable) - value) < 1e-7 * max(1, abs(value)))
    }
  }

  /// A row more costs a few exchanges, however many rows there are.
  @Test func aRowMoreTakesFewExchanges() throws {
    let (left, width) = (Variable(), Variable())
    let solver = Solver()
    try solver.add(contentsOf: [left == 0, width == 390])
    for row in 0..<300 {
      let (x, extent) = (Variable(), Variable())
      let leading: Strength = row % 2 == 0 ? .strong : .weak
      let trailing: Strength = row % 2 == 0 ? .weak : .strong
      let wanted = row % 7 == 0 ? 400 : Double(80 + 37 * row % 220)
      for constraint in [
        (extent == wanted).with(.medium), x >= left + 12, x + extent <= left + width - 12,
        (x == left + 12).with(leading), (x + extent == left + width - 12).with(trailing),
      ] {
        let before = solver.system.factor.exchanges.count
        try solver.add(constraint)
        #expect(solver.system.factor.exchanges.count <= before + 4, "row \(row)")
      }
    }
  }
}
