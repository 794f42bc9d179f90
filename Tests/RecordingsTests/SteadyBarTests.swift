import AnimationCurves
import Detectors
import Scenes
import SeededRandom
import Testing

@testable import Recordings

/// A bar stays where it is while the page around it changes, and a keyboard as well.
struct SteadyBarTests {
  /// A screen of 414 x 896 points, of which a point is two rows.
  private static let (height, columns, scale) = (1792, RowPictures.columns, 2.0)
  private static let (keyboardHeight, home) = (346.0, 50.0)
  private static let timing = KeyboardProfile.iOS18.timing

  /// Seconds of an animation's beginning, as a share of its way.
  private static func share(_ time: Double) -> Double {
    time <= 0 ? 0 : min(1, timing.progress(at: time))
  }

  /// Frames at 60 Hz, each drawn for its time.
  private static func clip(_ seconds: Double, _ draw: (Double) -> [UInt8]) -> RowPictures {
    let times = (0..<Int(seconds * 60)).map { Double($0) / 60 }
    return RowPictures(width: 828, height: height, times: times, frames: times.map(draw))
  }

  /// A screen with a keyboard's top at a row, and what is above it by rows and columns.
  private static func screen(keyboard top: Int, page: (Int, Int) -> UInt8) -> [UInt8] {
    PlainBarTests.screen(keyboard: top) { row in (0..<columns).map { page(row, $0) } }
  }

  private static func measure(_ pictures: RowPictures) throws -> Playback {
    try ClipMeter.measure(pictures, named: "clip")
  }

  /// Two circles in front of messages go up with the keyboard, and so do the messages; one that arrives then
  /// takes only these up.
  @Test func whatMessagesLeaveBehindIsTheBar() throws {
    let pictures = Self.clip(2.4) { time in
      let share = Self.share(time - 0.41)
      let end = Self.height - Int(((Self.home + share * 304) * Self.scale).rounded())
      let arrived = Int((84 * Self.share(time - 1.3)).rounded())
      return Self.screen(
        keyboard: Self.height - Int((share * Self.keyboardHeight * Self.scale).rounded())
      ) { row, column in
        let (up, side) = (Double(end - row) - 48, abs(Double(column) - 23.5) - 18)
        let radius = (up * up + side * side * 196).squareRoot()
        if radius <= 48 { return radius > 20 ? 90 : 230 }
        if row >= end - 20 { return 243 }
        return PlainBarTests.page[
          (row + Self.height - end + arrived) * Self.columns + column]
      }
    }
    let playback = try Self.measure(pictures)
    #expect(CaseResult(playback).findings.isEmpty)
    let bottoms = playback.recording?.track.barBottom.compactMap(\.self) ?? []
    #expect(bottoms.suffix(10).allSatisfy { abs($0 - (bottoms.min() ?? 0)) < 1 })
  }

  /// A keyboard that is elsewhere in one frame, while the bar is where it goes, is something else.
  ///
  /// In more frames it is there, and 40 points of its way are 312 / 346 as many of the bar's. A frame with both
  /// as they are later is only another time.
  @Test(arguments: [(0, 0, 0.0), (1, 0, 0), (4, 1, 0), (1, 0, 0.035)])
  func aKeyboardIsElsewhereInNoSingleFrame(_ count: Int, _ gaps: Int, _ late: Double) throws {
    let (first, text) = (32, Self.noise(11))
    // A hairline, and a field with a line of text in it.
    let bar = (0..<100).map { row in
      (0..<Self.columns).map { column -> UInt8 in
        guard (16..<84).contains(row), (6..<40).contains(column) else { return row < 2 ? 150 : 230 }
        if row == 16 || row == 83 || column == 6 || column == 39 { return 150 }
        let isText = (30..<70).contains(row) && (10..<30).contains(column)
        return isText ? text[row * Self.columns + column] : 252
      }
    }
    let page = [UInt8](repeating: 243, count: Self.columns)
    let pictures = Self.clip(1.6) { time in
      let isOff = (first..<first + count).contains(Int((time * 60).rounded()))
      let off = isOff && late == 0 ? 80 : 0
      let share = Self.share(time - 0.41 + (isOff ? late : 0))
      let end = Self.height - Int(((34 + share * 312) * Self.scale).rounded())
      return PlainBarTests.screen(
        keyboard: off + Self.height - Int((share * Self.keyboardHeight * Self.scale).rounded())
      ) { row in (end - 100..<end).contains(row) ? bar[row + 100 - end] : page }
    }
    let playback = try Self.measure(pictures)
    let tops = try #require(playback.recording?.track.keyboardTop)
    #expect((tops[first] == nil) == (count == 1 && late == 0))
    #expect(tops[first - 1] != nil && tops[first + 4] != nil)
    let found = CaseResult(playback).findings.filter { $0.kind == .gap }
    #expect(found.map { $0.points.rounded() } == [Double](repeating: 36, count: gaps))
  }

  /// A keyboard is where it was, whatever is above it.
  @Test func aKeyboardIsKnownBelowAnotherPage() {
    var random = SplitMix64(seed: 3)
    func noise() -> [UInt8] {
      (0..<Self.height * Self.columns).map { _ in UInt8(random.number(in: 90...220)) }
    }
    let top = 1100
    let pages = [noise(), noise()]
    let frames =
      pages.map { page in
        Self.screen(keyboard: top) { page[$0 * Self.columns + $1] }
      }
      + [Self.screen(keyboard: top + 40) { pages[0][$0 * Self.columns + $1] }]
    let edges = frames.map { FrameEdges($0, height: Self.height) }
    let keyboard = KeyboardRest(frame: 0, top: Double(top), edges: edges[0])
    #expect(keyboard.isBegun(in: edges[1]) && !keyboard.hasEdge(in: edges[1], down: 0))
    #expect(!keyboard.isBegun(in: edges[2]))
    // Glass lets some of it through, in half of its width here.
    let glass = frames[1].enumerated().map { place, gray in
      place / Self.columns > top && place % Self.columns < 24 ? gray - 20 : gray
    }
    #expect(keyboard.isBegun(in: FrameEdges(glass, height: Self.height)))
    #expect(keyboard.hasEdge(in: edges[0], down: 0))
  }

  /// Grey levels by lot, of 400 rows.
  private static func noise(_ seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<400 * columns).map { _ in UInt8(random.number(in: 90...220)) }
  }

  private static let (own, list, other) = (noise(5), noise(6), noise(7))

  /// The bar's half some rows farther down, and the other half of a picture some other rows.
  private static func frame(bar: Int, _ page: [UInt8], down: Int) -> FrameEdges {
    let frame = (0..<400 * columns).map { place -> UInt8 in
      let (row, column) = (place / columns, place % columns)
      return column < 24
        ? own[max(0, row - bar) * columns + column] : page[max(0, row - down) * columns + column]
    }
    return FrameEdges(frame, height: 400)
  }

  /// Of a band of which a half goes another way than the rest, a frame says which half is looked for.
  @Test func aBandIsFoundByWhatStays() throws {
    let whole = BandTemplate(Self.frame(bar: 0, Self.list, down: 0), rows: 100..<180)
    let seen = Self.frame(bar: 60, Self.list, down: 20)
    func quality(_ template: BandTemplate, at shift: Int) -> Double {
      template.place(near: shift, in: seen, visible: 0..<400)?.quality ?? 0
    }
    func trusted(_ frame: FrameEdges, down shift: Int) -> BandTemplate? {
      whole.trusting(frame, down: shift, least: ClipLimits.leastSteady)
    }
    #expect(abs(quality(whole, at: 60) - quality(whole, at: 20)) < 0.2)
    for shift in [0, 30] {
      let bar = try #require(trusted(Self.frame(bar: shift, Self.other, down: 0), down: shift))
      #expect(quality(bar, at: 60) > quality(whole, at: 60) + 0.1)
      #expect(quality(bar, at: 20) < quality(whole, at: 20) - 0.1)
    }
    let isKnown =
      trusted(FrameEdges([UInt8](repeating: 9, count: 400 * Self.columns), height: 400), down: 0)
      != nil
    #expect(!isKnown)
  }

  /// A list follows the bar from rest to rest, and is elsewhere in another rest like one of them, which says what
  /// the bar is; where the keys cover its picture, rests without them do.
  @Test(arguments: [true, false], [true, false])
  func restsThatAreAlikeSayWhatABarIs(isOpen: Bool, isUnderKeys: Bool) {
    let bar = BarBand(
      run: BarRun(rows: 100..<180, offset: 120, score: 1), top: 100, foot: 180...180,
      open: Self.frame(bar: 0, Self.list, down: 0),
      closed: Self.frame(bar: 120, Self.list, down: 120), isUnderKeys: isUnderKeys)
    let rest = Self.frame(bar: isOpen ? 0 : 120, Self.other, down: 0)
    let steady = bar.steadied(by: [(rest, isOpen)])
    let seen = Self.frame(bar: 60, Self.list, down: 20)
    func quality(_ bar: BarBand) -> Double {
      bar.expectedPlace(near: isUnderKeys ? -60 : 60, in: seen, above: 400)?.quality ?? 0
    }
    if isUnderKeys, isOpen {
      #expect(quality(steady) == quality(bar))
    } else {
      #expect(quality(steady) > quality(bar) + 0.1)
    }
  }

  /// Of a bar that has grown nothing says where it ends, down to the keyboard; one that has not ends where it did.
  @Test(arguments: [true, false]) func aBarThatHasGrownMayEndLower(isUnderKeys: Bool) {
    let bar = BarBand(
      run: BarRun(rows: 100..<180, offset: 120, score: 1), top: 100, foot: 176...180,
      open: Self.frame(bar: 0, Self.list, down: 0),
      closed: Self.frame(bar: 120, Self.list, down: 120), isUnderKeys: isUnderKeys)
    let way = isUnderKeys ? 120.0 : 0
    for (growth, row, end) in [
      (20, 230, 230), (0, 230, 180), (20, 150, 180), (20, nil, 180),
    ] as [(Double, Double?, Double)] {
      let grown = bar.grown(by: growth, downTo: row)
      #expect(grown.growth == growth && grown.top == bar.top)
      #expect(grown.bottom == end + way && grown.footDoubt == end - 176)
    }
  }
}
