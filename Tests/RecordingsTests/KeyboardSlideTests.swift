import SeededRandom
import Testing

@testable import Recordings

/// A keyboard leaves the screen with all of its rows.
struct KeyboardSlideTests {
  private static let (height, columns, top) = (640, RowPictures.columns, 400)

  /// Frames in which the rows from the keyboard's top down to an end go down by some, over a page.
  private static func slide(downTo end: Int, by shifts: [Int]) -> KeyboardSlide? {
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
}
