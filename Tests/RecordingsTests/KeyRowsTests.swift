import SeededRandom
import Testing

@testable import Recordings

/// Rows of keys look alike, and are not taken for each other.
struct KeyRowsTests {
  /// Pictures of which two rows are one coarse row.
  private static let (height, columns, top) = (1280, RowPictures.columns, 700)
  private static let ways = [3, 14, 40, 91, 160, 251, 345, 431, 500, 545]

  /// Six rows of keys of many greys, which are as far from each other as they are high.
  private static func keyboard(_ seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var rows = [UInt8](repeating: 40, count: (height - top) * columns)
    for line in 0..<6 {
      for key in 0..<8 {
        let gray = UInt8(random.number(in: 90...230))
        for row in 40 + line * 84..<82 + line * 84 {
          for column in key * 6 + 1..<key * 6 + 5 { rows[row * columns + column] = gray }
        }
      }
    }
    return rows
  }

  /// The screen with a keyboard some rows down, and the home indicator over all.
  private static func screen(_ keyboard: [UInt8], down: Int) -> [UInt8] {
    let page = [UInt8](repeating: 15, count: min(height, top + down) * columns)
    var frame = page + keyboard.prefix(height * columns - page.count)
    for row in 1258..<1266 {
      for column in 16..<32 { frame[row * columns + column] = 250 }
    }
    return frame
  }

  private static func pictures(_ frames: [[UInt8]]) -> RowPictures {
    RowPictures(
      width: 600, height: height, times: frames.indices.map { Double($0) / 60 }, frames: frames)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func eachFrameSaysHowFarTheKeyboardHasGone(_ seed: UInt64) throws {
    let keyboard = Self.keyboard(seed)
    let frames = ([0] + Self.ways).map { Self.screen(keyboard, down: $0) }
    let slide = try #require(
      KeyboardSlide(Self.pictures(frames), open: 0, over: Array(1..<frames.count)))
    #expect(slide.shifts.count >= Self.ways.count - 1)
    for (frame, rows) in slide.shifts { #expect(abs(rows - Self.ways[frame - 1]) <= 1) }
    #expect((Self.top - 2...Self.top + 42).contains(slide.top))
  }

  /// What one motion shows of the keyboard is known in another one.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func allMotionsAreOfOneKeyboard(_ seed: UInt64) throws {
    let keyboard = Self.keyboard(seed)
    func rest(_ down: Int) -> [Int] { Array(repeating: down, count: 14) }
    let closed = Self.height - Self.top
    // The way back is seen in a few frames alone.
    let downs =
      rest(closed) + Self.ways.reversed() + rest(0) + [120, 330, 470] + rest(closed)
    let slides = ClipSlides(Self.pictures(downs.map { Self.screen(keyboard, down: $0) })).all
    #expect(slides.map(\.isOpening) == [true, false])
    #expect(Set(slides.map(\.slide.top)).count == 1)
    for (frame, rows) in slides.flatMap(\.slide.shifts) { #expect(abs(rows - downs[frame]) <= 1) }
  }

  /// What is above a keyboard, and the words on it, may be others on its way than at rest: its keys are the same.
  @Test func aKeyboardIsFollowedByItsKeysWhereItsUpperEdgeIsAnother() throws {
    let keyboard = Self.keyboard(5)
    func screen(_ down: Int, page: UInt8, seed: UInt64) -> [UInt8] {
      var random = SplitMix64(seed: seed)
      let above = [UInt8](repeating: page, count: min(Self.height, Self.top + down) * Self.columns)
      let words = (0..<60 * Self.columns).map { _ in UInt8(random.number(in: 20...250)) }
      return Array(
        (above + words + keyboard.dropFirst(words.count)).prefix(Self.height * Self.columns))
    }
    let closed = Array(
      repeating: screen(Self.height - Self.top, page: 15, seed: 1), count: 14)
    let way = Self.ways.reversed().map { screen($0, page: 15, seed: 1) }
    let open = Array(repeating: screen(0, page: 250, seed: 2), count: 14)
    let pictures = Self.pictures(closed + way + open)
    let rests = ClipRests(pictures)
    #expect(rests.rests.count == 2)
    let frame = pictures.frames.count - 5
    let rest = KeyboardRest(
      frame: frame, top: Double(Self.top),
      edges: FrameEdges(pictures.frames[frame], height: Self.height))
    let track = EdgeTracker(
      pictures: pictures, rests: rests, keyboards: [nil, rest], bar: nil, rowsPerPoint: 1.5
    ).track()
    for (index, down) in Self.ways.reversed().enumerated() where down < 420 {
      let top = try #require(track.keyboardTop[closed.count + index], "\(down) rows down")
      #expect(abs(top - Double(Self.top + down)) < 0.5)
    }
  }

  /// A keyboard is found from its rest on: what is found beyond a frame that does not show it is another thing.
  @Test func aWayEndsWhereNothingShowsIt() {
    let place = BandTemplate.Place(shift: 0, quality: 1, gain: 1, share: 1, error: 0)
    func seen(_ tops: [Double?], isOpening: Bool) -> [Double?] {
      var path = KeyboardPath(cost: 0, tops: tops.map { $0.map { ($0, place) } })
      path.end(isOpening: isOpening)
      return path.tops.map { $0?.top }
    }
    let tops: [Double?] = [700, 720, nil, 800, nil, 900, 910]
    #expect(seen(tops, isOpening: false) == [700, 720, nil, nil, nil, nil, nil])
    #expect(seen(tops, isOpening: true) == [nil, nil, nil, nil, nil, 900, 910])
    #expect(KeyboardPath(tops: [nil, nil, (1, place)]).isMostlyUnseen)
    #expect(!KeyboardPath(tops: [nil, (1, place)]).isMostlyUnseen)
  }
}
