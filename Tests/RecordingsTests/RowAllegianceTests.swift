import SeededRandom
import Testing

@testable import Recordings

/// A bar ends where its rows do, or anywhere among rows that say nothing.
struct RowAllegianceTests {
  private static let (height, columns, offset) = (400, RowPictures.columns, 90)
  /// The bar's top and the end of what shows in it, and the keyboard's top in the open rest.
  private static let (top, shown, keyboard) = (200, 230, 260)

  /// A page of one grey, or one in which something shows everywhere.
  private static func page(of gray: UInt8, isPlain: Bool) -> [UInt8] {
    var random = SplitMix64(seed: 31)
    return (0..<height * columns).map { _ in
      isPlain ? gray : UInt8(random.number(in: 60...190))
    }
  }

  /// The rows between which a bar is said to end that is `tall` rows high, of a grey, on a page; of its lowest
  /// rows the closed rest shows some with what codecs leave.
  private static func foot(
    tall: Int, of gray: UInt8, on page: [UInt8], coded: Int = 0
  ) -> ClosedRange<Int> {
    rows(tall: tall, of: gray, on: page, coded: coded).foot(doubt: 4)
  }

  /// The rows of which that is said.
  private static func rows(
    tall: Int, of gray: UInt8, on page: [UInt8], coded: Int = 0
  ) -> RowAllegiance {
    var random = SplitMix64(seed: 7)
    let bar = (0..<tall * columns).map { place -> UInt8 in
      let (row, column) = (place / columns, place % columns)
      let isShown = row < shown - top && (6..<40).contains(column)
      return isShown ? UInt8(random.number(in: 20...240)) : gray
    }
    func frame(_ at: Int) -> [UInt8] {
      var frame = page
      frame.replaceSubrange(at * columns..<(at + tall) * columns, with: bar)
      return frame
    }
    var open = frame(top)
    for place in keyboard * columns..<height * columns { open[place] = 128 }
    var closed = frame(top + offset)
    let end = top + tall + offset
    for place in (end - coded) * columns..<end * columns
    where place / columns % 2 == 0 && (4..<44).contains(place % columns) {
      closed[place] -= 9
    }
    var votes = RowVotes(
      rows: shown - 4 + offset..<height, closed: closed,
      covered: top + offset..<keyboard + offset)
    votes.count(open, up: Double(offset), above: keyboard)
    return RowAllegiance(
      open, votes, down: offset, rows: shown - 4..<keyboard, reach: 4)
  }

  @Test func plainRowsOfThePagesGreyAreARange() {
    let foot = Self.foot(tall: 40, of: 240, on: Self.page(of: 240, isPlain: true))
    #expect(abs(foot.lowerBound - Self.shown) <= 4)
    #expect(foot.upperBound == Self.keyboard)
  }

  @Test(arguments: [36, 44, 60]) func aBarOfItsOwnGreyEndsWhereThatDoes(tall: Int) {
    let foot = Self.foot(tall: tall, of: 200, on: Self.page(of: 240, isPlain: true))
    #expect(abs(foot.lowerBound - Self.top - tall) <= 4)
    #expect(foot.upperBound - foot.lowerBound <= 4)
  }

  @Test(arguments: [36, 44]) func whatShowsBelowABarAndStaysEndsIt(tall: Int) {
    let foot = Self.foot(tall: tall, of: 240, on: Self.page(of: 240, isPlain: false))
    #expect(foot.upperBound <= Self.top + tall + 4)
  }

  /// What codecs leave in one frame stays nowhere: the sides are the bar's in all frames.
  @Test(arguments: [8, 12]) func whatCodecsLeaveDoesNotEndABar(rows: Int) {
    let foot = Self.foot(tall: 44, of: 200, on: Self.page(of: 240, isPlain: true), coded: rows)
    #expect(abs(foot.upperBound - Self.top - 44) <= 4)
  }

  /// The end of what goes along with sides of a grey on a page of 20, which become darker by a slope; the closed
  /// rest shows them some rows farther down, and a codec smears the lower edge there over some rows.
  private static func end(
    bar: Double, slope: Double = 0, down: Int = offset, smeared: Int = 0
  ) -> Int {
    func frame(_ down: Int) -> [UInt8] {
      (0..<height).flatMap { row -> [UInt8] in
        let place = row - down
        let isBar = (200..<240).contains(place)
        let level = isBar ? max(20, bar - slope * Double(place - 200)) : 20
        let isSmeared = down > 0 && (240 - smeared..<240).contains(place)
        let smear = isSmeared ? 9.0 : 0
        return [UInt8](repeating: UInt8((level + smear).rounded()), count: columns)
      }
    }
    return RowAllegiance.end(
      of: 205..<260, in: frame(0), with: frame(down), down: offset, reach: 4)
  }

  /// Below the edge of a bar a list may go along: its sides are the page's.
  @Test func whatHasThePagesSidesBelowABarIsNotSurelyTheBars() {
    #expect(Self.end(bar: 60) == 240)
    #expect(Self.end(bar: 22) == 260)
    #expect(Self.end(bar: 60, down: 12) == 260)
    #expect(Self.end(bar: 30, slope: 0.3) == 260)
    #expect(Self.end(bar: 60, smeared: 3) == 240)
    #expect(Self.end(bar: 60, smeared: 9) == 260)
  }

  /// Where the keys cover the lower part of a bar, its colour in the closed rest says how far that may go.
  @Test func rowsOfTheBarsGreyGoOnBelowTheKeysTop() {
    let plain = Self.page(of: 240, isPlain: true)
    let start = Self.keyboard + Self.offset
    func like(
      tall: Int, of gray: UInt8, to end: Int = Self.height, coded: Int = 0
    ) -> Range<Int> {
      Self.rows(tall: tall, of: gray, on: plain, coded: coded).rowsLikeBar(from: start, to: end)
    }
    #expect(like(tall: 84, of: 200) == start..<start + 24)
    #expect(like(tall: 84, of: 200, to: start + 10) == start..<start + 10)
    #expect(like(tall: 84, of: 200, to: start - 10).isEmpty)
    #expect(like(tall: 60, of: 200).isEmpty)
    // The page's grey says nothing, nor does what shows between a row's sides.
    #expect(like(tall: 84, of: 240).isEmpty)
    #expect(like(tall: 84, of: 200, coded: 24) == start..<start + 24)
  }

  /// Circles are in some columns: their grey in these says how far they may go on below the keys.
  @Test func rowsOfACirclesGreyGoOnBelowTheKeysTop() {
    let start = Self.keyboard + Self.offset
    func like(
      tall: Int, gray: UInt8 = 200, columns: Range<Int> = 4..<16,
      on greys: ClosedRange<Double> = 60...190
    ) -> Range<Int> {
      var random = SplitMix64(seed: 31)
      let page = (0..<Self.height * Self.columns).map { _ in UInt8(random.number(in: greys)) }
      func frame(_ at: Int, keyboard: Int) -> [UInt8] {
        var frame = page
        for row in at..<min(Self.height, at + tall) {
          for column in columns {
            let isShown = row < at + Self.shown - Self.top && (6..<12).contains(column)
            frame[row * Self.columns + column] = isShown ? UInt8((row - at) * 37 % 200) : gray
          }
        }
        for place in keyboard * Self.columns..<Self.height * Self.columns { frame[place] = 128 }
        return frame
      }
      let (open, closed) = (
        frame(Self.top, keyboard: Self.keyboard),
        frame(Self.top + Self.offset, keyboard: Self.height)
      )
      let votes = RowVotes(
        rows: Self.shown - 4 + Self.offset..<Self.height, closed: closed,
        covered: Self.top + Self.offset..<Self.keyboard + Self.offset)
      return RowAllegiance(
        open, votes, down: Self.offset, rows: Self.shown - 4..<Self.keyboard, reach: 4
      ).rowsLikeBar(from: start, to: Self.height)
    }
    #expect(like(tall: 84) == start..<start + 24)
    #expect(like(tall: 60).isEmpty && like(tall: 40).isEmpty)
    // A few columns are none, and a grey of the page says nothing.
    #expect(like(tall: 84, columns: 4..<7).isEmpty && like(tall: 84, columns: 4..<9).count == 24)
    #expect(like(tall: 84, gray: 125, on: 110...140).isEmpty)
  }
}
