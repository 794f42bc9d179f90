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
}
