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
    tall: Int, of gray: UInt8, on page: [UInt8], coded: Int = 0, from first: Int = shown - 4,
    besideList isList: Bool = false, ofTallRun isTall: Bool = false,
    columns shownColumns: Range<Int> = 0..<columns
  ) -> RowAllegiance {
    var random = SplitMix64(seed: 7)
    let bar = (0..<tall * columns).map { place -> UInt8 in
      let (row, column) = (place / columns, place % columns)
      let isShown = row < shown - top && (6..<40).contains(column)
      return isShown ? UInt8(random.number(in: 20...240)) : gray
    }
    func frame(_ at: Int) -> [UInt8] {
      var frame = page
      for row in 0..<tall {
        for column in shownColumns {
          frame[(at + row) * columns + column] = bar[row * columns + column]
        }
      }
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
      rows: first + offset..<height, closed: closed,
      covered: top + offset..<keyboard + offset)
    votes.count(open, up: Double(offset), above: keyboard)
    return RowAllegiance(
      open, votes, down: offset, rows: first..<keyboard, reach: 4, besideList: isList,
      ofTallRun: isTall)
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

  /// The end of a bar between two columns on a page of a grey for each row and column, with a list that moves with it
  /// above it and a message of some columns below it.
  private static func floatingEnd(
    _ bar: Range<Int>, list: Range<Int> = 100..<190, message: Range<Int> = 4..<16,
    hole: Int? = nil, page: (Int, Int) -> UInt8 = { _, _ in 240 }, greatest: Int = 120,
    down: Int = offset, closed: UInt8 = 200
  ) -> Int? {
    func frame(_ down: Int, bar gray: UInt8) -> [UInt8] {
      (0..<height * columns).map { place in
        let (row, column) = (place / columns - down, place % columns)
        if (200..<240).contains(row), bar.contains(column), column != hole { return gray }
        let isMessage = list.contains(row) || (244..<250).contains(row)
        return isMessage && message.contains(column) ? 120 : page(place / columns, column)
      }
    }
    return RowAllegiance.floatingEnd(
      of: list.lowerBound..<250, in: frame(0, bar: 200), with: frame(down, bar: closed),
      down: down, near: 16, greatest: greatest)
  }

  /// A floating bar ends where it is no longer nearly as wide as the screen, whatever goes along below it.
  @Test func aFloatingBarEndsAboveTheListBelowIt() {
    #expect(Self.floatingEnd(3..<45) == 240)
    #expect(Self.floatingEnd(6..<42) == 240)
    // Too narrow, at one side, as wide as the screen, and a field beside a button.
    #expect(Self.floatingEnd(7..<42) == nil && Self.floatingEnd(6..<41) == nil)
    #expect(Self.floatingEnd(0..<43) == nil)
    #expect(Self.floatingEnd(3..<45, hole: 8) == nil && Self.floatingEnd(3..<45, hole: 39) == nil)
    #expect(Self.floatingEnd(0..<48) == nil)
    // On a photo, and no darker than the page.
    let photo = { (row: Int, column: Int) in UInt8(100 + (53 * row + 37 * column) % 83) }
    #expect(Self.floatingEnd(3..<45, page: photo) == 240)
    #expect(Self.floatingEnd(3..<45, page: { _, _ in 202 }) == nil)
    #expect(Self.floatingEnd(3..<45, page: { $1 < 24 ? 240 : 202 }) == nil)
    #expect(Self.floatingEnd(3..<45, page: { $1 < 24 ? 202 : 240 }) == nil)
    // Not the same in the closed rest, and below the screen there.
    #expect(Self.floatingEnd(3..<45, closed: 210) == nil)
    #expect(Self.floatingEnd(3..<45, down: 170) == 230)
    // Without a list, and with one that begins no higher than a bar does.
    #expect(Self.floatingEnd(3..<45, list: 200..<210) == nil)
    #expect(Self.floatingEnd(3..<45, list: 184..<190) == nil)
    #expect(Self.floatingEnd(3..<45, list: 183..<190) == 240)
    // Farther up than a bar is high.
    #expect(Self.floatingEnd(3..<45, greatest: 10) == nil)
    #expect(Self.floatingEnd(3..<45, greatest: 11) == 240)
  }

  /// Where a list goes along below a bar, what goes is not the bar's for that.
  @Test func aListBelowABarIsNotItsOwn() {
    func foot(besideList isList: Bool = false, ofTallRun isTall: Bool = false) -> ClosedRange<Int> {
      let page = Self.page(of: 240, isPlain: true)
      return Self.rows(
        tall: 40, of: 240, on: page, from: 215, besideList: isList, ofTallRun: isTall
      ).foot(doubt: 4)
    }
    #expect(abs(foot().lowerBound - Self.shown) <= 4)
    #expect(foot(besideList: true) == 215...Self.keyboard)
    // What is too tall for a bar is a list as well, but the page's grey does not say which rows are its.
    #expect(foot(ofTallRun: true) == foot())
  }

  /// A floating bar is beside a page that stays: the grey there is not its own, however tall what moves is.
  @Test func whatIsBesideAFloatingBarIsNotItsGrey() {
    let page = (0..<Self.height).flatMap { row in
      [UInt8](repeating: (180..<262).contains(row) ? 150 : 240, count: Self.columns)
    }
    func foot(ofTallRun isTall: Bool) -> ClosedRange<Int> {
      Self.rows(tall: 40, of: 60, on: page, from: 215, ofTallRun: isTall, columns: 4..<44)
        .foot(doubt: 4)
    }
    #expect(foot(ofTallRun: true) == foot(ofTallRun: false))
    #expect(foot(ofTallRun: true) != 215...Self.keyboard)
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
      tall: Int, of gray: UInt8, on page: [UInt8]? = nil, to end: Int = Self.height, coded: Int = 0
    ) -> Range<Int> {
      Self.rows(tall: tall, of: gray, on: page ?? plain, coded: coded).rowsLikeBar(
        from: start, to: end)
    }
    #expect(like(tall: 84, of: 200) == start..<start + 24)
    #expect(like(tall: 84, of: 200, to: start + 10) == start..<start + 10)
    #expect(like(tall: 84, of: 200, to: start - 10).isEmpty)
    #expect(like(tall: 60, of: 200).isEmpty)
    // The page's grey says nothing, nor does what shows between a row's sides.
    #expect(like(tall: 84, of: 240).isEmpty)
    #expect(like(tall: 84, of: 232).isEmpty && like(tall: 84, of: 229) == start..<start + 24)
    // A page that has the bar's grey far above it is another one there.
    let parts = (0..<Self.height * Self.columns).map { place -> UInt8 in
      place < 130 * Self.columns ? 200 : 240
    }
    #expect(like(tall: 84, of: 200, on: parts) == start..<start + 24)
    // What both rests do not show alike is the page, such as that of a slope.
    let slope = (0..<Self.height * Self.columns).map { UInt8(240 - $0 / Self.columns / 2) }
    #expect(like(tall: 40, of: 20, on: slope).isEmpty)
    #expect(like(tall: 84, of: 20, on: slope) == start..<start + 24)
    let rows = Self.rows(tall: 84, of: 200, on: plain)
    #expect(rows.rowsLikeBar(from: Self.offset - 20, to: Self.height).isEmpty)
    // A grey that a photo has here and there does: no photo is so even.
    let photo = Self.page(of: 0, isPlain: false)
    #expect(like(tall: 84, of: 125, on: photo) == start..<start + 24)
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
