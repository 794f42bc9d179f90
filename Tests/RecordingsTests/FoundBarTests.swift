import Testing

@testable import Recordings

/// The bar between its edges, as a finder reads it in two rests and the frames between them.
struct FoundBarTests {
  private static let top = Double(FinderScreen.top)

  /// A bar on the keyboard ends at its top, one above it where its own edge is; it begins at its upper edge.
  @Test(arguments: [0, 16, 24, 40], [30, 50, 64]) func aBarIsBetweenItsEdges(
    _ apart: Int, _ tall: Int
  ) throws {
    let end = FinderScreen.top - apart
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: tall, text: [8..<tall - 8])
    let bar = try #require(screen.finder(bar: end, to: 810).bar(keyboardTop: Self.top))
    #expect(abs(bar.top - Double(end - tall)) <= 1)
    #expect(abs(bar.bottom - Double(end)) <= 0.5 && abs(bar.offset - Double(810 - end)) < 0.1)
    #expect(bar.footDoubt <= 4 && !bar.isStill && abs(bar.homeTop - Double(810 - tall)) <= 1)
  }

  /// A bar that keeps clear of the home indicator keeps as far from the keyboard: what is below it there is its own.
  @Test func aBarKeepsItsSafeAreaOnTheKeyboard() throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: 84, gray: 240, text: [8..<46])
    let finder = screen.finder(bar: FinderScreen.top, to: FinderScreen.height)
    let bar = try #require(finder.bar(keyboardTop: Self.top))
    #expect(bar.bottom == Self.top - 34 && abs(bar.offset - 336) < 0.1)
    #expect(bar.footDoubt <= 5)
  }

  /// Nothing moves with the keyboard, or what does is below its top: no bar.
  @Test func whatIsUnderTheKeyboardIsNoBar() {
    let none = FinderScreen(bar: nil).finder(bar: 508, to: 810)
    let missing = none.bar(keyboardTop: Self.top)
    #expect(none.run == nil && none.worth == 0 && missing == nil)
    let finder = FinderScreen().finder(bar: 508, to: 810)
    let covered = finder.bar(keyboardTop: 450)
    #expect(covered == nil && finder.worth > 0)
  }

  /// A person says where the bar is: it is looked for where it may rest, and one below the keyboard's top stays.
  @Test func aBarIsWhereAPersonSaysThatItIs() throws {
    let finder = FinderScreen().finder(bar: 508, to: 810)
    let bar = try #require(finder.bar(at: 458...508, keyboardTop: Self.top))
    #expect((bar.top, bar.bottom, bar.footDoubt) == (458, 508, 0))
    #expect(abs(bar.offset - 302) < 0.1 && !bar.isStill)
    for rows in [508.0...560, 507.5...600] {
      let still = try #require(finder.bar(at: rows, keyboardTop: Self.top))
      #expect(still.isStill && still.top == rows.lowerBound && still.bottom == rows.upperBound)
    }
    // The screen has no such rows, messages stay, and nothing is there.
    for rows in [0.5...40, 458...845, 100...160, 300...340] as [ClosedRange<Double>] {
      let isNone = finder.bar(at: rows, keyboardTop: Self.top) == nil
      #expect(isNone, "\(rows)")
    }
  }

  /// What of a bar is under the keys shows without them: it ends where something shows last, or its edge is.
  @Test(arguments: [(20, 70), (30, 70), (30, 90)]) func aBarGoesOnUnderTheKeys(
    _ under: Int, _ tall: Int
  ) throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: tall, text: [10..<tall - 26, tall - 14..<tall - 6])
    let end = FinderScreen.top + under
    let bar = try #require(screen.finder(bar: end, to: 810).bar(keyboardTop: Self.top))
    #expect(abs(bar.homeTop - Double(810 - tall)) <= 1 && abs(bar.bottom - 810) <= 1)
    #expect(bar.offset == Double(810 - end))
  }

  /// A message that moves with a floating bar and shows below it is not surely the bar's.
  @Test func aFloatingBarEndsAboveAMessage() throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(gray: 200, columns: 3..<45)
    func frame(_ end: Int, _ keyboard: Int = FinderScreen.height) -> [UInt8] {
      var drawn = RowScreen(screen.frame(bar: end, keyboard: keyboard))
      drawn.lay(RowScreen.lots(90, seed: 3), at: end - 150, 4..<20)
      drawn.lay(RowScreen.lots(10, seed: 4), at: end + 2, 4..<16)
      return drawn.pixels
    }
    let finder = screen.finder(
      open: frame(492, FinderScreen.top), closed: frame(794),
      ways: [40, 90, 150, 220].map { (frame(492 + $0, FinderScreen.top + $0), $0) })
    let bar = try #require(finder.bar(keyboardTop: Self.top))
    #expect(abs(bar.offset - 302) < 0.1 && abs(bar.bottom - bar.footDoubt - 492) <= 5)
    #expect(bar.bottom >= 492)
  }

  /// Where a list moves with a bar that is as wide as the screen, a message below it is the list's; where none does, what
  /// goes along is the bar's.
  @Test(arguments: [4, 8], [true, false]) func aWideBarEndsAboveAMessage(tall: Int, hasList: Bool)
    throws
  {
    let screen = FinderScreen()
    func frame(_ end: Int, _ keyboard: Int = FinderScreen.height) -> [UInt8] {
      var drawn = RowScreen(screen.frame(bar: end, keyboard: keyboard))
      if hasList { drawn.lay(RowScreen.lots(160, seed: 3), at: end - 220, 4..<20) }
      drawn.lay(RowScreen.lots(tall, seed: 4), at: end + 4, 4..<30)
      return drawn.pixels
    }
    let finder = screen.finder(
      open: frame(484, FinderScreen.top), closed: frame(786),
      ways: [40, 90, 150, 220].map { (frame(484 + $0, FinderScreen.top + $0), $0) })
    let ups = [40, 90, 150, 220].enumerated().map {
      (frame: $0 + 1, up: Double(302 - $1), keyboard: FinderScreen.top + $1)
    }
    let foot = try #require(finder.foot(above: Self.top, along: ups))
    let isBars = abs(foot.upperBound - 484) <= 1 && foot.upperBound - foot.lowerBound <= 1
    #expect(isBars == hasList && (hasList || foot.upperBound >= Double(488 + tall)), "\(foot)")
  }

  /// Below a bar of the page's own grey ends it what stays.
  @Test func whatStaysBelowABarEndsIt() throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: 50, gray: 240, text: [12..<44])
    func frame(_ end: Int, _ keyboard: Int) -> [UInt8] {
      var drawn = RowScreen(screen.frame(bar: end, keyboard: keyboard))
      drawn.lay(RowScreen.lots(22, seed: 31, (150, 230)), at: 482, 4..<44)
      return drawn.pixels
    }
    let finder = screen.finder(
      open: frame(480, FinderScreen.top), closed: frame(810, FinderScreen.height))
    let bar = try #require(finder.bar(keyboardTop: Self.top))
    #expect(bar.bottom <= 487 && bar.bottom - bar.footDoubt >= 470)
  }

  /// Of a part under the keys in which nothing shows its grey says how far it may go, above the safe area.
  @Test(arguments: [20, 30]) func aPlainPartMayGoOnUnderTheKeys(under: Int) throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: 84, text: [10..<50])
    let end = FinderScreen.top + under
    let bar = try #require(screen.finder(bar: end, to: 810).bar(keyboardTop: Self.top))
    #expect(abs(bar.bottom - 810) <= 1 && bar.footDoubt >= Double(under) - 1)
    let low = try #require(screen.finder(bar: end, to: 844).bar(keyboardTop: Self.top))
    #expect(abs(low.bottom - Self.top) <= 1)
    // Two rows are no part of it.
    let edge = try #require(
      screen.finder(bar: FinderScreen.top + 2, to: 810).bar(keyboardTop: Self.top))
    #expect(abs(edge.bottom - Self.top) <= 0.5)
  }

  /// Frames of all motions say where a bar ends, each by how far it is up.
  @Test(arguments: [0, 16, 24]) func framesSayWhereABarEnds(apart: Int) throws {
    let end = FinderScreen.top - apart
    let finder = FinderScreen().finder(bar: end, to: 810)
    let ups = [40, 90, 150, 220, 280].enumerated().map { index, down in
      (
        frame: index + 1, up: Double(810 - min(810, end + down)), keyboard: FinderScreen.top + down
      )
    }
    let foot = try #require(finder.foot(above: Self.top, along: ups))
    #expect(foot.upperBound - foot.lowerBound <= 5)
    #expect(foot.lowerBound <= Double(end) && foot.upperBound >= Double(end) - 0.5)
  }

  /// Rows are alike where more than half of what shows in them is the same.
  @Test(arguments: [(0, true), (16, true), (24, true), (32, false), (48, false)])
  func rowsAreAlikeByMostOfWhatShows(columns: Int, isAlike: Bool) {
    let screen = FinderScreen()
    var drawn = RowScreen(screen.frame(bar: 508, keyboard: 508))
    drawn.lay(RowScreen.lots(22, seed: 55, (40, 120)), at: 470, 0..<columns)
    let other = screen.finder(open: drawn.pixels, closed: screen.frame(bar: 810))
    #expect(screen.finder(bar: 508, to: 810).shows(470..<492, as: other, down: 0) == isAlike)
  }

  /// Another motion's rest may have the keyboard elsewhere, with the same rows or others.
  @Test func restsAreCompared() throws {
    let screen = FinderScreen()
    let one = screen.finder(bar: 508, to: 810)
    let same = screen.finder(bar: 508, to: 810)
    #expect(try #require(one.shift(to: same)).magnitude < 1e-3)
    let lower = screen.finder(bar: 510, to: 810, keyboard: 510)
    #expect(abs(try #require(one.shift(to: lower)) - 2) < 0.01)
    #expect(one.shift(to: screen.finder(bar: 548, to: 810, keyboard: 548)) == nil)
    func isAlike(_ rows: Range<Double>, _ other: BarFinder, down: Double) -> Bool {
      one.shows(rows, as: other, down: down)
    }
    #expect(isAlike(460..<508, same, down: 0) && isAlike(460..<505, lower, down: 2))
    #expect(isAlike(460..<505, lower, down: 1.6) && !isAlike(460..<505, lower, down: 1.4))
    #expect(!isAlike(460..<505, lower, down: 12))
    #expect(isAlike(300..<340, lower, down: 2), "where nothing shows all is alike")
  }
}

/// What shows of a bar under the keys, and what a person says of one.
extension FoundBarTests {
  /// A screen without a keyboard whose bar ends at a row, and has stripes near its end.
  private static func striped(
    _ screen: FinderScreen, to end: Int, _ rows: [Int], tall: Int = 1, by level: Int,
    _ columns: Range<Int> = 8..<40, noise: Int = 0
  ) -> [UInt8] {
    var closed = RowScreen(screen.frame(bar: end))
    let gray = screen.bar?.gray ?? 0
    if noise > 0 {
      for row in stride(from: 816, to: end, by: 2) {
        closed.fill(row..<row + 1, columns, with: gray - noise)
      }
    }
    for row in rows { closed.fill(row..<row + tall, columns, with: gray - level) }
    return closed.pixels
  }

  /// What shows a little under the keys is the bar's where several rows say so and not all others do, or one plainly.
  @Test(arguments: [
    (8, 2, 0, true), (8, 1, 0, false), (6, 2, 0, false), (11, 1, 0, true), (8, 2, 4, false),
    (12, 2, 4, true),
  ])
  func whatShowsFaintlyUnderTheKeys(level: Int, stripes: Int, noise: Int, isSeen: Bool) throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: 84, text: [10..<50])
    let closed = Self.striped(
      screen, to: 844, (0..<stripes).map { 818 + 2 * $0 }, by: level, noise: noise)
    let finder = screen.finder(open: screen.frame(bar: 538, keyboard: 508), closed: closed)
    let bar = try #require(finder.bar(keyboardTop: Self.top))
    // It goes on to the screen's bottom, or is on the keyboard.
    #expect(abs(bar.bottom - (isSeen ? 844 : Self.top)) <= 1, "\(bar.bottom)")
  }

  /// A line across the part under the keys is in the bar: that ends at the edge below it.
  @Test(arguments: [1, 2]) func aLineUnderTheKeysIsNoEnd(tall: Int) throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: 84, text: [10..<50])
    let closed = Self.striped(
      screen, to: 810, [797], tall: tall, by: 70, 0..<FinderScreen.columns)
    let finder = screen.finder(open: screen.frame(bar: 538, keyboard: 508), closed: closed)
    let bar = try #require(finder.bar(keyboardTop: Self.top))
    #expect(abs(bar.bottom - 810) <= 1)
  }

  /// The rows that frames show on the way say how far a bar goes on under the keys.
  @Test(arguments: [(20, 90), (30, 90)])
  func framesSayWhatIsUnderTheKeys(_ under: Int, _ tall: Int) throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: tall, text: [8..<tall - 54, tall - 14..<tall - 6])
    let end = FinderScreen.top + under
    let finder = screen.finder(bar: end, to: 810)
    let ups = [40, 90, 150, 220, 280].enumerated().compactMap {
      index, down -> (frame: Int, up: Double, keyboard: Int)? in
      end + down < 810
        ? (index + 1, Double(810 - end - down), FinderScreen.top + down) : nil
    }
    let foot = try #require(finder.foot(above: Self.top, along: ups))
    #expect(abs(foot.upperBound - Double(end)) <= 1)
    let still = try #require(finder.bar(keyboardTop: Self.top))
    #expect(still.footDoubt <= Double(under) + 5, "\(foot)")
  }

  /// So they do of a part in which nothing shows: its grey goes with the bar, as no page's does.
  @Test(arguments: [(16, 200), (30, 222), (30, 240)])
  func framesSayWhatIsPlainUnderTheKeys(_ under: Int, _ gray: Int) throws {
    var screen = FinderScreen()
    screen.bar = FinderScreen.Bar(tall: 84, gray: gray, text: [10..<44])
    let (end, home, top) = (FinderScreen.top + under, 810, FinderScreen.top)
    let ways = [90, 150, 220, 280, 310].map { down in
      (down, bar: end + down * (home - end) / (FinderScreen.height - top))
    }
    let finder = screen.finder(
      open: screen.frame(bar: end, keyboard: top), closed: screen.frame(bar: home),
      ways: ways.map { (screen.frame(bar: $0.bar, keyboard: top + $0.0), $0.0) })
    let ups = ways.enumerated().map {
      (frame: $0 + 1, up: Double(home - $1.bar), keyboard: top + $1.0)
    }
    let foot = try #require(finder.foot(above: Self.top, along: ups))
    #expect((foot.upperBound - foot.lowerBound <= 6) == (gray < screen.page), "\(foot)")
    if gray < screen.page { #expect(abs(foot.upperBound - Double(end)) <= 1, "\(foot)") }
  }

  /// A person's bar is looked for where it may rest: a twentieth of the screen farther down, and up to seven tenths.
  @Test(arguments: [(458, 572, true), (210, 844, true), (458, 536, false)])
  func aGivenBarGoesSomeWay(row: Int, home: Int, isFound: Bool) {
    let screen = FinderScreen(messages: 60)
    let finder = screen.finder(
      open: screen.frame(bar: row + 50, keyboard: FinderScreen.top), closed: screen.frame(bar: home)
    )
    let bar = finder.bar(at: Double(row)...Double(row + 50), keyboardTop: Self.top)
    #expect((bar.map { abs($0.offset - Double(home - row - 50)) < 0.5 } ?? false) == isFound)
  }

  /// Other words where bars rest are no bar that a person gives.
  @Test func otherWordsAreNoGivenBar() {
    var (screen, other) = (FinderScreen(), FinderScreen())
    screen.bar = FinderScreen.Bar(gray: 240, text: [12..<34])
    other.bar = FinderScreen.Bar(gray: 240, text: [0..<2, 2..<34])
    let isNone =
      screen.finder(
        open: screen.frame(bar: 508, keyboard: 508), closed: other.frame(bar: 806)
      ).bar(at: 470...496, keyboardTop: Self.top) == nil
    #expect(isNone)
  }
}
