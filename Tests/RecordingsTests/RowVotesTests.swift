import SeededRandom
import Testing

@testable import Recordings

/// Frames in which a bar moves say which rows go with it, and which stay.
struct RowVotesTests {
  private static let (height, columns) = (400, RowPictures.columns)
  /// The bar's rows in the closed rest, and the keyboard's top in the open one.
  private static let (bar, keyboard) = (300..<340, 260)

  /// Grey levels by lot, or one.
  private static func picture(_ rows: Int, seed: Int, isPlain: Bool = false) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<rows * columns).map { _ in isPlain ? 200 : UInt8(random.number(in: 60...190)) }
  }

  /// What frames say of the rows around a bar's end: it covers some columns of a page.
  private static func votes(
    on page: [UInt8], covering kept: Range<Int>, ups: [Int], isPlain: Bool = false
  ) -> RowVotes {
    let look = picture(bar.count, seed: 7, isPlain: isPlain)
    func frame(_ up: Int) -> [UInt8] {
      var frame = page
      for row in bar {
        for column in kept {
          frame[(row - up) * columns + column] = look[(row - bar.lowerBound) * columns + column]
        }
      }
      return frame
    }
    var votes = RowVotes(
      rows: bar.lowerBound + 20..<height, closed: frame(0),
      covered: bar.lowerBound..<bar.upperBound + 20)
    for up in ups { votes.count(frame(up), up: Double(up), above: keyboard + 80) }
    return votes
  }

  /// Two circles cover a quarter of the width.
  @Test(arguments: [0..<48, 4..<16])
  func rowsOfABarGoAndThoseOfAPageStay(covering columns: Range<Int>) {
    let votes = Self.votes(
      on: Self.picture(Self.height, seed: 31), covering: columns, ups: [20, 45, 70, 90])
    let (own, below) = (Self.bar.upperBound - 18..<Self.bar.upperBound - 2, 346..<380)
    #expect(own.allSatisfy { votes[$0] == true })
    #expect(below.allSatisfy { votes[$0] == false })
  }

  @Test func aPlainPageSaysNothing() {
    let page = Self.picture(Self.height, seed: 31, isPlain: true)
    let votes = Self.votes(on: page, covering: 0..<48, ups: [20, 45, 70, 90])
    #expect((346..<380).allSatisfy { votes[$0] == nil })
  }

  /// On a gradient the grey at the sides says which plain rows stay, and which are the bar's.
  @Test(arguments: [0.15, -0.3]) func plainRowsOfAGradientStay(slope: Double) {
    let page = (0..<Self.height * Self.columns).map { place in
      UInt8((130 + slope * Double(place / Self.columns)).rounded())
    }
    let votes = Self.votes(on: page, covering: 0..<48, ups: [60, 75, 90], isPlain: true)
    #expect((346..<380).allSatisfy { votes.goes(bySidesOf: $0) == false })
    #expect((322..<338).allSatisfy { votes.goes(bySidesOf: $0) == true })
  }

  @Test func aFrameOfTheRestSaysNothing() {
    let page = Self.picture(Self.height, seed: 31)
    let votes = Self.votes(on: page, covering: 0..<48, ups: [0, 1])
    #expect(votes.rows.allSatisfy { votes[$0] == nil })
  }

  /// A bar is as it was in another rest: rows that look otherwise there are messages.
  @Test func rowsThatAnotherRestShowsOtherwiseAreNotTheBars() {
    let closed = Self.picture(Self.height, seed: 31)
    var other = closed
    let changed = 350..<360
    for row in changed {
      for column in 8..<24 { other[row * Self.columns + column] = row % 2 == 0 ? 20 : 240 }
    }
    var votes = RowVotes(
      rows: 320..<Self.height, closed: closed, covered: Self.bar.lowerBound..<360)
    votes.count(rest: other)
    #expect((350..<359).allSatisfy { votes[$0] == false })
    #expect((votes[340], votes[370]) == (nil, nil))
    votes.count(rest: closed)
    #expect(votes[352] == false)
  }

  /// A list goes along below a bar: what a codec leaves beside an edge of it is no more the bar's than that.
  @Test(arguments: [false, true]) func whatIsLeftBesideAMessageIsNotTheBars(isScrolled: Bool) {
    func frame(_ up: Int, message: Bool = true) -> [UInt8] {
      (0..<Self.height * Self.columns).map { place in
        let (row, column) = (place / Self.columns + up, place % Self.columns)
        let left = (350..<354).contains(row) && column % 2 == 0 ? 15 : 0
        return UInt8(row < 356 || !message ? 100 + left : 200)
      }
    }
    var votes = RowVotes(
      rows: 320..<Self.height, closed: frame(0), covered: Self.bar.lowerBound..<340)
    if isScrolled { votes.count(rest: frame(0, message: false)) }
    for up in [20, 31, 45, 52] { votes.count(frame(up), up: Double(up), above: 340) }
    #expect(votes[355] == !isScrolled)
    #expect(votes[353] == !isScrolled)
    #expect(votes[330] == nil)
  }

  /// A message goes along below a bar: the weak rows between two of it that another rest does not show are its own,
  /// but what shows as much as they do is not.
  @Test(arguments: [(12, false), (90, true)]) func whatIsBetweenTwoRowsOfAMessageIsNotTheBars(
    level: Int, goes: Bool
  ) {
    func frame(_ up: Int, message: Bool = true) -> [UInt8] {
      (0..<Self.height * Self.columns).map { place in
        let (row, column) = (place / Self.columns + up, place % Self.columns)
        let isEdge = message && column < 24 && (row == 345 || row == 375)
        let isInside = row == 360 && column % 2 == 0
        return UInt8(100 + (isEdge ? 100 : isInside ? level : 0))
      }
    }
    var votes = RowVotes(
      rows: 320..<Self.height, closed: frame(0), covered: Self.bar.lowerBound..<340)
    votes.count(rest: frame(0, message: false))
    for up in [20, 31, 45, 52] { votes.count(frame(up), up: Double(up), above: 340) }
    #expect(votes[345] == false && votes[375] == false)
    #expect(votes[360] == goes)
    #expect(votes[330] == nil)
  }

  /// Beside an edge codecs leave weaker ones, others in each frame.
  @Test func whatCodecsLeaveBesideAnEdgeIsNoMessage() {
    func rest(_ noise: Int, edge: Bool) -> [UInt8] {
      (0..<Self.height * Self.columns).map { place in
        let row = place / Self.columns
        let isNear = (342..<350).contains(row) && row % 2 == 0
        return UInt8((edge && row >= 350 ? 60 : 200) + (isNear ? noise : 0))
      }
    }
    func others(edge: Bool) -> [Int] {
      var votes = RowVotes(
        rows: 320..<Self.height, closed: rest(0, edge: edge), covered: Self.bar)
      votes.count(rest: rest(30, edge: edge))
      return votes.rows.filter { votes[$0] == false }
    }
    #expect(others(edge: true).isEmpty)
    #expect(others(edge: false) == Array(341..<349))
  }

  /// Edges that are as weak as what one colour differs by say nothing, in however many frames.
  @Test func whatIsAsGoodAsPlainSaysNothing() {
    func faint(_ most: Double) -> [UInt8] {
      var random = SplitMix64(seed: 3)
      return (0..<Self.height * Self.columns).map { _ in UInt8(random.number(in: 130...130 + most))
      }
    }
    func said(_ page: [UInt8]) -> Int {
      let votes = Self.votes(on: page, covering: 0..<48, ups: Array(20..<90), isPlain: true)
      return (346..<380).count { votes[$0] != nil }
    }
    #expect(said(faint(4)) == 0)
    #expect(said(faint(60)) == 34)
  }

  /// Frames of a rest are one: what looks alike in it by chance is counted once.
  @Test func aBarIsCountedOnceInAPlace() {
    let tops: [Double?] = [500, 499, 420.3, 419.8, nil, 380, 300, 300, 300.2, 420.1]
    let none = [Double?](repeating: nil, count: tops.count)
    let track = EdgeTrack(
      keyboardTop: [900, 900, 700, nil] + none.dropFirst(4), barTop: tops, barBottom: none,
      keyboardErrors: none, barErrors: none, barDoubts: tops.map { _ in 0 })
    let ups = BarFoot.ups(of: 500, along: track)
    #expect(ups.map(\.frame) == [2, 5, 6])
    #expect(ups.map { ($0.up * 10).rounded() / 10 } == [79.7, 120, 200])
    #expect(ups.map(\.keyboard) == [700, .max, .max])
  }
}
