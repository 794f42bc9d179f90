import Testing

@testable import Recordings

/// Where a bar is looked for, how much of it must show, and where it begins and ends.
struct BarBandTests {
  private static let (height, columns) = (400, RowPictures.columns)
  private static let (look, rows) = (RowScreen.lots(50, seed: 3), 200..<250)

  /// A plain page with the bar at a row, or with other rows.
  private static func screen(
    at row: Int?, _ look: [UInt8] = look, page: Int = 130, in kept: Range<Int> = 0..<columns
  ) -> FrameEdges {
    var screen = RowScreen(height: height, of: page)
    if let row { screen.lay(look, at: row, kept) }
    return screen.edges
  }

  private static func bar(
    _ look: [UInt8] = look, way: Int = 120, foot: ClosedRange<Double> = 250...250,
    isUnderKeys: Bool = false
  ) -> BarBand {
    BarBand(
      run: BarRun(rows: rows, offset: way, score: 1), top: 200, foot: foot,
      open: screen(at: 200, look), closed: screen(at: 200 + way, look), isUnderKeys: isUnderKeys)
  }

  private static let whole = bar()
  private static let covered = bar(isUnderKeys: true)

  /// True if the best of the places is the one that is drawn.
  private static func finds(_ bar: BarBand, at row: Int, from home: Int = 200) -> Bool {
    let found = bar.candidates(in: screen(at: row), above: Double(height) + 20)
    return found.first.map { $0.position == row - home && $0.quality > 0.99 } ?? false
  }

  /// It may be 0.06 of the screen above its open rest, and a quarter of that below its closed one.
  @Test func aBarIsLookedForBetweenItsRests() {
    for (row, isFound) in [(173, false), (176, true), (260, true), (326, true), (329, false)] {
      #expect(Self.finds(Self.whole, at: row) == isFound, "row \(row)")
      #expect(Self.finds(Self.covered, at: row, from: 320) == isFound, "row \(row)")
    }
  }

  /// Another keyboard may lift it farther, but not a bar that stays.
  @Test func aBarMayReachFartherUp() {
    let far = Self.whole.reaching(up: 30)
    #expect(Self.finds(far, at: 146) && !Self.finds(far, at: 143))
    #expect(Self.finds(far, at: 326) && !Self.finds(far, at: 329))
    let near = Self.whole.reaching(up: -30)
    #expect(Self.finds(near, at: 176) && !Self.finds(near, at: 173))
    let still = BarBand(stillAt: 200...250, closed: Self.screen(at: 200))
    for bar in [still, still.reaching(up: 50)] {
      #expect(Self.finds(bar, at: 199) && Self.finds(bar, at: 201) && !Self.finds(bar, at: 204))
      #expect(bar.isStill && bar.offset == 0 && bar.homeTop == 200 && bar.footDoubt == 0)
      #expect((bar.top, bar.bottom) == (200, 250))
    }
  }

  /// Its rows are those of the picture that it is looked for by: the open rest's, or the closed one's.
  @Test func aBarIsInTheRowsOfItsOwnPicture() {
    let bar = Self.bar(foot: 246...250)
    #expect((bar.top, bar.bottom, bar.footDoubt) == (200, 250, 4))
    #expect(abs(bar.offset - 120) < 1e-6 && abs(bar.homeTop - 320) < 1e-6 && !bar.isStill)
    let covered = Self.bar(foot: 246...250, isUnderKeys: true)
    #expect((covered.top, covered.bottom, covered.footDoubt) == (320, 370, 4))
    #expect(covered.offset == 120 && covered.homeTop == 320 && !covered.isStill)
    #expect(bar.ending(at: 239...252).bottom == 252 && bar.ending(at: 239...252).footDoubt == 13)
    #expect(covered.ending(at: 239...252).bottom == 372)
    #expect(covered.ending(at: 239...252).homeTop == 320)
  }

  /// A bar rests between two rows where its picture does.
  @Test func aBarsWayIsReadBetweenRows() {
    let mixed = zip(Self.pixels(at: 320), Self.pixels(at: 321)).map {
      UInt8((3 * Int($0) + Int($1)) / 4)
    }
    let bar = BarBand(
      run: BarRun(rows: Self.rows, offset: 119, score: 1), top: 200, foot: 250...250,
      open: Self.screen(at: 200), closed: FrameEdges(mixed, height: Self.height))
    #expect(abs(bar.offset - 120.25) < 0.02)
  }

  private static func pixels(at row: Int) -> [UInt8] {
    var screen = RowScreen(height: height)
    screen.lay(look, at: row)
    return screen.pixels
  }

  /// Much of it shows: a place is one down to an eighth of the bar, seen above the keyboard.
  @Test(arguments: [(7, false), (9, true), (25, true), (50, true)])
  func enoughOfABarShows(_ rows: Int, _ isSeen: Bool) throws {
    let seen = Self.screen(at: 260)
    for find in [Self.whole.place, Self.whole.expectedPlace] {
      let place = find(60, seen, Double(260 + rows + 1))
      #expect((place != nil) == isSeen)
      if let place {
        #expect(abs(place.shift - 60) < 0.01 && abs(place.share - Double(rows) / 50) < 0.06)
      }
    }
    #expect(Self.whole.place(near: 60, in: Self.screen(at: nil), above: 400) == nil)
  }

  /// The first twentieth of the screen is the status bar's.
  @Test func theStatusBarHidesABar() throws {
    let place = try #require(Self.whole.place(near: -190, in: Self.screen(at: 10), above: 400))
    #expect(abs(place.share - 0.8) < 0.06)
    #expect(Self.whole.place(near: -190, in: Self.screen(at: 10), above: 0) == nil)
  }

  /// A pale bar is one while it is as strong as its agreement asks for.
  @Test(arguments: [
    (1.5, true, true), (2.5, true, true), (3, false, true), (4, false, true), (5, false, false),
  ])
  func aPaleBarIsSeen(_ pale: Double, _ isSeen: Bool, _ isExpected: Bool) {
    let faint = Self.look.map { UInt8((130 + (Double($0) - 130) / pale).rounded()) }
    let seen = Self.screen(at: 260, faint)
    #expect((Self.whole.place(near: 60, in: seen, above: 400) != nil) == isSeen)
    #expect((Self.whole.expectedPlace(near: 60, in: seen, above: 400) != nil) == isExpected)
  }

  /// Behind glass other things show: a bar that agrees in some columns is one, in more where little of it shows.
  @Test(arguments: [
    (34, 50, true, true), (28, 50, false, true), (19, 50, false, false), (34, 20, false, true),
    (44, 20, true, true), (27, 12, false, false), (36, 12, false, true),
  ])
  func enoughColumnsAreTheBars(_ own: Int, _ rows: Int, _ isSeen: Bool, _ isExpected: Bool) {
    var screen = RowScreen(height: Self.height)
    screen.lay(RowScreen.lots(Self.height, seed: 11), at: 0, own..<Self.columns)
    screen.lay(Self.look, at: 260, 0..<own)
    let (seen, top) = (screen.edges, Double(260 + rows + 1))
    #expect((Self.whole.place(near: 60, in: seen, above: top) != nil) == isSeen)
    #expect((Self.whole.expectedPlace(near: 60, in: seen, above: top) != nil) == isExpected)
  }

  /// What scrolls behind a bar changes its upper edge, which is left out where more shows.
  @Test func aBarIsFoundWithoutItsUpperEdge() throws {
    let other = Self.screen(at: 260, page: 40)
    #expect(try #require(Self.whole.place(near: 60, in: other, above: 310)).quality > 0.999)
    var plain = RowScreen(height: 50, of: 90)
    plain.fill(30..<31, 20..<24, with: 94)
    let edge = Self.bar(plain.pixels)
    let found = try #require(
      edge.place(near: 60, in: Self.screen(at: 260, plain.pixels), above: 400))
    #expect(abs(found.shift - 60) < 0.01 && found.share > 0.99)
  }

  /// A bar that is not found is hidden down to what shows of it first, but for an eighth of it.
  @Test(arguments: [(4, 0.88), (20, 0.6), (35, 0.3), (46, 0.08)])
  func aBarIsHiddenDownToWhatShows(_ line: Int, _ share: Double) {
    var look = RowScreen(height: 50)
    look.step(at: line, 0..<Self.columns, by: 60)
    look.step(at: line + 1, 0..<Self.columns, by: -60)
    #expect(abs(Self.bar(look.pixels).hiddenShare - share) < 0.04)
    #expect(abs(Self.bar(look.pixels, isUnderKeys: true).hiddenShare - share) < 0.04)
  }
}
