import Testing

@testable import LinearConstraints

/// The memory and the small tables that the solver is made of, each against what it stands for.
@Suite struct PartTests {
  /// A pool is an array: it keeps what it had when it grows, and what it is filled with.
  @Test func aPoolIsAnArray() {
    var pool = Pool<Int>()
    defer { pool.deallocate() }
    var model: [Int] = []
    #expect(pool.isEmpty && pool.popLast() == nil)
    for number in 0..<700 {
      pool.append(number * number)
      model.append(number * number)
      #expect(Array(pool.elements) == model && !pool.isEmpty)
    }
    #expect(pool.popLast() == model.popLast() && pool.count == model.count)
    let first = pool.extend(by: 3)
    #expect(first == model.count && pool.count == first + 3)
    for place in 0..<3 { pool[first + place] = place }
    model += [0, 1, 2]
    #expect(Array(pool.elements) == model && pool[Int32(5)] == 25)
    pool.resize(to: 900, filling: -1)
    model += Array(repeating: -1, count: 900 - model.count)
    #expect(Array(pool.elements) == model)
    pool.resize(to: 4, filling: 7)
    #expect(Array(pool.elements) == [0, 1, 4, 9])
    pool.resize(to: 6, filling: 7)
    #expect(Array(pool.elements) == [0, 1, 4, 9, 7, 7])
    var other = Pool<Int>()
    defer { other.deallocate() }
    other.append(3)
    other.copy(pool)
    pool[0] = 100
    #expect(Array(other.elements) == [0, 1, 4, 9, 7, 7])
    other.fill(2, with: 8)
    #expect(Array(other.elements) == [8, 8])
    other.removeAll()
    #expect(other.isEmpty && other.count == 0)
  }

  /// A sparse vector lists each entry once, in the order in which they were set.
  @Test func aSparseVectorListsWhatWasSet() {
    var vector = SparseVector()
    defer { vector.deallocate() }
    vector.grow(to: 8)
    for (value, index) in [(1.0, 5), (2, 0), (3, 5), (-4, 7)] {
      vector.add(value, at: Int32(index))
    }
    #expect(Array(vector.values.elements) == [2, 0, 0, 0, 0, 4, 0, -4])
    #expect(Array(vector.indices.elements) == [5, 0, 7])
    vector.erase(0)
    vector.add(6, at: 0)
    #expect(Array(vector.indices.elements) == [5, 0, 7] && vector.values[0] == 6)
    vector.clear()
    #expect(vector.indices.isEmpty && vector.values.elements.allSatisfy { $0 == 0 })
    vector.add(1, at: 7)
    #expect(Array(vector.indices.elements) == [7])
    vector.grow(to: 70)
    vector.add(9, at: 69)
    #expect(vector.values[7] == 1 && vector.values[69] == 9)
    #expect(Array(vector.indices.elements) == [7, 69])
  }

  /// What is taken out of a set is no more in it, and an emptied set is as a new one.
  @Test(arguments: [0, 1, 63, 64, 127, 128, 500]) func whatIsTakenOutOfASetIsGone(_ place: Int32) {
    var set = BitSet()
    defer { set.deallocate() }
    set.grow(to: 501)
    #expect(set.popFirst() == nil && set.popLast() == nil)
    set.insert(place)
    set.insert(200)
    set.remove(place)
    #expect(set.popLast() == 200 && set.popLast() == nil)
    set.insert(place)
    #expect(set.popFirst() == place && set.popFirst() == nil)
    for other: Int32 in [place, 250, 40] { set.insert(other) }
    set.remove(250)
    set.remove(40)
    #expect(set.popFirst() == place && set.popLast() == nil)
    set.grow(to: 10_000)
    set.insert(9_999)
    set.insert(place)
    #expect([set.popFirst(), set.popFirst(), set.popFirst()] == [place, 9_999, nil])
  }

  /// A key that is known takes another index, and one that is not is not forgotten.
  @Test func aTableKeepsItsKeysAsItGrows() {
    var table = IdentityTable()
    defer { table.deallocate() }
    table.remove(7)
    #expect(table.count == 0 && table.index(of: 7) == -1)
    for key in 1...16 { table.insert(key * 1_000_003, index: Int32(key)) }
    for key in 1...16 { table.replace(key * 1_000_003, index: Int32(-key)) }
    table.reserve(5_000)
    table.remove(3)
    #expect(table.count == 16)
    for key in 1...16 { #expect(table.index(of: key * 1_000_003) == Int32(-key)) }
    for key in 1...16 { table.remove(key * 1_000_003) }
    #expect(table.count == 0 && (1...16).allSatisfy { table.index(of: $0 * 1_000_003) == -1 })
  }

  private func runs(_ rates: [Double]) -> [[Double]] {
    var (segment, pool) = (Segment(), Pool<Double>())
    for rate in rates { pool.append(rate) }
    defer {
      segment.deallocate()
      pool.deallocate()
    }
    segment.findRuns(pool)
    return segment.runs.elements.map {
      [Double($0.start), Double($0.count), Double($0.stride), $0.rate]
    }
  }

  /// Values that move alike at equal distances are one run; those that do not move are in none.
  @Test func runsAreOfEqualRatesAtEqualDistances() {
    #expect(runs([]) == [] && runs([0, 0, 1e-14, -1e-14]) == [])
    #expect(runs([2]) == [[0, 1, 1, 2]] && runs([0, 1e-12]) == [[1, 1, 1, 1e-12]])
    #expect(runs([1, 1, 1, 1]) == [[0, 4, 1, 1]])
    #expect(runs([0, 1, 0, 1, 0, 1]) == [[1, 3, 2, 1]])
    #expect(runs([1, 0, 0, 1, 0, 0, 1]) == [[0, 3, 3, 1]])
    #expect(runs([1, 0, 1, 1]) == [[0, 2, 2, 1], [3, 1, 1, 1]])
    #expect(runs([1, 1, 0, 1, 1]) == [[0, 2, 1, 1], [3, 2, 1, 1]])
    #expect(runs([1, 2, 2, -2]) == [[0, 1, 1, 1], [1, 2, 1, 2], [3, 1, 1, -2]])
  }

  /// Every value that moves is written: its base and as much as the target says.
  @Test(arguments: [1, 7, 8, 9, 16, 17, 40], [1, 2, 3])
  func aSegmentWritesWhatMoves(_ count: Int, _ stride: Int) {
    let size = count * stride + 2
    var (segment, rates, values) = (Segment(), Pool<Double>(), Pool<Double>())
    defer {
      segment.deallocate()
      rates.deallocate()
      values.deallocate()
    }
    for slot in 0..<size {
      rates.append(slot > 0 && slot < size - 1 && (slot - 1) % stride == 0 ? 0.5 : 0)
      segment.base.append(Double(slot))
      values.append(-1)
    }
    segment.findRuns(rates)
    segment.write(6, to: values)
    for slot in 0..<size {
      #expect(values[slot] == (rates[slot] == 0 ? -1 : Double(slot) + 3), "\(slot)")
    }
  }

  /// A segment ends where an error becomes 0, on the side of the target on which that is.
  @Test func aSegmentEndsWhereAnErrorIsNothing() {
    var segment = Segment()
    func limit(_ error: Double, rate: Double, up: Bool = false, down: Bool = false) {
      segment.limit(
        at: 10, error: error, rate: rate, tolerance: 1e-3, isOpenUp: up, isOpenDown: down)
    }
    #expect(segment.contains(-1e300) && segment.contains(1e300))
    limit(-4, rate: 2)
    #expect(segment.high == 12 && segment.low == -.infinity)
    limit(-8, rate: 2)
    #expect(segment.high == 12)
    limit(3, rate: 3)
    #expect(segment.low == 9 && segment.high == 12)
    limit(3, rate: 1)
    limit(3, rate: -3)
    #expect(segment.low == 9 && segment.high == 11)
    #expect(segment.contains(9) && segment.contains(11))
    #expect(!segment.contains(9.0.nextDown) && !segment.contains(11.0.nextUp))
    // What is met already ends it on the sides that it does not leave open.
    limit(1e-3, rate: 1, up: true, down: true)
    #expect(segment.low == 9 && segment.high == 11)
    limit(-1e-3, rate: 1, up: true)
    #expect(segment.low == 10 && segment.high == 11)
    limit(0, rate: 1, down: true)
    #expect(segment.low == 10 && segment.high == 10)
  }

  /// As many segments are kept as there is room for; then the oldest is filled in again.
  @Test func theOldestSegmentIsFilledInAgain() {
    var segments = Segments()
    defer { segments.deallocate() }
    let places = (0..<30).map { _ in segments.next() }
    #expect(Array(places.prefix(12)) == Array(0..<12) && segments.count == 12)
    #expect(Set(places).count == 12)
    // Each is given up once before one is given up again.
    #expect(Set(places[12..<24]).count == 12 && places[24] == places[12])
    segments.line = 4
    segments.forget()
    #expect(segments.line == -1 && segments.count == 0 && segments.next() == 0)
  }

  /// More terms than a list holds in itself are kept as well, in the order of their variables.
  @Test(arguments: 0...9) func aListHoldsAnyNumberOfTerms(_ count: Int) {
    let variables = (0..<count).map { Variable("v\($0)") }
    var list = TermList()
    for (index, variable) in variables.enumerated() {
      list.append(Expression.Term(variable, coefficient: Double(index + 1)))
    }
    #expect(list.count == count)
    let terms = list.withTerms { Array($0) }
    #expect(terms.map(\.variable) == variables)
    #expect(terms.map(\.coefficient) == (0..<count).map { Double($0 + 1) })
    let scaled = list.scaled(by: -2).withTerms { Array($0) }
    #expect(scaled.map(\.coefficient) == terms.map { -2 * $0.coefficient })
    #expect(list.adding(list, times: -1).count == 0)
    #expect(list.adding(TermList(), times: 5).withTerms { Array($0) } == terms)
    #expect(TermList(terms.reversed()).withTerms { Array($0) } == terms)
    let opposite = terms.map { Expression.Term($0.variable, coefficient: -$0.coefficient) }
    #expect(TermList(terms + opposite).count == 0)
  }

  /// A change of less than 1e-9, or of 1e-9 of its size, is none.
  @Test(arguments: [(0.0, 1e-9, 0.9), (0.5, 1.5e-9, 0.9), (1000, 1e-6, 0.9)])
  func whatMovesLittleHasNotChanged(_ start: Double, _ least: Double, _ share: Double) throws {
    let (solver, x) = (Solver(), Variable("x"))
    try solver.addEdit(x)
    for (value, isTold) in [
      (start + 1, true), (start + 1 + share * least, false), (start + 1 + 1.2 * least, true),
      (start + 1 + 1.2 * least - share * least, false),
    ] {
      try solver.suggest(value, for: x)
      try solver.update()
      #expect((solver.takeChanges().count == 1) == isTold, "\(value)")
    }
  }

  private func made(_ rows: [[(Int, Double)]]) -> Kernel? {
    Kernel(rows: rows.map { $0.map { Kernel.Entry(index: $0.0, value: $0.1) } })
  }

  /// The row with the fewest entries goes first, by the column with the fewest; of its entries one
  /// is firm that is a tenth of the greatest or more.
  @Test func pivotsAreFewAndFirm() throws {
    let sparse = try #require(made([[(0, 1), (1, 1), (2, 1)], [(1, 2), (2, 1)], [(2, 4)]]))
    #expect(sparse.rowOrder == [2, 1, 0] && sparse.columnOrder == [2, 1, 0])
    let rare = try #require(
      made([[(0, 1), (1, 1)], [(0, 1), (2, 1)], [(0, 2), (1, 1), (2, 5)]]))
    #expect(rare.rowOrder[0] == 0 && rare.columnOrder[0] == 1)
    for (value, column) in [(0.09, 0), (0.11, 1), (-0.11, 1), (-0.09, 0)] {
      let firm = try #require(made([[(1, value), (0, 1)], [(0, 1), (1, 1)]]))
      #expect(firm.rowOrder == [0, 1] && firm.columnOrder[0] == column, "\(value)")
    }
  }

  /// What is left of a row is nothing where it is below 1e-11: then no answer is the only one.
  @Test func aRowOfNothingIsSingular() {
    #expect(made([[(0, 1e-12)]]) == nil && made([[(0, 1e-10)]]) != nil)
    #expect(made([[(0, -1e-10)]]) != nil && made([[]]) == nil)
    // A difference is rounding up to 1e-12 of what it is of.
    let near = { (off: Double) in self.made([[(0, 1), (1, 3)], [(0, 1), (1, 3 * (1 + off))]]) }
    #expect(near(0) == nil && near(5e-13) == nil && near(1e-9) != nil)
  }

  /// Sums in both directions, by a kernel whose rows and columns are in other orders.
  @Test func aKernelSolvesByItsOrders() throws {
    let rows: [[(Int, Double)]] = [[(0, 2), (2, 1)], [(1, 4)], [(0, 1), (1, 1), (2, -1)]]
    var kernel = try #require(made(rows))
    let (rowOrder, columnOrder) = (kernel.rowOrder, kernel.columnOrder)
    #expect(
      kernel.count == 3 && rowOrder.sorted() == [0, 1, 2] && columnOrder.sorted() == [0, 1, 2])
    var point = [0.0, 0, 0]
    // 2x + z = 9, 4y = 8, x + y - z = 0: x = 7 / 3.
    kernel.solve {
      [9.0, 8, 0][rowOrder[$0]]
    } put: {
      point[columnOrder[$0]] = $1
    }
    for (found, value) in zip(point, [7.0 / 3, 2, 13.0 / 3]) { #expect(abs(found - value) < 1e-12) }
  }
}
