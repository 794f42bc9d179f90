import Testing

@testable import Recordings

/// What frames say of a row, counted column by column: steps of brightness in known rows of a plain page.
struct RowVoteCountTests {
  private static let (height, row) = (44, 30)
  /// Blocks of four columns, away from the sides.
  private static let inside = 12..<36

  private typealias Step = RowScreen.Step

  /// A page on which some columns become brighter below rows.
  private static func page(_ steps: [Step]) -> [UInt8] {
    RowScreen(height: height, of: 100, steps: steps).pixels
  }

  /// The first columns of some blocks.
  private static func columns(_ count: Int, of blocks: Int) -> [Int] {
    (0..<blocks).flatMap { block in (0..<count).map { inside.lowerBound + 4 * block + $0 } }
  }

  private static func votes(
    _ closed: [Step], covered: Range<Int> = 0..<0, rows: Range<Int> = 20..<height,
    _ frames: [(steps: [Step], up: Double)], above keyboard: Int = height
  ) -> RowVotes {
    var votes = RowVotes(rows: rows, closed: page(closed), covered: covered)
    for frame in frames { votes.count(page(frame.steps), up: frame.up, above: keyboard) }
    return votes
  }

  /// A row goes with the bar where two blocks have three columns that do, in all frames together.
  @Test(arguments: 1...4, 1...3) func aRowGoesByItsBlocks(_ count: Int, _ blocks: Int) {
    let columns = Self.columns(count, of: blocks)
    for frames in 1...3 {
      let seen = (0..<frames).map { frame in
        let up = 5 + 2 * frame
        return (steps: [(Self.row - up, 40, columns)] as [Step], up: Double(up))
      }
      let votes = Self.votes([(Self.row, 40, columns)], seen)
      let goes = blocks >= 2 && count * frames >= 3
      #expect(votes[Self.row] == (goes ? true : nil), "\(frames) frames")
      #expect(votes[Self.row - 1] == nil && votes[Self.row + 1] == nil)
    }
  }

  /// A row stays of which two columns of a frame do, and one frame of eight.
  @Test func aRowStaysByItsColumns() {
    func vote(_ columns: Int, stays: Int, of all: Int) -> Bool? {
      let own = Self.columns(columns, of: 1)
      // A step that is half as strong says nothing.
      let seen = (0..<all).map { frame in
        (
          steps: (frame < stays ? [] : [(Self.row - 5, 10, own)]) as [Step], up: 5.0
        )
      }
      return Self.votes([(Self.row, 20, own)], seen)[Self.row]
    }
    #expect(vote(1, stays: 1, of: 1) == nil && vote(2, stays: 1, of: 1) == false)
    #expect(vote(1, stays: 2, of: 2) == nil && vote(4, stays: 0, of: 3) == nil)
    #expect(vote(4, stays: 1, of: 8) == false && vote(4, stays: 1, of: 9) == nil)
    #expect(vote(4, stays: 2, of: 16) == false && vote(4, stays: 2, of: 17) == nil)
  }

  /// Where a frame shows less than half of a step the row stays, and where more, it goes.
  @Test(
    arguments: [(8, false), (9, false), (10, nil), (11, true), (12, true), (40, true)]
      as [(Int, Bool?)])
  func aRowGoesWhoseStepIsNearerToTheBars(_ level: Int, _ goes: Bool?) {
    let columns = Self.columns(4, of: 3)
    let votes = Self.votes(
      [(Self.row, 20, columns)], [(steps: [(Self.row - 5, level, columns)], up: 5)])
    #expect(votes[Self.row] == goes)
  }

  /// Steps of five levels are as good as plain, and two that are as much alike say nothing.
  @Test func whatIsAlikeSaysNothing() {
    let columns = Self.columns(4, of: 3)
    for (level, page, goes) in [
      (5, 0, nil), (6, 0, true), (-5, 0, nil), (-6, 0, true), (40, 35, nil), (40, 34, true),
    ] as [(Int, Int, Bool?)] {
      let votes = Self.votes(
        [(Self.row, level, columns), (Self.row - 5, page, columns)],
        [(steps: [(Self.row - 5, level, columns)], up: 5)])
      #expect(votes[Self.row] == goes, "\(level) on \(page)")
    }
  }

  /// A step that the page has in that place stays, be it another one than the bar's.
  @Test func whatThePageHasThereStays() {
    let columns = Self.columns(4, of: 3)
    func vote(covered: Range<Int>, bar: Int = 40, page: Int = -30) -> Bool? {
      Self.votes(
        [(Self.row, bar, columns), (Self.row - 5, page, columns)], covered: covered,
        [(steps: [(Self.row - 5, page, columns)], up: 5)])[Self.row]
    }
    #expect(vote(covered: 0..<0) == false)
    // Under the bar in the closed rest is not the page: what shows there is the bar's own.
    #expect(vote(covered: 0..<0, page: 40) == nil && vote(covered: 25..<26, page: 40) == true)
    #expect(vote(covered: 26..<44, page: 40) == nil && vote(covered: 20..<25, page: 40) == nil)
    #expect(vote(covered: 20..<26, page: 40) == true)
  }

  /// Between two rows of a frame a step is in both, by shares.
  @Test(arguments: [5.25, 6.7, 9.4]) func aStepIsSharedByTwoRows(up: Double) {
    let (columns, whole) = (Self.columns(4, of: 3), Int(up.rounded(.down)))
    let lower = Int((80 * (up - Double(whole))).rounded())
    func vote(_ near: Int, _ far: Int) -> (Bool?, Bool?) {
      let votes = Self.votes(
        [(Self.row, 80, columns)],
        [
          (
            steps: [(Self.row - whole, near, columns), (Self.row - whole - 1, far, columns)], up: up
          )
        ])
      return (votes[Self.row], votes[Self.row - 1])
    }
    #expect(vote(80 - lower, lower) == (true, true))
    #expect(vote(0, 0) == (false, false))
    #expect(vote(80 - lower, 0) == (true, false))
  }

  /// Rows are looked for from the screen's second one to the third above the keyboard, in frames that have the bar two
  /// rows up.
  @Test(arguments: [2, 7, 21, 23], [16, 30, 44]) func rowsAreLookedForAboveTheKeyboard(
    _ up: Int, _ keyboard: Int
  ) {
    let columns = Self.columns(4, of: 3)
    let lines = (0..<Self.height - 1).map { ($0, $0.isMultiple(of: 2) ? 40 : -40, columns) }
    let votes = Self.votes(
      lines, rows: 10..<60, [(steps: [], up: Double(up))], above: keyboard)
    for row in 0..<Self.height {
      let isLookedFor =
        (10..<Self.height - 2).contains(row) && row - up >= 1 && row - up < keyboard - 3
      #expect(votes[row] == (isLookedFor ? false : nil), "row \(row)")
    }
    #expect(votes.rows == 10..<Self.height - 2)
    let none = Self.votes(lines, [(steps: [], up: 1.9)])
    #expect(none.rows.allSatisfy { none[$0] == nil })
  }

  /// What the sides of rows from the thirtieth on say, which are of another grey than the page above.
  private static func sides(
    of seen: [Int], bar: Int = 140, one: Bool = false, covered: Range<Int> = 0..<0
  ) -> Bool? {
    func frame(_ level: Int, from row: Int) -> [UInt8] {
      var screen = RowScreen(height: height, of: 100)
      screen.fill(row..<height, one ? 0..<8 : 0..<RowScreen.columns, with: level)
      return screen.pixels
    }
    var votes = RowVotes(rows: 20..<height, closed: frame(bar, from: 30), covered: covered)
    for level in seen { votes.count(frame(level, from: 20), up: 8, above: height) }
    #expect(votes.goes(bySidesOf: 5) == nil && votes.goes(bySidesOf: height) == nil)
    return votes.goes(bySidesOf: 34)
  }

  /// Both sides of one frame say enough, or one side of two: which grey they are near, and not near the other.
  @Test func sidesSayWhetherARowGoes() {
    #expect(Self.sides(of: [140]) == true && Self.sides(of: [100]) == false)
    #expect(Self.sides(of: [120]) == nil && Self.sides(of: [160]) == nil)
    #expect(Self.sides(of: [136]) == true && Self.sides(of: [135]) == nil)
    #expect(Self.sides(of: [144]) == true && Self.sides(of: [145]) == nil)
    #expect(Self.sides(of: [104]) == false && Self.sides(of: [105]) == nil)
    #expect(
      Self.sides(of: [140], one: true) == nil && Self.sides(of: [140, 140], one: true) == true)
    #expect(Self.sides(of: [140, 100]) == nil && Self.sides(of: [140, 140, 100]) == true)
  }

  /// Greys that are near each other say less, and none of five levels; nor do rows that the bar covers at rest.
  @Test func sidesThatAreAlikeSayLess() {
    #expect(Self.sides(of: [110], bar: 110) == true && Self.sides(of: [100], bar: 110) == false)
    #expect(Self.sides(of: [109], bar: 109) == nil && Self.sides(of: [109, 109], bar: 109) == true)
    #expect(Self.sides(of: [91], bar: 91) == nil && Self.sides(of: [91, 91], bar: 91) == true)
    #expect(Self.sides(of: Array(repeating: 105, count: 9), bar: 105) == nil)
    #expect(Self.sides(of: Array(repeating: 106, count: 9), bar: 106) == true)
    #expect(Self.sides(of: [140], covered: 26..<27) == nil)
    #expect(Self.sides(of: [140], covered: 27..<44) == true)
  }

  /// What the sides of a row say of which the closed rest shows the bar where three frames have it: a page of one grey, and
  /// of another one below the bar.
  private static func sidesOverBar(
    _ seen: Int, bar: Int = 140, above: Int = 100, isEven: Bool = true
  ) -> Bool? {
    var closed = RowScreen(height: height, of: above)
    if !isEven { closed.fill(4..<8, 0..<RowScreen.columns, with: above + 6) }
    closed.fill(16..<height, 0..<RowScreen.columns, with: bar)
    var frame = closed
    frame.fill(16..<height, 0..<RowScreen.columns, with: seen)
    var votes = RowVotes(rows: 30..<height, closed: closed.pixels, covered: 16..<height)
    for _ in 0..<3 { votes.count(frame.pixels, up: 10, above: height) }
    #expect(votes.goes(bySidesOf: 42) == nil, "the closed rest shows a row of doubt there")
    return votes.goes(bySidesOf: 36)
  }

  /// Where the closed rest shows the bar, the page is on its way from what is above that to what is below.
  @Test func sidesSayWhatGoesWhereTheBarRests() {
    #expect(Self.sidesOverBar(140) == true && Self.sidesOverBar(136) == true)
    // A page is guessed there: it does not say that a row stays, nor where the greys are much alike.
    for page in [100, 118, 120, 127] { #expect(Self.sidesOverBar(page) == nil, "\(page)") }
    #expect(Self.sidesOverBar(119, bar: 119) == nil && Self.sidesOverBar(124, bar: 124) == true)
    // A gradient that goes on below is no bar, and a page of many greys says nothing.
    #expect(Self.sidesOverBar(106, bar: 106) == nil && Self.sidesOverBar(140, isEven: false) == nil)
  }
}
