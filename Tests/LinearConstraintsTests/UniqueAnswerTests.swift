import LinearConstraints
import TestSupport
import Testing

/// Seeded systems that leave choices: the answer does not depend on how the solver came to it.
@Suite struct UniqueAnswerTests {
  @Test(arguments: 0..<20) func everyWayLeadsToOneAnswer(block: Int) throws {
    for seed in block * 100..<block * 100 + TestLength.cases(50, long: 100) {
      var system = RandomSystem(seed: 20_000 + seed, variables: 3 + seed % 12)
      let solver = Solver()
      for _ in 0..<(2 + seed % 9) { try? solver.add(system.constraint()) }
      for _ in 0..<(seed % 5) {
        try solver.remove(system.pick(solver.constraints))
        while (try? solver.add(system.constraint())) == nil {}
      }
      try expectOneAnswer(of: solver, system.variables, seed)
    }
  }

  /// Steps of no length do not circle if many lines and variables are at their targets at once.
  @Test(arguments: [
    (0..<400, 14), (2400..<2500, 14), (1100..<1200, 30), (3000..<3100, 60), (3290..<3300, 60),
    (3400..<3420, 60),
  ])
  func noStepsCircle(seeds: Range<Int>, most: Int) throws {
    for seed in seeds {
      var system = TiedSystem(seed: seed, variables: most)
      let solver = try system.solver(changes: seed % 5)
      try expectOneAnswer(of: solver, system.variables, seed)
    }
  }

  private func expectOneAnswer(of solver: Solver, _ variables: [Variable], _ seed: Int) throws {
    let (batch, backwards) = (Solver(), Solver())
    try batch.add(contentsOf: solver.constraints)
    try backwards.add(contentsOf: solver.constraints.reversed())
    for variable in variables {
      let value = solver.value(of: variable)
      let tolerance = 1e-7 * max(1, abs(value))
      #expect(abs(batch.value(of: variable) - value) < tolerance, "seed \(seed), \(variable)")
      #expect(abs(backwards.value(of: variable) - value) < tolerance, "seed \(seed), \(variable)")
    }
  }
}
