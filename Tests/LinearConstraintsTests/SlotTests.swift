import LinearConstraints
import Testing

/// Reading values by slot, and the reports of those that moved.
@Suite struct SlotTests {
  let solver = Solver()

  @Test func reservedSlotsAreNeighboursInTheOrderGiven() throws {
    let variables = (0..<9).map { Variable("v\($0)") }
    try solver.add(variables[4] == 40)
    let kept = try #require(solver.slot(of: variables[4]))
    solver.reserveSlots(for: variables.reversed())
    #expect(solver.slot(of: variables[4]) == kept)
    let slots = variables.indices.reversed().filter { $0 != 4 }.compactMap {
      solver.slot(of: variables[$0])
    }
    #expect(slots == Array(slots[0]..<slots[0] + 8))
    #expect(solver.value(of: variables[0]) == 0)
    try solver.add(variables[0] == variables[4] + 2)
    #expect(solver.slot(of: variables[0]) == slots[7])
    #expect(solver.withValues { $0[slots[7]] } == 42)
    try solver.remove(contentsOf: solver.constraints)
    #expect(solver.slot(of: variables[0]) == slots[7], "it is kept without constraints")
    #expect(solver.value(of: variables[0]) == 0)
    try solver.add(variables[0] == 7)
    #expect(solver.withValues { $0[slots[7]] } == 7)
  }

  @Test func aSlotIsGivenUpWithTheLastConstraint() throws {
    let x = Variable("x")
    #expect(solver.slot(of: x) == nil)
    try solver.add(x == 3)
    #expect(solver.slot(of: x) != nil)
    try solver.remove(contentsOf: solver.constraints)
    #expect(solver.slot(of: x) == nil)
  }

  /// Whatever differs between two readings lies in a slot that was reported to have moved.
  @Test(arguments: 0..<20) func everyMovedSlotIsTold(seed: Int) throws {
    var system = RandomSystem(seed: 4000 + seed, variables: 5 + seed)
    solver.reserveSlots(for: system.variables)
    for _ in 0..<2 * system.variables.count { try? solver.add(system.constraint()) }
    let edited = [system.variables[0], system.variables[1]]
    for variable in edited { try solver.addEdit(variable) }
    var copy = [Double](repeating: 0, count: system.variables.count)
    for step in 0..<80 {
      if step % 7 == 6 { try? solver.add(system.constraint()) }
      let variable = step % 20 < 15 ? edited[0] : system.pick(edited)
      try solver.suggest(system.constant(), for: variable)
      try solver.update()
      solver.takeMovedSlots { run in
        for index in 0..<run.count {
          let slot = run.start + index * run.stride
          copy[slot] = solver.withValues { $0[slot] }
        }
      }
      #expect(system.variables.map(solver.value(of:)) == copy, "seed \(seed), step \(step)")
    }
  }

  @Test func onlyWhatMovesIsTold() throws {
    let tops = (0..<50).map { Variable("top\($0)") }
    let others = (0..<50).map { Variable("other\($0)") }
    solver.reserveSlots(for: tops + others)
    for index in 1..<50 { try solver.add(tops[index] == tops[index - 1] + 10) }
    try solver.add(contentsOf: others.map { $0 == 5 })
    try solver.addEdit(tops[0])
    for target in [1.0, 2] {
      try solver.suggest(target, for: tops[0])
      try solver.update()
      solver.takeMovedSlots { _ in }
    }
    try solver.suggest(3, for: tops[0])
    try solver.update()
    var runs: [Solver.SlotRun] = []
    solver.takeMovedSlots { runs.append($0) }
    #expect(runs.map { [$0.start, $0.count, $0.stride] } == [[0, 50, 1]])
    solver.takeMovedSlots { _ in Issue.record("reported twice") }
  }

  @Test func changesComeInAnyOrderOrSorted() throws {
    let (x, y) = (Variable("x"), Variable("y"))
    try solver.add(contentsOf: [y == 4, x == y + 1])
    var reported: [Variable: Double] = [:]
    solver.forEachChange { reported[$0] = $1 }
    #expect(reported == [x: 5, y: 4])
    #expect(solver.takeChanges().isEmpty)
  }
}
