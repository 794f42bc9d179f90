import LinearConstraints
import Testing

/// Shapes that layouts have: cyclic, redundant and degenerate ones.
@Suite struct LayoutTests {
  let solver = Solver()

  @Test(arguments: [2, 3, 7, 40]) func equalWidthsFillTheRow(count: Int) throws {
    let lefts = (0..<count).map { Variable("left\($0)") }
    let widths = (0..<count).map { Variable("width\($0)") }
    let total = Variable("total")
    try solver.add(contentsOf: [lefts[0] == 0, lefts[count - 1] + widths[count - 1] == total])
    for index in 1..<count {
      try solver.add(lefts[index] == lefts[index - 1] + widths[index - 1] + 8)
      try solver.add(widths[index] == widths[index - 1])
    }
    try solver.addEdit(total)
    for width in [390.0, 1024, 8 * Double(count)] {
      try solver.suggest(width, for: total)
      try solver.update()
      let each = (width - 8 * Double(count - 1)) / Double(count)
      for index in 0..<count {
        #expect(abs(solver.value(of: widths[index]) - each) < 1e-9)
        #expect(abs(solver.value(of: lefts[index]) - Double(index) * (each + 8)) < 1e-9)
      }
    }
  }

  @Test func centringAndRatiosHold() throws {
    let names = ["outer", "left", "width", "height"]
    let parts = names.map { Variable($0) }
    let (outer, left, width, height) = (parts[0], parts[1], parts[2], parts[3])
    let size = outer == 390
    try solver.add(contentsOf: [
      size, left + width / 2 == outer / 2, width == height * (16.0 / 9), width <= outer - 24,
      (height == 300).with(.strong),
    ])
    for total in [390.0, 320, 1024, 24] {
      try solver.setConstant(total, of: size)
      try solver.update()
      let expected = min(total - 24, 300 * 16.0 / 9)
      #expect(abs(solver.value(of: width) - expected) < 1e-9)
      #expect(abs(solver.value(of: height) - expected * 9 / 16) < 1e-9)
      #expect(abs(solver.value(of: left) - (total - expected) / 2) < 1e-9)
    }
  }

  @Test func redundantRequiredConstraintsHoldAndCanBeRemoved() throws {
    let (x, y, z) = (Variable("x"), Variable("y"), Variable("z"))
    let redundant: [Constraint] = [
      x == y, y == z, z == x, x + y == 2 * z, x - z == y - z, 2 * x == 2 * y, x <= y, y <= x,
    ]
    try solver.add(contentsOf: redundant)
    try solver.add((z == 12).with(.weak))
    for constraint in redundant.dropLast(2) {
      #expect([x, y, z].map(solver.value(of:)) == [12, 12, 12], "without \(constraint)")
      try solver.remove(constraint)
      try solver.add(constraint)
    }
    let wrong: Constraint = x == z + 1
    #expect(throws: SolverError.self) { try solver.add(wrong) }
    try solver.remove(contentsOf: redundant)
    #expect([x, y, z].map(solver.value(of:)) == [0, 0, 12])
  }

  @Test func aDegenerateCornerIsLeftWhenItMust() throws {
    let variables = (0..<6).map { Variable("v\($0)") }
    var bounds: [Constraint] = []
    for first in variables {
      for second in variables where first != second { bounds.append(first <= 2 * second) }
    }
    try solver.add(contentsOf: bounds + variables.map { $0 >= 0 })
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
    try solver.add((variables[0] == 8).with(.weak))
    for (variable, value) in zip(variables, [8.0, 4, 4, 4, 4, 4]) {
      #expect(abs(solver.value(of: variable) - value) < 1e-9)
    }
  }

  /// A linear programme on which the textbook simplex method cycles (Beale 1955).
  @Test func bealesExampleEnds() throws {
    let x = (0..<4).map { Variable("x\($0)") }
    try solver.add(contentsOf: x.map { $0 >= 0 })
    try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
    try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
    try solver.add(x[2] <= 1)
    let cost = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
    try solver.add(Constraint(cost, .equal, Expression(constant: -100), strength: .strong))
    let found = cost.value(solver.value(of:))
    #expect(abs(found - -0.05) < 1e-9)
  }

  @Test func aBatchIsAllOrNothing() throws {
    let (x, y) = (Variable("x"), Variable("y"))
    try solver.add((x == 3).with(.weak))
    let batch = [y == 7, (x == 9).with(.strong), x + y <= 5, x >= 0]
    #expect(throws: SolverError.self) { try solver.add(contentsOf: batch) }
    #expect(solver.constraints.count == 1)
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 0)
    try solver.add(contentsOf: batch.dropLast())
    #expect(solver.value(of: x) == -2)
  }
}
