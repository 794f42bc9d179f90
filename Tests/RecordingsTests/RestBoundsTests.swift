import Testing

@testable import Recordings

/// The bounds of what counts as a motion, as a rest and as a repeat.
struct RestBoundsTests {
  private static let columns = RowPictures.columns

  /// A clip of plain frames, in which rows become brighter in a frame and stay so.
  private static func clip(
    _ count: Int, height: Int = 240, times: [Double]? = nil,
    _ changes: [(frame: Int, rows: Range<Int>, level: Int)]
  ) -> ClipRests {
    let frames = (0..<count).map { frame in
      var screen = RowScreen(height: height, of: 100)
      for change in changes where change.frame <= frame {
        screen.step(at: change.rows.lowerBound, 0..<columns, by: change.level)
        if change.rows.upperBound < height {
          screen.step(at: change.rows.upperBound, 0..<columns, by: -change.level)
        }
      }
      return screen.pixels
    }
    return ClipRests(
      RowPictures(
        width: 400, height: height, times: times ?? frames.indices.map { Double($0) / 60 },
        frames: frames))
  }

  /// Below the status bar, a twelfth of the screen, 1.5 % of the rows move.
  @Test(arguments: [(200, 3), (400, 6), (600, 9)]) func aMotionIsOfEnoughRows(
    height: Int, most: Int
  ) {
    func rests(_ rows: Range<Int>) -> Int {
      Self.clip(24, height: height, [(12, rows, 40)]).rests.count
    }
    let first = height / 12
    #expect(rests(first..<first + most) == 1 && rests(first..<first + most + 1) == 2)
    #expect(rests(first - 1..<first + most) == 1)
    #expect(rests(height - most - 1..<height) == 2)
  }

  /// A row moves that changes by more than 2.2 levels in the mean.
  @Test func aRowMovesByItsMean() {
    func rests(_ columns: Int) -> Int {
      let frames = (0..<24).map { frame in
        var screen = RowScreen(height: 240, of: 100)
        if frame >= 12 { screen.fill(100..<120, 10..<10 + columns, with: 110) }
        return screen.pixels
      }
      return ClipRests(RowScreen.clip(frames)).rests.count
    }
    #expect(rests(10) == 1 && rests(11) == 2)
  }

  /// A frame repeats the one before if no row differs by half a level, be it of the status bar.
  @Test func aRepeatShowsTheSameInEachRow() {
    func isRepeated(_ columns: Int, row: Int) -> [Bool] {
      let frames = (0..<3).map { frame in
        var screen = RowScreen(height: 240, of: 100)
        if frame == 2 { screen.fill(row..<row + 1, 0..<columns, with: 101) }
        return screen.pixels
      }
      return ClipRests(RowScreen.clip(frames)).isRepeated
    }
    for row in [0, 120, 239] {
      #expect(isRepeated(23, row: row) == [false, true, true])
      #expect(isRepeated(24, row: row) == [false, true, false])
    }
  }

  /// The last frames of a rest belong to the next motion where more than 1 of 250 rows, and more than two, are
  /// other than before; but none that is needed to show the rest.
  @Test(arguments: [(240, 2), (1000, 4)]) func aRestEndsWhereMoreRowsAreOtherwise(
    height: Int, most: Int
  ) {
    func end(_ rows: Int) -> Int? {
      Self.clip(
        34, height: height,
        [(28, 200..<200 + rows, 3), (30, 100..<150, 40), (31, 100..<150, 40), (32, 100..<150, 40)]
      ).rests.first?.frames.upperBound
    }
    #expect(end(most) == 29 && end(most + 1) == 27)
  }

  /// Of 30 frames the one that shows the rest best is the seventh last.
  @Test func aRestKeepsTheFrameThatShowsItBest() {
    let slow = (20...29).map { (frame: $0, rows: 100..<110, level: 2) }
    let fast = (30...32).map { (frame: $0, rows: 100..<200, level: 40) }
    let rest = Self.clip(34, slow + fast).rests.first
    #expect(rest?.frames == 0...24)
    let shown = [
      (0, 3, 3), (0, 4, 3), (0, 5, 4), (0, 9, 7), (0, 28, 23), (0, 29, 23), (0, 34, 28),
      (9, 89, 83),
    ]
    for (first, last, best) in shown {
      #expect(ClipRest(frames: first...last, isSure: true).shown == best)
    }
  }

  /// A rest lasts 0.14 s, with the time for which its last frame is shown where that is more than three times as
  /// long as most are.
  @Test(arguments: [(0.25, false), (0.29, false), (0.32, true)]) func aFrameThatIsHeldLastsOn(
    held: Double, isRest: Bool
  ) {
    // Ten frames a second that all move; the sixth one is held.
    let times = (0..<12).map { Double($0) / 10 + ($0 > 5 ? held - 0.1 : 0) }
    let moves = (1..<12).map {
      (frame: $0, rows: 100..<140, level: $0.isMultiple(of: 2) ? -40 : 40)
    }
    let rests = Self.clip(12, times: times, moves).rests
    #expect(rests.map(\.frames) == (isRest ? [0...0, 5...5, 11...11] : [0...0, 11...11]))
    #expect(rests.map(\.isSure) == (isRest ? [false, true, false] : [false, false]))
  }

  /// One frame is a rest that is not sure, and no frame is none.
  @Test func aClipOfOneFrameIsARest() {
    #expect(Self.clip(1, []).rests.map(\.frames) == [0...0])
    #expect(Self.clip(1, []).rests.map(\.isCut) == [true])
    #expect(Self.clip(10, []).rests.map(\.isSure) == [true])
    #expect(Self.clip(9, []).rests.map(\.isSure) == [false])
    #expect(ClipRest(frames: 3...3, isSure: false, isTurn: true).isCut == false)
  }
}
