import LinearConstraints
import SeededRandom
import TestSupport
import Testing

/// Systems of many variables that change for long: what is kept from change to change goes stale
/// nowhere.
@Suite struct LongSequenceTests {
  /// Chains and meshes of equalities, wishes and bounds; now and then compared with a fresh solve.
  @Test(arguments: 0..<6) func manyChangesLeaveNoTrace(seed: Int) throws {
    var random = SplitMix64(seed: 300 + seed)
    let variables = (0..<40 + 10 * seed).map { Variable("v\($0)") }
    let solver = Solver()
    var kept: [Constraint] = []
    for step in 0..<TestLength.cases(700, long: 5000) {
      if kept.count < variables.count || Int.random(in: 0..<5, using: &random) > 1 {
        let constraint = Self.constraint(among: variables, &random)
        if (try? solver.add(constraint)) != nil { kept.append(constraint) }
      } else {
        try solver.remove(kept.remove(at: Int.random(in: kept.indices, using: &random)))
      }
      guard step % 70 == 69 else { continue }
      let fresh = Solver()
      try fresh.add(contentsOf: kept.shuffled(using: &random))
      for variable in variables {
        let (found, wanted) = (solver.value(of: variable), fresh.value(of: variable))
        #expect(abs(found - wanted) < 1e-6 * max(1, abs(wanted)), "seed \(seed), step \(step)")
      }
      try expectAnswer(solver, kept)
    }
    // What is taken away again leaves nothing.
    for constraint in kept { try solver.remove(constraint) }
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
    #expect(solver.constraints.isEmpty)
  }

  /// What is required holds, and what is violated is by as much as its terms say.
  private func expectAnswer(_ solver: Solver, _ kept: [Constraint]) throws {
    for constraint in kept {
      let terms = constraint.expression.terms
      let sum = terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      let error = sum - constraint.constant
      let miss =
        switch constraint.relation {
        case .equal: abs(error)
        case .lessThanOrEqual: max(0, error)
        case .greaterThanOrEqual: max(0, -error)
        }
      #expect(
        abs(try solver.violation(of: constraint) - miss) < 1e-6 * max(1, abs(constraint.constant)))
      if constraint.strength == .required {
        #expect(miss < 1e-6 * max(1, abs(constraint.constant)))
      }
    }
  }

  private static func constraint(
    among variables: [Variable], _ random: inout SplitMix64
  ) -> Constraint {
    let count = Int.random(in: 1...4, using: &random)
    let chosen = variables.shuffled(using: &random).prefix(count)
    // Smaller ones would make much of the 1e-8 by which what is required may be missed.
    let coefficients = [1.0, 1, -1, 2, -0.5, -2]
    let terms = chosen.map { variable in
      Expression.Term(
        variable, coefficient: coefficients[Int.random(in: coefficients.indices, using: &random)])
    }
    let strengths: [Strength] = [.required, .weak, .medium, .strong, Strength(priority: 333)]
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(
      Expression(terms), relations[Int.random(in: 0..<4, using: &random)],
      Expression(constant: (random.number(in: -500...500)).rounded()),
      strength: strengths[Int.random(in: 0..<5, using: &random)])
  }
}
