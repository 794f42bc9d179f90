import LinearConstraints
import Testing

/// Seeded systems that leave choices: the answer does not depend on how the solver came to it.
@Suite struct UniqueAnswerTests {
  @Test(arguments: 0..<20) func everyWayLeadsToOneAnswer(block: Int) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var system = RandomSystem(seed: 20_000 + seed, variables: 3 + seed % 12)
      let solver = Solver()
      for _ in 0..<(2 + seed % 9) { try? solver.add(system.constraint()) }
      for _ in 0..<(seed % 5) {
        try solver.remove(system.pick(solver.constraints))
        while (try? solver.add(system.constraint())) == nil {}
      }
      let (batch, backwards) = (Solver(), Solver())
      try batch.add(contentsOf: solver.constraints)
      try backwards.add(contentsOf: solver.constraints.reversed())
      for variable in system.variables {
        let value = solver.value(of: variable)
        #expect(abs(batch.value(of: variable) - value) < 1e-7, "seed \(seed), \(variable)")
        #expect(abs(backwards.value(of: variable) - value) < 1e-7, "seed \(seed), \(variable)")
      }
    }
  }
}
