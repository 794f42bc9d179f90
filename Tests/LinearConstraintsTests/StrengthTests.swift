import LinearConstraints
import SeededRandom
import Testing

/// Strengths are lexicographic; weights count within one.
@Suite struct StrengthTests {
  let solver = Solver()
  let x = Variable("x")
  let y = Variable("y")

  @Test(arguments: [1, 30, 1000]) func oneStrongerOutweighsManyWeaker(count: Int) throws {
    try solver.add((x == 1).with(.medium))
    try solver.add(contentsOf: (0..<count).map { _ in (x == 1000).with(.weak, weight: 1000) })
    #expect(solver.value(of: x) == 1)
  }

  @Test func aTinyWeightOfAStrongerStrengthStillWins() throws {
    try solver.add((x == 1).with(Strength(priority: 501), weight: 0.001))
    try solver.add((x == 9).with(Strength(priority: 500), weight: 1000))
    #expect(solver.value(of: x) == 1)
  }

  @Test func everyPriorityIsALevelOfItsOwn() throws {
    let priorities = [1, 2, 49, 50, 249, 250, 251, 499, 500, 750, 751, 998, 999].map(Double.init)
    let wishes = priorities.map { (x == $0).with(Strength(priority: $0)) }
    var generator = SplitMix64(seed: 3)
    try solver.add(contentsOf: wishes.shuffled(using: &generator))
    for wish in wishes.reversed() {
      #expect(solver.value(of: x) == wish.constant)
      try solver.remove(wish)
    }
    #expect(solver.value(of: x) == 0)
  }

  @Test func withinAStrengthTheWeightedMedianWins() throws {
    try solver.add(contentsOf: [1, 2, 50].map { (x == $0).with(.weak) })
    #expect(solver.value(of: x) == 2)
    try solver.add((x == 90).with(.weak, weight: 4))
    #expect(solver.value(of: x) == 90)
  }

  @Test func anErrorIsLeftWhereItCostsLeast() throws {
    let first = (x == 60).with(.strong, weight: 1)
    let second = (y == 60).with(.strong, weight: 2)
    try solver.add(contentsOf: [x + y == 100, first, second])
    #expect(solver.value(of: y) == 60)
    #expect(try solver.violation(of: first) == 20)
    #expect(try solver.violation(of: second) == 0)
  }

  @Test func changingAStrengthChangesWhoWins() throws {
    let (ten, twenty) = ((x == 10).with(.weak), (x == 20).with(.medium, weight: 3))
    try solver.add(contentsOf: [ten, twenty])
    #expect(solver.value(of: x) == 20)
    try solver.setStrength(.strong, of: ten)
    #expect(solver.value(of: x) == 10)
    try solver.setStrength(.required, of: twenty)
    #expect(solver.value(of: x) == 20)
    #expect(throws: SolverError.unsatisfiable(conflict: [ten, twenty])) {
      try solver.setStrength(.required, of: ten)
    }
    #expect(solver.value(of: x) == 20)
    try solver.setStrength(.weak, of: twenty)
    #expect(solver.value(of: x) == 10)
    try solver.setStrength(.weak, of: ten)
    #expect(solver.value(of: x) == 20, "the weight of 3 is still known")
  }

  @Test func whatIsLeftOpenRestsNearZeroFirstMadeFirst() throws {
    try solver.add(x + y == 844)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 844)
    try solver.add(y <= 600)
    #expect(solver.value(of: x) == 244)
    #expect(solver.value(of: Variable("stranger")) == 0)
  }

  @Test func softConstraintsNeverFail() throws {
    try solver.add(contentsOf: (0..<50).map { (x == Double($0)).with(.strong) })
    try solver.add(contentsOf: (0..<50).map { (x >= y + Double($0)).with(.strong) })
    #expect(solver.constraints.count == 100)
  }

  /// A constraint that cannot be required keeps the strength that it had, for all that comes later.
  @Test(arguments: [Strength.weak, .medium, .strong])
  func aRefusedStrengthIsNotTaken(strength: Strength) throws {
    let (own, other) = ((x == 10).with(strength), x == 20)
    try solver.add(contentsOf: [own, other])
    #expect(throws: SolverError.self) { try solver.setStrength(.required, of: own) }
    try solver.remove(other)
    #expect(solver.value(of: x) == 10)
    // What is required gives way to nothing; what has a strength does.
    try solver.add(x == 30)
    #expect(solver.value(of: x) == 30)
  }

  /// A value within 1e-9 of its target is at the target, and no farther away.
  @Test(arguments: [(5e-10, 0.0), (2e-9, 2e-9), (1e-7, 1e-7), (-1e-7, 1e-7), (-5e-10, 0)])
  func aViolationIsMoreThanRounding(distance: Double, violation: Double) throws {
    let wish = (x == 1 + distance).with(.weak)
    try solver.add(contentsOf: [x == 1, wish])
    #expect(abs(try solver.violation(of: wish) - violation) < 1e-15)
  }

  /// Required constraints may miss each other by 1e-8 and by no more.
  @Test(arguments: [(1e-9, true), (5e-9, true), (2e-8, false), (1e-6, false)])
  func requiredConstraintsMayMissByRounding(distance: Double, isTaken: Bool) throws {
    try solver.add(x == 1)
    let taken = (try? solver.add(x == 1 + distance)) != nil
    #expect(taken == isTaken)
  }
}
