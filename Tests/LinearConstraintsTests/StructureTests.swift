import SeededRandom
import Testing

@testable import LinearConstraints

/// The parts that the solver is made of.
@Suite struct StructureTests {
  /// Rows times the solution are the sums, and the other way round; with zeros where pivots hide.
  @Test(arguments: 1..<40) func kernelsSolveBothWays(size: Int) throws {
    var generator = SplitMix64(seed: size)
    let rows = (0..<size).map { row in
      let chosen = (0..<size).filter {
        $0 == (row + 1) % size || $0 == row / 2 || $0 == row * 3 % size
      }
      return chosen.map {
        Kernel.Entry(index: $0, value: Double.random(in: 1...3, using: &generator))
      }
    }
    guard var kernel = Kernel(rows: rows) else { return }
    let sums = (0..<size).map { _ in Double.random(in: -9...9, using: &generator) }
    var point = [Double](repeating: 0, count: size)
    let (rowOrder, columnOrder) = (kernel.rowOrder, kernel.columnOrder)
    kernel.solve {
      sums[rowOrder[$0]]
    } put: {
      point[columnOrder[$0]] = $1
    }
    for (row, sum) in zip(rows, sums) {
      let found = row.reduce(0) { $0 + $1.value * point[$1.index] }
      #expect(abs(found - sum) < 1e-6)
    }
    var shares = [Double](repeating: 0, count: size)
    kernel.solveTransposed {
      sums[columnOrder[$0]]
    } put: {
      shares[rowOrder[$0]] = $1
    }
    var totals = [Double](repeating: 0, count: size)
    for (row, share) in zip(rows, shares) {
      for entry in row { totals[entry.index] += share * entry.value }
    }
    for (total, sum) in zip(totals, sums) { #expect(abs(total - sum) < 1e-6) }
  }

  @Test func singularKernelsAreRefused() {
    let row = [Kernel.Entry(index: 0, value: 1), Kernel.Entry(index: 1, value: 2)]
    let twice = row.map { Kernel.Entry(index: $0.index, value: 2 * $0.value) }
    #expect(Kernel(rows: [row, twice]) == nil)
  }

  @Test(arguments: 0..<5) func identityTablesAreDictionaries(seed: Int) {
    var generator = SplitMix64(seed: seed)
    var table = IdentityTable()
    defer { table.deallocate() }
    var model: [Int: Int32] = [:]
    for step in 0..<4000 {
      let key = Int.random(in: 1...600, using: &generator) * (seed == 4 ? 1 << 32 : 1)
      if model[key] == nil {
        table.insert(key, index: Int32(step))
        model[key] = Int32(step)
      } else {
        table.remove(key)
        model[key] = nil
      }
      #expect(table.count == model.count)
    }
    for key in 1...600 {
      let key = key * (seed == 4 ? 1 << 32 : 1)
      #expect(table.index(of: key) == model[key] ?? -1)
    }
  }

  @Test func bitSetsAreWalkedInOrderWhileTheyGrow() {
    var set = BitSet()
    defer { set.deallocate() }
    set.grow(to: 1000)
    for position: Int32 in [700, 3, 64, 63] { set.insert(position) }
    #expect(set.popFirst() == 3)
    set.insert(65)
    #expect([set.popFirst(), set.popFirst(), set.popFirst()] == [63, 64, 65])
    set.insert(10)
    #expect([set.popLast(), set.popLast(), set.popLast()] == [700, 10, nil])
  }

  /// As many lines rest as there are variables, whatever happened, and sums agree with sweeps.
  @Test(arguments: 0..<8) func seatsStayConsistent(seed: Int) throws {
    var system = RandomSystem(seed: 600 + seed, variables: 12)
    let solver = Solver()
    for step in 0..<60 {
      if step % 4 == 3, let first = solver.constraints.first { try solver.remove(first) }
      try? solver.add(system.constraint())
      let state = solver.system
      for seat in 0..<Int32(state.holders.count) {
        let holder = state.holders[seat]
        #expect((holder >= 0 ? state.lines[holder].seat : state.unknowns[~holder].seat) == seat)
      }
      for line in 0..<Int32(state.lines.count) where state.lines[line].isLive {
        let isResting = state.lines[line].seat >= 0
        let error = solver.system.value(of: line) - state.lines[line].target
        #expect(!isResting || abs(error) < 1e-8, "seed \(seed), step \(step)")
        #expect(
          state.lines[line].slope == state.lines[line].slope(at: error + state.lines[line].target))
      }
    }
  }

  /// Rows, factors and exchanges stay proportional to the constraints' terms.
  @Test func memoryIsLinear() throws {
    var sizes: [Double] = []
    for count in [200, 800] {
      let solver = Solver()
      let widths = (0..<count).map { _ in Variable() }
      for index in 1..<count { try solver.add(widths[index] == widths[index - 1] + 1) }
      try solver.addEdit(widths[0])
      for target in 0..<30 {
        try solver.suggest(Double(target), for: widths[0])
        try solver.update()
      }
      let state = solver.system
      sizes.append(
        Double(
          state.terms.count + state.factor.exchanges.size + state.segments.list.count * count
            + state.prices.count) / Double(count))
    }
    #expect(sizes[1] <= 1.2 * sizes[0], "\(sizes)")
  }

  @Test func nothingIsKeptOfWhatWasRemoved() throws {
    var system = RandomSystem(seed: 9, variables: 8)
    let solver = Solver()
    for _ in 0..<20 {
      try solver.add(contentsOf: (0..<20).map { _ in system.constraint().with(.weak) })
      try solver.addEdit(system.variables[0])
      try solver.removeEdit(system.variables[0])
      try solver.remove(contentsOf: solver.constraints)
      #expect(solver.constraints.isEmpty)
      #expect(system.variables.allSatisfy { solver.slot(of: $0) == nil })
      #expect(solver.system.directory.constraints.count == 0)
    }
    #expect(solver.system.lines.count <= 100, "places are used again")
    #expect(solver.system.unknowns.count <= 60, "places are used again")
  }

  @Test func thePathFromNothingFindsTheSameAnswer() throws {
    var system = RandomSystem(seed: 21, variables: 15)
    let solver = Solver()
    for _ in 0..<40 { try? solver.add(system.constraint()) }
    let before = system.variables.map(solver.value(of:))
    for idleLimit in [30, -1] {
      solver.system.startOver()
      solver.system.optimize(idleLimit: idleLimit)
      for (variable, value) in zip(system.variables, before) {
        #expect(abs(solver.value(of: variable) - value) < 1e-9)
      }
    }
    solver.system.renew()
    solver.system.optimize()
    #expect(zip(system.variables, before).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-9 })
  }
}
