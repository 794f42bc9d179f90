import Testing

@testable import LinearConstraints

/// What nothing determines is looked at again when something about it changed, and not before.
@Suite struct TieTests {
  /// A variable made first takes the value nearest to 0, also if it is mentioned last.
  @Test func aVariableMentionedLastMayLead() throws {
    let (first, second) = (Variable(), Variable())
    let solver = Solver()
    try solver.add(second >= 20)
    #expect(solver.value(of: second) == 20)
    try solver.add(first == second - 30)
    #expect(solver.value(of: first) == 0 && solver.value(of: second) == 30)
  }

  /// What is as near to 0 as a bound lets it be goes to 0 and back as the bound passes it.
  @Test(arguments: [1.0, 3]) func aLeaderStopsAtZero(slowly: Double) throws {
    let (bound, value, follower) = (Variable(), Variable(), Variable())
    let solver = Solver()
    try solver.addEdit(bound)
    try solver.add(value >= bound)
    try solver.add(follower == value + 7)
    for target in [20.0, 5, -10, -3, 4, -1, 0, 8, -20, 1] {
      for step in [target / slowly, target] {
        try solver.suggest(step, for: bound)
        try solver.update()
        #expect(solver.value(of: value) == max(0, step))
        #expect(solver.value(of: follower) == max(0, step) + 7)
      }
    }
  }

  /// Adding what changes nothing looks at no tie, however many there are.
  @Test func whatChangesNothingLooksAtNoTie() throws {
    let variables = (0..<100).map { _ in Variable() }
    let solver = Solver()
    for variable in variables { try solver.add(variable >= 20) }
    var leaders = 0
    solver.system.ties.forEachLeader { _ in leaders += 1 }
    #expect(leaders == 100)
    for variable in variables {
      solver.system.direction.clear()
      try solver.add(variable >= 10)
      #expect(solver.system.direction.indices.isEmpty)
    }
  }

  /// A line that fixes a variable in another's place, as a wish does beside a bound, is no exchange.
  @Test func theOrderOfEliminationStays() throws {
    let solver = Solver()
    var above: Variable?
    for row in 0..<300 {
      let (top, height) = (Variable(), Variable())
      if let above { try solver.add(top == above + 8) } else { try solver.add(top == 0) }
      try solver.add(height >= 20)
      try solver.add((height == top + 24).with(.strong))
      #expect(solver.system.factor.exchanges.count == 0, "row \(row)")
      #expect(solver.value(of: height) == 8 * Double(row) + 24)
      above = top
    }
  }
}
