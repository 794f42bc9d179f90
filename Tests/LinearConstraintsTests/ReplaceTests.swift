import LinearConstraints
import Testing

/// Removing and adding in one solve.
@Suite struct ReplaceTests {
  let solver = Solver()
  let x = Variable("x")
  let y = Variable("y")

  @Test func oneTakesThePlaceOfAnother() throws {
    let old: Constraint = x == 1
    try solver.add(contentsOf: [old, y == x + 1])
    try solver.replace([old], with: [x == 5])
    #expect(solver.value(of: y) == 6)
    #expect(!solver.contains(old))
    try solver.replace([], with: [])
    try solver.add(y >= 2)
    #expect(solver.value(of: y) == 6)
  }

  @Test func aRefusalLeavesWhatWasToBeRemoved() throws {
    let (low, wish, link) = (x >= 10, (x == 30).with(.strong, weight: 2), y == 2 * x)
    try solver.add(contentsOf: [low, wish, link, (x == 20).with(.strong)])
    let wrong: Constraint = y <= 10
    #expect(throws: SolverError.unsatisfiable(conflict: [low, link, wrong])) {
      try solver.replace([wish], with: [wrong])
    }
    #expect(solver.contains(wish))
    #expect(solver.value(of: x) == 30)
    #expect(solver.value(of: y) == 60)
    try solver.add((x == 40).with(.strong))
    #expect(solver.value(of: x) == 30, "the wish weighs 2 as before")
    try solver.replace([low, wish], with: [wrong])
    #expect(solver.value(of: x) == 5)
  }

  @Test func mistakesChangeNothing() throws {
    let (known, other) = (x == 1, y == 1)
    try solver.add(known)
    #expect(throws: SolverError.unknownConstraint(other)) {
      try solver.replace([known, other], with: [])
    }
    #expect(throws: SolverError.duplicateConstraint(known)) {
      try solver.replace([known], with: [other, known])
    }
    #expect(solver.constraints == [known])
    #expect(solver.value(of: y) == 0)
  }

  /// A chat grows and shrinks by a message at a time; the tops are compared with sums by hand.
  @Test(arguments: [3, 40]) func aChatGrowsAndShrinks(count: Int) throws {
    let keyboard = Variable("k")
    var tops = [Variable("top0")]
    var added: [[Constraint]] = [[tops[0] >= -1e6]]
    let height = { (index: Int) in Double(24 + 12 * (7 * index % 5)) }
    var hold = (tops[0] + height(0) <= 700 - keyboard).with(.strong)
    try solver.add(contentsOf: added[0] + [hold, (tops[0] == 64).with(.weak), keyboard >= 0])
    try solver.addEdit(keyboard)
    for step in 0..<3 * count {
      if step % 3 < 2 {
        let top = Variable("top\(tops.count)")
        let link = top == tops[tops.count - 1] + height(tops.count - 1) + 8
        let next = (top + height(tops.count) <= 700 - keyboard).with(.strong)
        try solver.replace([hold], with: [link, next])
        (tops, hold) = (tops + [top], next)
        added.append([link])
      } else {
        tops.removeLast()
        let next = (tops[tops.count - 1] + height(tops.count - 1) <= 700 - keyboard).with(.strong)
        try solver.replace(added.removeLast() + [hold], with: [next])
        hold = next
      }
      for raised in [0.0, 100, 336, 50] {
        try solver.suggest(raised, for: keyboard)
        try solver.update()
        let heights = tops.indices.map(height)
        let content = heights.reduce(0, +) + 8 * Double(tops.count - 1)
        var expected = min(64, 700 - raised - content)
        for (top, height) in zip(tops, heights) {
          #expect(abs(solver.value(of: top) - expected) < 1e-9)
          expected += height + 8
        }
      }
    }
  }
}
