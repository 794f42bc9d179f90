import LinearConstraints
import Testing

/// Seeded systems against answers found by trying every vertex.
@Suite struct OracleTests {
  @Test(arguments: 0..<12) func batchesAgreeWithEveryVertexTried(block: Int) throws {
    for seed in block * 25..<(block + 1) * 25 {
      var system = RandomSystem(seed: seed, variables: 1 + seed % 4)
      let constraints = (0..<(1 + seed % 7)).map { _ in system.constraint() }
      let solver = Solver()
      let expected = VertexOracle(variables: system.variables, constraints: constraints).answer()
      guard let expected else {
        #expect(throws: SolverError.self, "seed \(seed)") {
          try solver.add(contentsOf: constraints)
        }
        continue
      }
      try solver.add(contentsOf: constraints)
      for (variable, value) in zip(system.variables, expected) {
        let found = solver.value(of: variable)
        #expect(abs(found - value) < 1e-9, "seed \(seed), \(variable), \(constraints)")
      }
    }
  }

  @Test(arguments: 0..<8) func additionsOneByOneAgreeWithEveryVertexTried(seed: Int) {
    var system = RandomSystem(seed: 1000 + seed, variables: 3)
    let solver = Solver()
    for step in 0..<7 {
      let constraint = system.constraint()
      let trial = solver.constraints + [constraint]
      let expected = VertexOracle(variables: system.variables, constraints: trial).answer()
      let before = system.variables.map(solver.value(of:))
      let isAdded = (try? solver.add(constraint)) != nil
      #expect(isAdded == (expected != nil), "seed \(seed), step \(step)")
      for (index, variable) in system.variables.enumerated() {
        let value = expected?[index] ?? before[index]
        #expect(abs(solver.value(of: variable) - value) < 1e-9, "seed \(seed), step \(step)")
      }
    }
  }
}
