import LinearConstraints
import SeededRandom
import Testing

/// Coefficients that are not whole, and hundreds of changes: rounding must not gather.
@Suite struct DriftTests {
  @Test(arguments: [2]) func manyChangesLeaveNoError(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let variables = (0..<30).map { Variable("x\($0)") }
    let solver = Solver()
    var present: [Constraint] = []
    for _ in 0..<450 {
      if present.count >= 60 {
        try solver.remove(present.remove(at: Int.random(in: 0..<60, using: &generator)))
      }
      let constraint = make(variables, &generator)
      if (try? solver.add(constraint)) != nil { present.append(constraint) }
    }
    let fresh = Solver()
    try fresh.add(contentsOf: present)
    for variable in variables {
      let expected = fresh.value(of: variable)
      let error = abs(solver.value(of: variable) - expected)
      #expect(error <= 1e-9 * max(1, abs(expected)))
    }
    for constraint in present {
      let sum = constraint.expression.value(solver.value(of:)) - constraint.constant
      let reported = try solver.violation(of: constraint)
      let error = constraint.relation == .greaterThanOrEqual ? -sum : sum
      let expected = constraint.relation == .equal ? abs(error) : max(0, error)
      #expect(abs(reported - expected) < 1e-8)
    }
  }

  private func make(_ variables: [Variable], _ generator: inout SplitMix64) -> Constraint {
    let chosen = variables.shuffled(using: &generator).prefix(
      Int.random(in: 1...4, using: &generator))
    let terms = chosen.map {
      Expression.Term($0, coefficient: Double.random(in: -3...3, using: &generator))
    }
    let relation = Relation.allCases.randomElement(using: &generator) ?? .equal
    let strengths: [Strength] = [.required, .strong, .medium, .weak]
    return Constraint(
      Expression(terms), relation,
      Expression(constant: Double.random(in: -1000...1000, using: &generator)),
      strength: strengths.randomElement(using: &generator) ?? .weak)
  }
}
