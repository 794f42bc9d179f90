import SeededRandom
import Testing

@testable import Recordings

/// A keyboard leaves the screen with all of its rows.
struct KeyboardSlideTests {
  private static let (height, columns, top) = (640, RowPictures.columns, 400)

  /// Frames in which the rows from the keyboard's top down to an end go down by some, over a page, and below
  /// them some columns change.
  private static func slide(
    downTo end: Int, by shifts: [Int], changing changed: Int = 0
  ) -> KeyboardSlide? {
    var random = SplitMix64(seed: 11)
    let open = (0..<height * columns).map { _ in UInt8(random.number(in: 40...220)) }
    let frames = shifts.map { shift in
      var frame = open
      for row in top..<end {
        for column in 0..<columns {
          let from = row - shift
          frame[row * columns + column] =
            from < top ? 128 : open[from * columns + column]
        }
      }
      for place in end * columns..<height * columns where place % columns < changed {
        frame[place] = UInt8(random.number(in: 40...220))
      }
      return frame
    }
    let pictures = RowPictures(
      width: 300, height: height, times: (0...shifts.count).map { Double($0) / 60 },
      frames: [open] + frames)
    return KeyboardSlide(pictures, open: 0, over: Array(1...shifts.count))
  }

  private static let shifts = [12, 30, 60, 90, 120]

  @Test func whatGoesBelowTheScreenIsAKeyboard() throws {
    let slide = try #require(Self.slide(downTo: Self.height, by: Self.shifts))
    #expect(slide.shifts.map(\.rows) == Self.shifts)
    #expect(abs(slide.top - Self.top) <= 8)
  }

  /// A list scrolls over a bar that rests.
  @Test(arguments: [540, 560]) func whatGoesOverRowsThatStayIsNone(end: Int) {
    #expect(Self.slide(downTo: end, by: Self.shifts) == nil)
  }

  /// What scrolls behind a bar of glass shows in it.
  @Test(arguments: [18, 27]) func aBarThatChangesInHalfOfItStays(columns: Int) {
    #expect(Self.slide(downTo: 560, by: Self.shifts, changing: columns) == nil)
    #expect(Self.slide(downTo: Self.height, by: Self.shifts, changing: columns) != nil)
  }

  /// Near a rest a page that goes less far than the keyboard has gone as many rows.
  @Test func whatGoesAnotherWayIsNotTheKeyboards() throws {
    let shifts = [120, 90, 60, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]
    let open = Self.noise(11)
    let frames = shifts.map { shift in
      Self.screen(open, page: shift * 7 / 8 + shift % 8 / 4, keyboard: Self.top + shift)
    }
    let slide = try #require(
      KeyboardSlide(Self.pictures([open] + frames), open: 0, over: Array(1...shifts.count)))
    #expect(abs(slide.top - Self.top) <= 8)
  }

  /// A list that scrolls is no motion of a keyboard that another motion shows.
  @Test func aListThatScrollsBeforeAKeyboardIsNone() {
    let page = Self.noise(5)
    let scroll = [0, 20, 60, 110, 150, 180, 200].map {
      Self.screen(page, page: $0, keyboard: Self.height)
    }
    #expect(Self.motions(after: scroll) == [true])
  }

  /// What goes below the screen is no keyboard if another motion shows one that is much taller.
  @Test(arguments: [(530, [true]), (470, [false, true])])
  func whatIsMuchLowerThanTheKeyboardIsAList(_ first: Int, _ motions: [Bool]) {
    let page = Self.noise(5)
    let scroll = [0, 12, 30, 60, 90, 120, 150, 180, 200].map { down in
      page.indices.map { place in
        let from = place - down * Self.columns
        guard place / Self.columns >= first else { return page[place] }
        return from / Self.columns < first ? 128 : page[from]
      }
    }
    #expect(Self.motions(after: scroll) == motions)
  }

  /// Which motions of a keyboard are found, true for one that opens, in a clip whose page scrolls before the
  /// keyboard comes.
  private static func motions(after scroll: [[UInt8]]) -> [Bool] {
    let keyboard = noise(6)
    let closed = scroll[scroll.count - 1]
    let up = [240, 200, 150, 100, 60, 30, 10, 0].map { shift -> [UInt8] in
      var frame = closed
      let first = (top + shift) * columns
      frame[first...] = keyboard[top * columns..<keyboard.count - shift * columns]
      return frame
    }
    func rest(_ frame: [UInt8]) -> [[UInt8]] { Array(repeating: frame, count: 14) }
    let slides = ClipSlides(
      pictures(rest(scroll[0]) + scroll + rest(closed) + up + rest(up[up.count - 1]))
    ).all
    #expect(slides.allSatisfy { !$0.isOpening || abs($0.slide.top - top) <= 8 })
    return slides.map(\.isOpening)
  }

  /// Two go together whose rows are as far down in most frames that show both.
  @Test func whatIsAsFarDownGoesAlong() throws {
    let slide = try #require(Self.slide(downTo: Self.height, by: Self.shifts))
    let near = try #require(Self.slide(downTo: Self.height, by: [14, 32, 62, 60, 70]))
    let other = try #require(Self.slide(downTo: Self.height, by: [14, 32, 70, 60, 70]))
    #expect(slide.goes(with: slide, within: 0) && slide.goes(with: near, within: 2))
    #expect(!slide.goes(with: near, within: 1) && !slide.goes(with: other, within: 2))
  }

  /// No keyboard is there before one comes, nor after it has gone.
  @Test func motionsSayWhichRestsAreClosed() throws {
    let slide = try #require(Self.slide(downTo: Self.height, by: Self.shifts))
    func way(_ before: Int, isOpening: Bool) -> ClipSlide {
      ClipSlide(before: before, after: before + 1, isOpening: isOpening, slide: slide, score: 1)
    }
    let both = [way(1, isOpening: true), way(3, isOpening: false)]
    #expect((0...5).map(both.isClosed) == [true, true, false, false, true, true])
    #expect((0...2).map([way(1, isOpening: false)].isClosed) == [false, false, true])
    #expect(![ClipSlide]().isClosed(at: 0))
  }

  private static func noise(_ seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<height * columns).map { _ in UInt8(random.number(in: 40...220)) }
  }

  /// A screen whose rows above the keyboard are the given number farther down, and whose keyboard is where
  /// it is.
  private static func screen(_ open: [UInt8], page: Int, keyboard: Int) -> [UInt8] {
    (0..<height * columns).map { place in
      let row = place / columns
      let from = row >= keyboard ? row - keyboard + top : row - page
      return open[max(0, from) * columns + place % columns]
    }
  }

  private static func pictures(_ frames: [[UInt8]]) -> RowPictures {
    RowPictures(
      width: 300, height: height, times: frames.indices.map { Double($0) / 60 }, frames: frames)
  }
}
