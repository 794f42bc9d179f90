import LinearConstraints
import SeededRandom
import Testing

/// Edits, constants set in place, and what is reported of them.
@Suite struct EditTests {
  let solver = Solver()
  let x = Variable("x")
  let y = Variable("y")

  @Test func anEditClampedByABoundFollowsAgain() throws {
    try solver.add(contentsOf: [x >= 0, x <= 100, y == x + 10])
    try solver.addEdit(x)
    for target in stride(from: -300.0, through: 400, by: 7).reversed() + [50, 150, 99, 101, 3] {
      try solver.suggest(target, for: x)
      try solver.update()
      #expect(solver.value(of: x) == min(max(target, 0), 100))
      #expect(solver.value(of: y) == solver.value(of: x) + 10)
    }
  }

  @Test func anEditHoldsThePresentValueAndEndsWithoutTrace() throws {
    try solver.add((x == 5).with(.weak))
    try solver.addEdit(x)
    #expect(solver.value(of: x) == 5)
    try solver.suggest(8, for: x)
    #expect(solver.value(of: x) == 5, "nothing moves before the update")
    try solver.update()
    #expect(solver.value(of: x) == 8)
    try solver.removeEdit(x)
    #expect(solver.value(of: x) == 5)
  }

  @Test func severalEditsAreBroughtInTogether() throws {
    let others = (0..<4).map { Variable("z\($0)") }
    try solver.add(x == others[0] + 2 * others[1] - others[2] + others[3])
    for variable in others { try solver.addEdit(variable, strength: .medium) }
    for (index, variable) in others.enumerated() {
      try solver.suggest(99, for: variable)
      try solver.suggest(Double(index + 1), for: variable)
    }
    try solver.update()
    #expect(solver.value(of: x) == 1 + 4 - 3 + 4)
  }

  @Test func nothingDriftsOverManyEdits() throws {
    let chain = (0..<20).map { Variable("c\($0)") }
    try solver.add(chain[0] == x)
    for index in 1..<20 {
      try solver.add(chain[index] == chain[index - 1] / 3 + 0.1)
      try solver.add((chain[index] >= 1).with(.weak))
    }
    try solver.addEdit(x)
    try solver.suggest(0.7, for: x)
    try solver.update()
    let start = chain.map(solver.value(of:))
    var generator = SplitMix64(seed: 11)
    for _ in 0..<5000 {
      try solver.suggest(Double.random(in: -1e5...1e5, using: &generator), for: x)
      try solver.update()
    }
    try solver.suggest(0.7, for: x)
    try solver.update()
    #expect(chain.map(solver.value(of:)) == start)
  }

  @Test func aConstantThatCannotHoldIsDropped() throws {
    let (low, high) = (x >= 10, x <= 20)
    let wish = (x == 15).with(.weak)
    try solver.add(contentsOf: [low, high, wish])
    try solver.setConstant(30, of: low)
    try solver.setConstant(18, of: wish)
    #expect(throws: SolverError.unsatisfiable(conflict: [low, high])) { try solver.update() }
    #expect(solver.value(of: x) == 15)
    try solver.update()
    #expect(solver.value(of: x) == 15)
    try solver.setConstant(30, of: low)
    try solver.setConstant(40, of: high)
    try solver.update()
    #expect(solver.value(of: x) == 30)
  }

  /// A required constant runs to and fro through kinks, and past what can hold.
  @Test func aRequiredConstantRunsPastItsLimits() throws {
    let (low, high) = (x >= 0, x <= 100)
    let push = y == 0
    try solver.add(contentsOf: [low, high, push, x >= y, (x == 40).with(.weak)])
    var last = 0.0
    for round in 0..<3 {
      for target in stride(from: -20.0, through: 130, by: 2.5 + Double(round)) {
        try solver.setConstant(target, of: push)
        if target <= 100 {
          try solver.update()
          last = target
        } else {
          #expect(throws: SolverError.self) { try solver.update() }
        }
        #expect(solver.value(of: y) == last)
        #expect(solver.value(of: x) == max(40, last))
      }
      try solver.setConstant(7, of: push)
      try solver.setConstant(40, of: high)
      try solver.setConstant(100, of: high)
      try solver.update()
      #expect(solver.value(of: y) == 7)
      last = 7
    }
  }

  @Test func aRemovedConstraintTakesItsWaitingConstantAlong() throws {
    let (first, second) = (x == 1, y == 2)
    try solver.add(contentsOf: [first, second])
    try solver.setConstant(7, of: first)
    try solver.setConstant(8, of: second)
    try solver.remove(first)
    try solver.add((x == 3).with(.weak))
    try solver.update()
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 8)
  }

  /// Values that move alike, each so many after the one before, are all reported.
  @Test(arguments: 1...4) func everySoManyValuesMoveAlike(families: Int) throws {
    let values = (0..<24).map { Variable("v\($0)") }
    for (index, value) in values.enumerated() {
      try solver.add(value == Double(1 + index % families) * x + Double(index))
    }
    try solver.addEdit(x)
    var reported: [Variable: Double] = [:]
    for target in stride(from: -30.0, through: 40, by: 3.5) {
      try solver.suggest(target, for: x)
      try solver.update()
      for change in solver.takeChanges() { reported[change.variable] = change.value }
      for (index, value) in values.enumerated() {
        let wanted = Double(1 + index % families) * target + Double(index)
        #expect(abs((reported[value] ?? 0) - wanted) < 1e-8)
        #expect(abs(solver.value(of: value) - wanted) < 1e-8)
      }
    }
  }

  @Test func onlyChangedValuesAreReported() throws {
    let z = Variable("z")
    let link = z == 4
    try solver.add(contentsOf: [y == x + 1, link])
    try solver.addEdit(x)
    #expect(solver.takeChanges().map(\.variable) == [y, z])
    #expect(solver.takeChanges().isEmpty)
    try solver.suggest(5, for: x)
    try solver.update()
    #expect(solver.takeChanges().map(\.value) == [5, 6])
    try solver.suggest(9, for: x)
    try solver.update()
    try solver.suggest(5, for: x)
    try solver.update()
    #expect(solver.takeChanges().isEmpty)
    try solver.remove(link)
    #expect(solver.takeChanges().map(\.value) == [0])
    try solver.add(link)
    #expect(solver.takeChanges().map(\.variable) == [z])
    try solver.remove(link)
    try solver.add(z == 4)
    #expect(solver.takeChanges().isEmpty)
  }
}
