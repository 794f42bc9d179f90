import Scenes
import TestSupport
import Testing

@testable import Recordings

/// Of several motions one shows what another one does not.
struct BarFindersTests {
  private static let height = FinderScreen.height

  /// Two motions to rests that are given, each from the same one without a keyboard, by what slides.
  private static func finders(
    _ open: [[UInt8]], closed: [UInt8], slideTops: [Int], best: Int = 0, isSure: Bool = true
  ) -> BarFinders {
    let frames = [closed, open[0], closed, open[1]]
    let rests = ClipRests(
      rests: frames.indices.map { ClipRest(frames: $0...$0, isSure: isSure) },
      isRepeated: frames.map { _ in false })
    let slides = [0, 1].map { index in
      ClipSlide(
        before: 2 * index, after: 2 * index + 1, isOpening: true,
        slide: KeyboardSlide(open: 2 * index + 1, shifts: [], top: slideTops[index], quality: 1),
        score: 1)
    }
    return BarFinders(
      RowScreen.clip(frames), rests, slides, best: best, rowsPerPoint: 1,
      device: .known("iPhone 14"), tops: [:])
  }

  /// A screen whose page is as grey as what is above the keys, so that nothing shows where the keyboard begins, but for
  /// a line that is given.
  private static func plain(_ line: Range<Int> = 0..<0) -> [UInt8] {
    var screen = RowScreen(FinderScreen(page: 208, bar: nil).frame(bar: nil, keyboard: 508))
    screen.fill(line, with: 90)
    return screen.pixels
  }

  /// One keyboard has one top: the highest edge of those that motions show.
  @Test func aKeyboardHasOneTop() {
    let screen = FinderScreen(bar: nil)
    let (edge, closed) = (screen.frame(bar: nil, keyboard: 508), screen.frame(bar: nil))
    func tops(_ open: [[UInt8]], _ slides: [Int], given: [Double?] = [nil, nil]) -> [Double] {
      Self.finders(open, closed: closed, slideTops: slides).keyboardTops(given: given)
    }
    #expect(tops([edge, Self.plain()], [520, 548]) == [508, 508])
    #expect(tops([Self.plain(), edge], [548, 520]) == [508, 508])
    #expect(tops([edge, Self.plain()], [520, 530]) == [508, 508], "the second one has no edge")
    #expect(tops([edge, Self.plain()], [520, 509]) == [508, 508], "nor has it a row off")
    #expect(tops([Self.plain(), Self.plain()], [520, 530]) == [520, 530], "neither has an edge")
    #expect(tops([edge, edge], [520, 520], given: [nil, 509]) == [508, 508])
    #expect(tops([edge, Self.plain()], [520, 530], given: [nil, 527.5]) == [508, 527.5])
  }

  /// Where other things are in its place a motion has its own edge.
  @Test func anotherKeyboardHasItsOwnTop() {
    let screen = FinderScreen(bar: nil)
    let (edge, closed) = (screen.frame(bar: nil, keyboard: 508), screen.frame(bar: nil))
    let other = Self.plain(508..<536)
    let tops = Self.finders([edge, other], closed: closed, slideTops: [520, 548])
      .keyboardTops(given: [nil, nil])
    #expect(tops[0] == 508 && tops[1] == 508)
    let lower = Self.finders([edge, Self.plain(516..<536)], closed: closed, slideTops: [520, 548])
      .keyboardTops(given: [nil, nil])
    #expect(lower == [508, 516])
    let low = Self.finders(
      [edge, screen.frame(bar: nil, keyboard: 552)], closed: closed, slideTops: [520, 560]
    ).keyboardTops(given: [nil, nil])
    #expect(low == [508, 552])
    // Keys that are two rows lower below the same edge are no other keyboard's.
    var lowKeys = screen
    lowKeys.stripRows += 2
    let same = Self.finders(
      [edge, lowKeys.frame(bar: nil, keyboard: 508)], closed: closed, slideTops: [520, 520]
    ).keyboardTops(given: [nil, nil])
    #expect(same == [508, 508])
  }

  /// Edges that are at most two rows apart are one edge, which each motion has where it shows it.
  @Test(arguments: [(1, 481.0), (2, 482), (3, 480), (8, 480)])
  func edgesThatAreTwoRowsApartAreOne(apart: Int, top: Double) {
    func frame(page: Int) -> [UInt8] {
      var screen = RowScreen(FinderScreen(page: page, bar: nil).frame(bar: nil, keyboard: 480))
      screen.fill(480 + apart..<520, with: 188)
      return screen.pixels
    }
    let closed = FinderScreen(bar: nil).frame(bar: nil)
    let tops = Self.finders(
      [frame(page: 240), frame(page: 208)], closed: closed, slideTops: [500, 500]
    ).keyboardTops(given: [nil, nil])
    #expect(
      abs(tops[0] - 480) < 1 && abs(tops[1] - top) < 0.5 && (tops[1] == tops[0]) == (apart > 2))
  }

  /// The main motion's bar is taken, but where another one shows more than 1.6 times as much.
  @Test func theMotionThatShowsMostOfABarHasIt() throws {
    let screen = FinderScreen()
    let (bar, closed) = (screen.frame(bar: 508, keyboard: 508), screen.frame(bar: 810))
    let none = screen.frame(bar: nil, keyboard: 508)
    for (open, best) in [([bar, none], 0), ([none, bar], 0), ([bar, none], 1), ([bar, bar], 1)] {
      let finders = Self.finders(open, closed: closed, slideTops: [508, 508], best: best)
      let found = try #require(finders.bar(at: nil, above: [508, 508]))
      #expect(abs(found.band.top - 458) <= 1 && abs(found.band.bottom - 508) <= 0.5)
      #expect(found.foot?.keyboardTop == 508)
    }
    let missing = Self.finders([none, none], closed: closed, slideTops: [508, 508])
    let isMissing = missing.bar(at: nil, above: [508, 508]) == nil
    #expect(isMissing)
    let given = Self.finders([none, bar], closed: closed, slideTops: [508, 508], best: 1)
    let own = try #require(given.bar(at: 458...508, above: [508, 508]))
    #expect(own.band.top == 458 && own.band.bottom == 508 && own.foot == nil)
    let lost =
      Self.finders([none, bar], closed: closed, slideTops: [508, 508], best: 0)
      .bar(at: 440...490, above: [508, 508]) == nil
    #expect(lost)
  }

  /// Another motion has the bar where it shows more than 1.6 times as much of it as the main one does.
  @Test(arguments: [(8, 508.0), (13, 508), (15, 484), (20, 484)])
  func anotherMotionHasABarThatShowsMuchMoreThere(rows: Int, end: Double) throws {
    let screen = FinderScreen()
    var little = screen
    little.bar?.text = [12..<12 + rows]
    let closed = screen.frame(bar: 810)
    let open = [
      little.frame(bar: 484, keyboard: 508), screen.frame(bar: 508, keyboard: 508),
    ]
    let worths = open.map { screen.finder(open: $0, closed: closed).worth }
    #expect((worths[1] > 1.6 * worths[0]) == (end == 508))
    let found = try #require(
      Self.finders(open, closed: closed, slideTops: [508, 508]).bar(at: nil, above: [508, 508]))
    #expect(abs(found.band.bottom - end) <= 0.5)
  }

  /// The row down to which a bar may go whose last line another rest without a keyboard shows as well, or does not.
  private static func foot(isOther: Bool, isSure: Bool) throws -> Double {
    var (screen, closed, other) = (FinderScreen(), FinderScreen(), FinderScreen())
    screen.bar = FinderScreen.Bar(tall: 64, gray: 240, text: [6..<28, 28..<38, 40..<58])
    closed.bar = FinderScreen.Bar(tall: 64, gray: 240, text: [6..<28, 29..<38, 40..<58])
    other.bar = FinderScreen.Bar(tall: 64, gray: 240, text: [6..<28, 29..<38])
    let frames = [
      closed.frame(bar: 810), screen.frame(bar: 484, keyboard: 508),
      (isOther ? other : closed).frame(bar: 810),
    ]
    let rests = ClipRests(
      rests: frames.indices.map { ClipRest(frames: $0...$0, isSure: $0 < 2 || isSure) },
      isRepeated: frames.map { _ in false })
    let slides = [0, 1].map { before in
      ClipSlide(
        before: before, after: before + 1, isOpening: before == 0,
        slide: KeyboardSlide(open: 1, shifts: [], top: 508, quality: 1), score: 1)
    }
    let found = BarFinders(
      RowScreen.clip(frames), rests, slides, best: 0, rowsPerPoint: 1,
      device: .known("iPhone 14"), tops: [:]
    ).bar(at: nil, above: [508, 508])
    return try #require(found).band.bottom
  }

  /// What a sure rest without a keyboard shows otherwise is not the bar's; one that is not sure says nothing of it, nor
  /// do those with a keyboard.
  @Test func aSureRestSaysWhatIsNotTheBars() throws {
    let whole = try Self.foot(isOther: false, isSure: true)
    #expect(whole >= 474)
    #expect(try Self.foot(isOther: true, isSure: false) == whole)
    #expect(try Self.foot(isOther: true, isSure: true) < whole - 8)
  }

  /// What slides may have been taken to begin with keys far below a bar: that is looked for above the keyboard's top.
  @Test func aBarIsAboveTheKeyboardWhateverSlides() throws {
    let screen = FinderScreen()
    let open = screen.frame(bar: 508, keyboard: 508)
    let finders = Self.finders(
      [open, open], closed: screen.frame(bar: 810), slideTops: [700, 700])
    let found = try #require(finders.bar(at: nil, above: [508, 508]))
    #expect(abs(found.band.top - 458) <= 1 && abs(found.band.bottom - 508) <= 0.5)
    let isMissing = finders.bar(at: nil, above: [700, 700]) == nil
    #expect(isMissing)
  }

  /// A bar that has not come to the screen's lower part is one only where the clip does not show its rest.
  @Test(arguments: [true, false]) func aBarRestsLowUnlessTheClipIsCut(isSure: Bool) {
    let screen = FinderScreen()
    let open = screen.frame(bar: 508, keyboard: 508)
    let found = Self.finders(
      [open, open], closed: screen.frame(bar: 600), slideTops: [508, 508], isSure: isSure
    ).bar(at: nil, above: [508, 508])
    #expect((found.map { abs($0.band.offset - 92) < 0.5 } ?? false) == !isSure)
  }
}
