import LinearConstraints
import Testing

/// The cases that Cassowary solvers have always been tried on.
@Suite struct ClassicTests {
  let solver = Solver()
  let x = Variable("x")
  let y = Variable("y")

  @Test func casso1PrefersTheStrongerConstants() throws {
    try solver.add(contentsOf: [
      x <= y, y == x + 3, (x == 10).with(.weak), (y == 10).with(.weak),
    ])
    let (a, b) = (solver.value(of: x), solver.value(of: y))
    #expect(b == a + 3)
    #expect(abs(a - 10) + abs(b - 10) == 3)
    #expect(a == 7, "of the equally good answers, x as near to 0 as can be")
  }

  @Test func inconsistent1NamesBoth() throws {
    let ten: Constraint = x == 10
    let five: Constraint = x == 5
    try solver.add(ten)
    #expect(throws: SolverError.unsatisfiable(conflict: [ten, five])) { try solver.add(five) }
    #expect(solver.value(of: x) == 10)
    #expect(solver.constraints == [ten])
  }

  @Test func inconsistent2NamesBoth() throws {
    let low: Constraint = x >= 10
    let high: Constraint = x <= 5
    try solver.add(low)
    #expect(throws: SolverError.unsatisfiable(conflict: [low, high])) { try solver.add(high) }
    #expect(solver.value(of: x) == 10)
  }

  @Test func inconsistent3NamesTheChain() throws {
    let (w, v, z) = (Variable("w"), Variable("v"), Variable("z"))
    let chain = [w >= 10, v >= w, y >= v, z >= y, z >= 8, z <= 4]
    try solver.add(contentsOf: chain[..<5])
    let before = [w, v, y, z].map(solver.value(of:))
    #expect(throws: SolverError.self) { try solver.add(chain[5]) }
    #expect([w, v, y, z].map(solver.value(of:)) == before)
    guard case .unsatisfiable(let conflict) = error(adding: chain[5]) else {
      Issue.record("no conflict named")
      return
    }
    #expect(conflict == [chain[4], chain[5]] || conflict == chain.filter { $0 != chain[4] })
  }

  private func error(adding constraint: Constraint) -> SolverError? {
    do {
      try solver.add(constraint)
      return nil
    } catch {
      return error
    }
  }

  @Test func aConstraintWithoutVariablesIsJudgedAlone() throws {
    let never = Constraint(Expression(), .greaterThanOrEqual, Expression(constant: 1))
    #expect(error(adding: never) == .unsatisfiable(conflict: [never]))
    try solver.add(Constraint(Expression(), .equal, Expression()))
    try solver.add(never.with(.strong))
    #expect(solver.value(of: x) == 0)
  }

  @Test func removedConstraintsGiveWayToWeakerOnes() throws {
    let limits = [x <= 10, x <= 20]
    try solver.add((x == 100).with(.weak))
    try solver.add(contentsOf: limits)
    #expect(solver.value(of: x) == 10)
    try solver.remove(limits[0])
    #expect(solver.value(of: x) == 20)
    try solver.remove(limits[1])
    #expect(solver.value(of: x) == 100)
    let again: Constraint = x <= 10
    try solver.add(contentsOf: [again, (x <= 10).with(label: "twin")])
    #expect(solver.value(of: x) == 10)
    try solver.remove(again)
    #expect(solver.value(of: x) == 10)
    try solver.add(again)
    #expect(solver.value(of: x) == 10)
  }

  @Test func solvingGoesOnAfterARejection() throws {
    let width = x + y == 100
    try solver.add(contentsOf: [width, x >= 60])
    let refused: Constraint = y >= 50
    for _ in 0..<3 {
      #expect(throws: SolverError.self) { try solver.add(refused) }
      #expect(!solver.contains(refused))
    }
    try solver.remove(width)
    try solver.add(refused)
    #expect(solver.value(of: x) == 60)
    #expect(solver.value(of: y) == 50)
    #expect(throws: SolverError.self) { try solver.add(width) }
    try solver.remove(refused)
    try solver.add(width)
    #expect(solver.value(of: y) == 40)
  }

  /// Midpoints of a draggable quadrilateral inside a box (the demonstration in the paper).
  @Test func quadrilateralKeepsItsMidpoints() throws {
    let corners = (0..<4).map { (x: Variable("x\($0)"), y: Variable("y\($0)")) }
    let midpoints = (0..<4).map { (x: Variable("mx\($0)"), y: Variable("my\($0)")) }
    let starts = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
    for index in 0..<4 {
      let next = (index + 1) % 4
      let stay = Strength(priority: 100)
      try solver.add((corners[index].x == starts[index].0).with(stay))
      try solver.add((corners[index].y == starts[index].1).with(stay))
      try solver.add(midpoints[index].x == (corners[index].x + corners[next].x) / 2)
      try solver.add(midpoints[index].y == (corners[index].y + corners[next].y) / 2)
      try solver.add(contentsOf: [corners[index].x >= 0, corners[index].x <= 500])
      try solver.add(contentsOf: [corners[index].y >= 0, corners[index].y <= 500])
    }
    try solver.add(corners[0].x + 20 <= corners[2].x)
    #expect(midpoints.map { solver.value(of: $0.x) } == [10, 105, 200, 105])
    try solver.addEdit(corners[0].x)
    for target in [300.0, 100, 900, -50, 10] {
      try solver.suggest(target, for: corners[0].x)
      try solver.update()
      #expect(solver.value(of: corners[0].x) == min(max(target, 0), 480))
      for index in 0..<4 {
        let sides = [index, (index + 1) % 4].map { solver.value(of: corners[$0].x) }
        #expect(solver.value(of: midpoints[index].x) == (sides[0] + sides[1]) / 2)
      }
      #expect(solver.value(of: corners[2].x) == max(200, solver.value(of: corners[0].x) + 20))
    }
  }

  @Test func mistakesAreNamed() throws {
    let known: Constraint = x == 1
    try solver.add(known)
    #expect(throws: SolverError.duplicateConstraint(known)) { try solver.add(known) }
    let other: Constraint = y == 1
    #expect(throws: SolverError.duplicateConstraint(other)) {
      try solver.add(contentsOf: [other, other])
    }
    #expect(throws: SolverError.unknownConstraint(other)) { try solver.remove(other) }
    #expect(throws: SolverError.unknownConstraint(known)) {
      try solver.remove(contentsOf: [known, known])
    }
    #expect(throws: SolverError.unknownConstraint(other)) { try solver.setConstant(2, of: other) }
    #expect(throws: SolverError.unknownConstraint(other)) {
      try solver.setStrength(.weak, of: other)
    }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(.nan, of: known) }
    #expect(throws: SolverError.notFinite) { try solver.add(y == .infinity) }
    #expect(throws: SolverError.unknownEdit(y)) { try solver.suggest(1, for: y) }
    #expect(throws: SolverError.unknownEdit(y)) { try solver.removeEdit(y) }
    #expect(throws: SolverError.requiredEdit(y)) { try solver.addEdit(y, strength: .required) }
    try solver.addEdit(x)
    #expect(throws: SolverError.duplicateEdit(x)) { try solver.addEdit(x) }
    #expect(solver.constraints == [known])
    #expect(solver.value(of: x) == 1)
  }
}
