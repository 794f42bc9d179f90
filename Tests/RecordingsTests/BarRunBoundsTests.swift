import Testing

@testable import Recordings

/// Which of the rows that two rests show alike are a bar's: a point is a row.
struct BarRunBoundsTests {
  private static let (height, top, home) = (844, 508, 810)

  /// Two greys by lot between rows of a plain page.
  private static func screen(_ parts: [(row: Int, tall: Int, seed: Int)]) -> FrameEdges {
    var screen = RowScreen(height: height, of: 240)
    for part in parts {
      screen.lay(RowScreen.lots(part.tall, seed: part.seed, (60, 220)), at: part.row)
    }
    return screen.edges
  }

  private static func runs(
    _ open: [(row: Int, tall: Int, seed: Int)], _ closed: [(row: Int, tall: Int, seed: Int)],
    offsets: ClosedRange<Int> = 100...400, bottom: Int = height
  ) -> [BarRun] {
    BarRun.runs(
      open: screen(open), closed: screen(closed), offsets: offsets, bottom: bottom)
  }

  /// A run is the rows that are alike, with the edges around them, whatever is above and below.
  @Test(arguments: [100, 101, 250, 380]) func aRunIsOfTheRowsThatAreAlike(way: Int) throws {
    let best = try #require(
      Self.runs([(340, 60, 1), (400, 40, 2), (440, 60, 3)], [(400 + way, 40, 2)]).first)
    #expect(best.offset == way)
    #expect(abs(best.rows.lowerBound - 400) <= 1 && abs(best.rows.upperBound - 439) <= 1)
  }

  /// A way that is not asked for is none, nor is what lies in the status bar or below the bottom that is given.
  @Test func runsAreInBounds() {
    func count(_ row: Int, way: Int, bottom: Int = 844) -> Int {
      Self.runs([(row, 40, 2)], [(row + way, 40, 2)], bottom: bottom).count {
        $0.offset == way && $0.rows.count > 20
      }
    }
    #expect(count(300, way: 99) == 0 && count(300, way: 401) == 0)
    #expect(count(300, way: 100) == 1 && count(300, way: 400) == 1)
    #expect(count(8, way: 200) == 0 && count(60, way: 200) == 1)
    #expect(count(300, way: 200, bottom: 302) == 0 && count(300, way: 200, bottom: 340) == 1)
  }

  /// The run that agrees in more rows is the first.
  @Test func runsAreInOrder() {
    let runs = Self.runs([(100, 20, 1), (300, 50, 2)], [(320, 20, 1), (560, 50, 2)])
    #expect(runs.prefix(2).map(\.offset) == [260, 220])
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.score >= $1.score })
  }

  /// A run goes on where up to three rows are otherwise, as where something in a bar has changed.
  @Test(arguments: [(0, 1), (2, 1), (3, 1), (4, 2), (12, 2)])
  func aRunGoesOnBeyondAFewOtherRows(apart: Int, count: Int) {
    func parts(_ row: Int, _ between: Int) -> [(row: Int, tall: Int, seed: Int)] {
      [(row, 30, 1), (row + 30, apart, between), (row + 30 + apart, 30, 2)]
    }
    let runs = Self.runs(parts(300, 5), parts(500, 6)).filter { $0.offset == 200 }
    #expect(runs.count { $0.score > 100 } == count)
    if count == 1 { #expect(abs((runs.first?.rows.count ?? 0) - 60 - apart) <= 2) }
  }

  /// Lines in a third of the columns are seen where they are three levels darker, and not where they are two.
  @Test(arguments: [(2, false), (3, true)]) func faintLinesAreSeen(level: Int, isSeen: Bool) {
    func lines(_ row: Int) -> FrameEdges {
      var screen = RowScreen(height: Self.height, of: 240)
      for line in 0..<8 {
        screen.fill(row + 2 * line..<row + 2 * line + 1, 6..<22, with: 240 - level)
      }
      return screen.edges
    }
    let runs = BarRun.runs(
      open: lines(300), closed: lines(500), offsets: 190...210, bottom: Self.height)
    #expect(runs.contains { $0.offset == 200 } == isSeen)
  }

  private static func likeliest(
    _ open: [(row: Int, tall: Int, seed: Int)], _ closed: [(row: Int, tall: Int, seed: Int)],
    top: Int = top, isCut: Bool = false
  ) -> (run: BarRun, worth: Float)? {
    BarRun.likeliest(
      open: screen(open), closed: screen(closed), above: top, home: Double(home),
      rowsPerPoint: 1, isCut: isCut)
  }

  /// It ends up to a sixth of the screen above the keyboard, or begins an eighth below its top, and comes to the last
  /// 140 points.
  @Test func aBarRestsNearTheKeyboardAndTheBottom() {
    func finds(_ end: Int, home: Int = 810, isCut: Bool = false) -> Bool {
      let found = Self.likeliest([(end - 40, 40, 2)], [(home - 40, 40, 2)], isCut: isCut)
      return found.map { abs($0.run.rows.upperBound - end) <= 1 && $0.run.offset == home - end }
        ?? false
    }
    #expect(finds(508) && finds(480) && finds(372) && !finds(364))
    #expect(finds(640) && finds(650) && !finds(653) && !finds(660))
    #expect(finds(480, home: 712) && !finds(480, home: 700) && finds(480, home: 700, isCut: true))
    #expect(!finds(480, home: 590) && finds(480, home: 590, isCut: true))
  }

  /// A bar goes three twentieths of the screen or more, where both of its rests show, and thirteen at most.
  @Test(arguments: [
    (590, 100, 508, false), (590, 136, 508, true), (150, 540, 250, true), (150, 560, 250, false),
  ])
  func aBarGoesAPartOfTheScreen(row: Int, way: Int, top: Int, isFound: Bool) {
    let found = Self.likeliest([(row, 40, 2)], [(row + way, 40, 2)], top: top)
    #expect((found?.run.offset == way) == isFound)
    let cut = Self.likeliest([(row, 40, 2)], [(row + way, 40, 2)], top: top, isCut: true)
    #expect((cut?.run.offset == way) == (isFound || way == 100))
  }

  /// What rests where bars do is worth three times as much, and what is taller than one is worth less.
  @Test func aMessageIsNoBar() throws {
    let bar = try #require(Self.likeliest([(460, 40, 2)], [(770, 40, 2)]))
    let low = try #require(Self.likeliest([(460, 40, 2)], [(720, 40, 2)]))
    #expect(abs(bar.worth - 3 * bar.run.score) < 1e-2 && abs(low.worth - low.run.score) < 1e-2)
    let both = try #require(
      Self.likeliest(
        [(380, 50, 3), (460, 40, 2)], [(680, 50, 3), (770, 40, 2)]))
    #expect(both.run.offset == 310)
    let tall = try #require(Self.likeliest([(260, 240, 4)], [(560, 240, 4)]))
    #expect(abs(tall.worth / (3 * tall.run.score) - 0.5) < 0.02)
    #expect(Self.likeliest([(460, 40, 2)], []) == nil)
  }
}

/// A bar that is mostly under the keyboard: a faint line is all that shows of it.
extension BarRunBoundsTests {
  /// A plain page with a message, what another one may have below it, and a line of six rows that is a little darker.
  private static func faint(
    line: Int?, by level: Int = 5, message: Int? = nil, hasMore: Bool = false
  ) -> FrameEdges {
    var screen = RowScreen(height: height, of: 240)
    if let message {
      screen.lay(RowScreen.lots(40, seed: 3, (60, 220)), at: message)
      if hasMore { screen.lay(RowScreen.lots(8, seed: 5, (60, 220)), at: message + 44) }
    }
    if let line { screen.fill(line..<line + 6, 6..<30, with: 240 - level) }
    return screen.edges
  }

  private static func faintRun(_ open: FrameEdges, _ closed: FrameEdges) -> BarRun? {
    BarRun.likeliest(
      open: open, closed: closed, above: top, home: Double(home), rowsPerPoint: 1, isCut: false
    )?.run
  }

  /// It is found from 24 points above the keyboard's top, which is known to 8 points, where it rests in the screen's
  /// last 100 and goes no farther than the keyboard.
  @Test(arguments: [
    (492, 780, true), (480, 780, true), (476, 780, false), (503, 780, true), (507, 800, false),
    (492, 742, true), (492, 736, false), (500, 830, true), (490, 832, false),
  ])
  func aLittleOfABarShowsAboveTheKeyboard(_ row: Int, _ home: Int, isFound: Bool) {
    let run = Self.faintRun(Self.faint(line: row), Self.faint(line: home))
    #expect((run?.offset == home - row) == isFound, "\(String(describing: run))")
  }

  /// Too little that shows is nothing.
  @Test func aLineThatHardlyShowsIsNoBar() {
    #expect(Self.faintRun(Self.faint(line: 492, by: 2), Self.faint(line: 780, by: 2)) == nil)
  }

  /// A message that moves with a bar shows more of it, and is none; a line that goes more than two rows farther than the
  /// message has to show plainly.
  @Test(arguments: [
    (0, 4, true), (0, 6, true), (12, 4, false), (12, 7, true), (1, 4, true), (2, 4, true),
    (3, 4, false),
  ])
  func aMessageIsNoneBesideALittleOfABar(farther: Int, level: Int, isBar: Bool) {
    let (message, way, row) = (436, 280, 496)
    let run = Self.faintRun(
      Self.faint(line: row, by: level, message: message, hasMore: true),
      Self.faint(line: row + way + farther, by: level, message: message + way))
    #expect(run?.offset == (isBar ? way + farther : way))
    #expect((run.map { $0.rows.lowerBound > 480 } ?? false) == isBar)
    let alone = Self.faintRun(
      Self.faint(line: nil, message: message, hasMore: true),
      Self.faint(line: nil, message: message + way))
    #expect(alone?.offset == way)
  }

  /// What slides may have been seen to begin high up: a bar is looked for down to three fifths of the screen at least.
  @Test(arguments: [(496, true), (502, true), (508, false)])
  func aBarIsLookedForDownToThreeFifths(row: Int, isFound: Bool) {
    let found = Self.likeliest([(row, 40, 2)], [(780, 40, 2)], top: 380)
    #expect((found?.run.offset == 780 - row) == isFound)
  }
}
