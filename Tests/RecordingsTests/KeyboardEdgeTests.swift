import Testing

@testable import Recordings

/// Steps of brightness across the width, by the means of the rows at both of their sides.
struct KeyboardEdgeTests {
  private static let (height, columns) = (40, RowPictures.columns)

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// What the mean of some rows from a row on differs by from that of as many above it, by columns.
  private static func steps(_ frame: [UInt8], at row: Int, reach: Int) -> [Double]? {
    guard row >= reach, row + reach < height else { return nil }
    return (4..<44).map { column in
      (0..<reach).map { line in
        Double(frame[(row + line) * columns + column])
          - Double(frame[(row - 1 - line) * columns + column])
      }.reduce(0, +) / Double(reach)
    }
  }

  /// The step at a row is the median over most columns, and between two rows a mixture of both.
  @Test(arguments: [1, 2, 4, 7], [0.0, 3, -4, 2.25, -5.6]) func aStepIsBetweenTheMeansOfRows(
    _ reach: Int, _ shift: Double
  ) {
    let frame = RowScreen.noise(Self.height, seed: reach)
    let gradients = RowGradients(frame, height: Self.height)
    let whole = Int(shift.rounded(.down))
    let found = gradients.steps(at: 0..<Self.height, down: shift, reach: reach)
    for row in 0..<Self.height {
      let near = Self.steps(frame, at: row + whole, reach: reach).map(Self.median)
      let far = Self.steps(frame, at: row + whole + 1, reach: reach).map(Self.median)
      guard let near, let far else {
        #expect(found[row] == nil)
        continue
      }
      let right = near + (shift - Double(whole)) * (far - near)
      #expect(found[row].map { abs(Double($0) - right) < 1e-3 } == true, "row \(row)")
    }
  }

  /// Of the columns with a step of more than three levels, those that have more than 0.6 of it elsewhere; none where a
  /// third have none.
  @Test(arguments: 0..<12) func columnsHaveTheSameStep(seed: Int) {
    let (one, noise) = (
      RowScreen.noise(Self.height, seed: seed, in: 100...112),
      RowScreen.noise(Self.height, seed: seed + 50, in: 0...6)
    )
    let other = zip(one, noise).map { $0 + $1 }
    let (mine, theirs) = (
      RowGradients(one, height: Self.height), RowGradients(other, height: Self.height)
    )
    var shares: Set<Double> = []
    for row in 0..<Self.height {
      for down in [0, 2] {
        let share = mine.shareOfSteps(at: row, in: theirs, down: down, reach: 2)
        guard let own = Self.steps(one, at: row, reach: 2),
          let seen = Self.steps(other, at: row + down, reach: 2)
        else {
          #expect(share == 0)
          continue
        }
        let strong = own.indices.filter { abs(own[$0]) > 3 }
        let same = strong.count { abs(seen[$0]) > 0.6 * abs(own[$0]) && own[$0] * seen[$0] > 0 }
        let right = strong.count >= 14 ? Double(same) / Double(strong.count) : 0
        #expect(abs(share - right) < 1e-6, "row \(row)")
        shares.insert(right)
      }
    }
    #expect(shares.count > 5)
  }

  /// Pictures of plain rows in which some have a step at a row, with a page of its own below each where that is asked
  /// for.
  private static func edge(
    _ levels: [Int], isOther: Bool = false, base: Int = 120
  ) -> KeyboardEdge {
    let pictures = levels.enumerated().map { index, level in
      var screen = RowScreen(height: height, of: base)
      screen.step(at: 20, 0..<columns, by: level)
      if isOther { screen.step(at: 23, 0..<columns, by: 7 * (index % 3 - 1)) }
      return (edges: screen.edges, shift: 0.0)
    }
    return KeyboardEdge(rows: 10..<30, in: pictures, reach: 4)
  }

  /// A step is the median of all pictures, and as strong as in two thirds of them.
  @Test func aStepIsThatOfMostPictures() {
    #expect(Self.edge([40, 40, 40, 40, 0, 0], isOther: true)[20] > 37)
    #expect(Self.edge([40, 40, 40, 0, 0, 0], isOther: true)[20] < 2)
    #expect(Self.edge([-40, -40, -40, -40, 0, 0], isOther: true)[20] > 37)
    #expect(Self.edge([-40, -40, -40, 0, 0, 0], isOther: true)[20] < 2)
    #expect(Self.edge([10, 20, 30, 40, 50, 60, 70]).steps[10] == 40)
    #expect(Self.edge([10, 20, 30, 40, 50, 60, 70])[20] == 30)
    #expect(Self.edge([-10, -20, -30, -40, -50, -60, -70]).steps[10] == -40)
    #expect(Self.edge([40])[20] == 40 && Self.edge([40, 0, 40])[20] == 40)
  }

  /// A step that goes either way is as strong as it is, where what is below it is the same, and more than three levels.
  @Test func aStepMayGoEitherWayAboveTheSameRows() {
    let ways = [40, -40, 40, -40, 40, -40]
    #expect(Self.edge(ways)[20] == 40 && Self.edge(ways, isOther: true)[20] == 0)
    #expect(
      Self.edge([4, -4, 4, -4, 4, -4])[20] == 4 && Self.edge([3, -3, 3, -3, 3, -3])[20] == 0)
    #expect(Self.edge([40, -40])[20] == 0, "one other picture says nothing of what stays")
  }

  /// A peak is as strong as all rows near it, and each row that is looked at has its strength.
  @Test(arguments: 0..<8) func peaksAreTheStrongestRows(seed: Int) {
    let frame = RowScreen.noise(Self.height, seed: seed)
    let rows = 6..<33
    let edge = KeyboardEdge(
      rows: rows, in: [(edges: FrameEdges(frame, height: Self.height), shift: 0)], reach: 3)
    for row in 0..<Self.height {
      let near = (row - 3...row + 3).filter(rows.contains)
      let isPeak = rows.contains(row) && near.allSatisfy { edge[$0] <= edge[row] }
      #expect(edge.peaks.contains(row) == isPeak)
      #expect(edge[row] == (rows.contains(row) ? edge.strengths[row - 6] : 0))
    }
    #expect(edge.strengths.count == rows.count && edge.steps.count == rows.count)
    #expect(
      zip(edge.strengths, edge.steps).allSatisfy { $0 == abs($1) }, "one picture has them all")
  }

  /// The place of a step is the top of the parabola through three rows, at most half a row away.
  @Test(arguments: 0..<8) func aStepsPlaceIsTheTopOfAParabola(seed: Int) {
    let frame = RowScreen.noise(Self.height, seed: seed)
    let rows = 6..<33
    let edge = KeyboardEdge(
      rows: rows, in: [(edges: FrameEdges(frame, height: Self.height), shift: 0)], reach: 3)
    var inside = 0
    for row in rows.dropFirst().dropLast() {
      let sizes = (-1...1).map { Double(abs(edge.steps[row + $0 - rows.lowerBound])) }
      let off = edge.position(of: row) - Double(row)
      func height(_ x: Double) -> Double {
        sizes[0] * x * (x - 1) / 2 + sizes[1] * (1 - x * x) + sizes[2] * x * (x + 1) / 2
      }
      #expect(abs(off) <= 0.5)
      guard height(-1) + height(1) < 2 * height(0) else {
        #expect(off == 0)
        continue
      }
      for other in [-0.5, -0.2, 0, 0.3, 0.5] { #expect(height(off) >= height(other) - 1e-3) }
      if off != 0, abs(off) < 0.5 { inside += 1 }
    }
    #expect(inside > 5)
    #expect(edge.position(of: 6) == 6 && edge.position(of: 32) == 32)
    #expect(edge.position(of: 2) == 2 && edge.position(of: 36) == 36)
  }
}
