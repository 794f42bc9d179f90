import Testing

@testable import Recordings

/// How strong an edge across the width is, where it is, and whether it is one, as far as a picture has rows.
struct EdgeStrengthTests {
  private static let columns = RowPictures.columns

  /// A step between a row and the one above it, in some columns.
  private static func step(
    at row: Int, by level: Int = 60, in kept: Range<Int> = 0..<columns, height: Int = 20
  ) -> FrameEdges {
    var screen = RowScreen(height: height)
    screen.step(at: row, kept, by: level)
    return screen.edges
  }

  /// It is the mean over all columns but four at each side of what the row below differs by from the one above.
  @Test func anEdgeIsAsStrongAsTheRowsAroundItDiffer() {
    let height = 12
    let frame = RowScreen.noise(height, seed: 3)
    let edges = FrameEdges(frame, height: height)
    for row in -2...height + 1 {
      var sum = 0
      if (0..<height - 1).contains(row) {
        let below = min(row + 2, height - 1)
        for column in 4..<44 {
          sum += Int(frame[below * Self.columns + column]) - Int(frame[row * Self.columns + column])
        }
      }
      #expect(edges.across(row) == Float(abs(sum)) / 40, "row \(row)")
    }
  }

  /// An edge is looked for from a row above the given one to five below it; the picture's last row ends it.
  @Test func anEdgeIsFoundNearARow() {
    let height = 20
    for edge in 1..<height {
      let edges = Self.step(at: edge, height: height)
      for row in -3...height + 3 {
        let isNear = (edge - 5...edge + 1).contains(max(2, row)) && edge < height - 1
        #expect(edges.position(near: Double(row)) == (isNear ? Double(edge) : nil))
        if isNear { #expect(edges.position(near: Double(row) + 0.4) == Double(edge)) }
      }
    }
  }

  /// An edge over some rows is in their middle; what goes the other way, and less than a tenth, is not its own.
  @Test(arguments: [
    ([20, 40, 20], [20, 40, 20]), ([40, 40], [40, 40]), ([0, 40, 20], [0, 40, 20]),
    ([40, 4], [40]), ([40, 5], [40, 5]), ([40, -20, 30], [40, 0, 30]), ([40, 0, 0, 30], [40]),
    ([30, 0, 0, 40], [0, 0, 0, 40]), ([5, -40, -30], [0, -40, -30]), ([12, 10, 60], [12, 10, 60]),
  ])
  func anEdgeOverSomeRowsIsInTheirMiddle(_ steps: [Int], _ own: [Int]) throws {
    var screen = RowScreen(height: 24)
    for (index, level) in steps.enumerated() {
      screen.step(at: 9 + index, 0..<Self.columns, by: level)
    }
    let moment = own.enumerated().map { (9 + $0) * $1 }.reduce(0, +)
    let place = Double(moment) / Double(own.reduce(0, +))
    #expect(abs(try #require(screen.edges.position(near: 10)) - place) < 1e-9)
  }

  /// Half a level is none, and the outermost columns say nothing.
  @Test func aFaintEdgeHasNoPlace() {
    #expect(Self.step(at: 9, by: 1, in: 4..<24).position(near: 9) == nil)
    #expect(Self.step(at: 9, by: 1, in: 4..<25).position(near: 9) == 9)
    #expect(Self.step(at: 9, by: 100, in: 0..<4).position(near: 9) == nil)
    #expect(Self.step(at: 9, by: 100, in: 44..<48).position(near: 9) == nil)
    #expect(Self.step(at: 9, by: -1).position(near: 9) == 9)
  }

  /// Each of the two columns at both sides has more than 0.6 of the edge, and more than three levels.
  @Test(arguments: [0, 1, 46, 47], [100, -100]) func anEdgeAcrossReachesEachSide(
    _ column: Int, _ level: Int
  ) {
    func isFull(_ own: Int, of level: Int) -> Bool {
      var screen = RowScreen(height: 20)
      screen.step(at: 9, (0..<Self.columns).filter { $0 != column }, by: level)
      screen.step(at: 9, [column], by: own)
      return screen.edges.isFullWidth(8)
    }
    #expect(isFull(level, of: level) && isFull(level * 62 / 100, of: level))
    #expect(!isFull(level * 58 / 100, of: level) && !isFull(0, of: level))
    #expect(!isFull(3 * level.signum(), of: 4 * level.signum()))
    #expect(isFull(4 * level.signum(), of: 4 * level.signum()))
  }

  /// Both rows beside an edge have it, but the picture's first row and its last one.
  @Test func anEdgeAcrossIsInBothRowsBesideIt() {
    let height = 20
    for edge in 1..<height {
      let edges = Self.step(at: edge, height: height)
      let rows = (-1...height).filter(edges.isFullWidth)
      #expect(rows == [edge - 2, edge - 1].filter { $0 >= 1 && $0 < height - 1 }, "edge \(edge)")
    }
    #expect(!Self.step(at: 9, by: 3).isFullWidth(8) && Self.step(at: 9, by: 4).isFullWidth(8))
  }

  /// Of many edges the strongest one near a row has the place.
  @Test func theStrongestEdgeHasThePlace() {
    var screen = RowScreen(height: 30)
    screen.step(at: 8, 0..<Self.columns, by: 20)
    screen.step(at: 12, 0..<Self.columns, by: -50)
    #expect(screen.edges.position(near: 8) == 12 && screen.edges.position(near: 5) == 8)
    #expect(screen.edges.position(near: 14) == nil)
  }
}
