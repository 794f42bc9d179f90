import LinearConstraints
import SeededRandom
import Testing

/// Larger seeded systems against a solver of another kind.
@Suite struct TableauTests {
  @Test(arguments: 0..<40) func answersAgree(seed: Int) throws {
    var system = RandomSystem(seed: 5000 + seed, variables: 6 + seed)
    let constraints = (0..<(10 + 3 * seed)).map { _ in system.constraint(requiredShare: 8) }
    let oracle = TableauSystem(constraints)
    let solver = Solver()
    let isSolved = (try? solver.add(contentsOf: constraints)) != nil
    #expect(isSolved == oracle.isFeasible, "seed \(seed)")
    guard isSolved else { return }
    for variable in system.variables {
      let difference = solver.value(of: variable) - oracle.value(of: variable)
      #expect(abs(difference) < 1e-7, "seed \(seed), \(variable)")
    }
  }

  /// Rows of boxes with equal widths, centres and ratios, some of which do not fit.
  @Test(arguments: 0..<30) func cyclicLayoutsAgree(seed: Int) throws {
    var generator = SplitMix64(seed: 7000 + seed)
    let solver = Solver()
    let total = Variable("total")
    var constraints: [Constraint] = []
    var boxes: [(left: Variable, width: Variable)] = []
    for index in 0..<(3 + seed % 9) {
      let box = (left: Variable("l\(index)"), width: Variable("w\(index)"))
      if let last = boxes.last {
        constraints.append(box.left == last.left + last.width + 8)
        let ratio = Double(Int.random(in: 1...2, using: &generator))
        constraints.append((box.width == last.width * ratio).with(.strong))
      }
      let centre: Constraint = box.left + 0.5 * box.width == 0.5 * total
      constraints.append(centre.with(.weak, weight: Double(1 + index)))
      constraints.append((box.width >= 30).with(index % 2 == 0 ? .required : .medium))
      boxes.append(box)
    }
    let (first, last) = (boxes[0], boxes[boxes.count - 1])
    constraints += [first.left == 0, last.left + last.width == total]
    try solver.add(contentsOf: constraints)
    try solver.addEdit(total)
    for _ in 0..<20 {
      let width = Double(Int.random(in: 0...900, using: &generator))
      try solver.suggest(width, for: total)
      try solver.update()
      let oracle = TableauSystem(constraints + [(total == width).with(.strong)])
      for variable in boxes.flatMap({ [$0.left, $0.width] }) + [total] {
        let difference = solver.value(of: variable) - oracle.value(of: variable)
        #expect(abs(difference) < 1e-7, "seed \(seed), width \(width), \(variable)")
      }
    }
  }
}
