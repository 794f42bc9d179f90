import Testing

@testable import Recordings

/// The lower edge of a bar by all frames, and where it has grown.
struct BarFootTests {
  private static let downs = [40, 90, 150, 220, 280]

  /// The bar that is settled by frames of a motion and by a second rest like the open one, in which its text is the given
  /// number of rows farther up; its edges as well, or not.
  private static func settled(
    bar end: Int, up: Int, isWhole: Bool, keyboardOff: Double = 0, gray: Int = 222
  ) throws -> BarBand {
    var screen = FinderScreen()
    screen.bar?.gray = gray
    let top = FinderScreen.top
    let closed = screen.frame(bar: 810)
    var other = screen
    if !isWhole { other.bar?.text = [12 - up..<34 - up] }
    let second = other.frame(bar: isWhole ? end - up : end, keyboard: top)
    let ways = downs.map { down in
      (frame: screen.frame(bar: min(810, end + down), keyboard: top + down), down: down)
    }
    let finder = screen.finder(
      open: screen.frame(bar: end, keyboard: top), closed: closed,
      ways: ways + [(frame: second, down: 0)])
    let bar = try #require(finder.bar(keyboardTop: Double(top)))
    let count = ways.count + 3
    let none = [Double?](repeating: nil, count: count)
    var track = EdgeTrack(
      keyboardTop: none, barTop: none, barBottom: none, keyboardErrors: none, barErrors: none,
      barDoubts: none.map { _ in 0 })
    for frame in 0..<count {
      let down = frame == 0 ? 810 - end : frame <= ways.count ? min(810 - end, downs[frame - 1]) : 0
      let isSecond = frame == count - 2
      track.barTop[frame] = bar.top + Double(isSecond ? -up : down)
      track.barBottom[frame] = bar.bottom + Double(isSecond ? -up : down)
      guard frame > 0 else { continue }
      track.keyboardTop[frame] =
        Double(top + (frame <= ways.count ? downs[frame - 1] : 0)) + (isSecond ? keyboardOff : 0)
    }
    let rests = ClipRests(
      rests: [0, count - 2, count - 1].map { ClipRest(frames: $0...$0, isSure: true) },
      isRepeated: [])
    return BarFoot(finder: finder, keyboardTop: Double(top)).settled(bar, along: track, rests)
  }

  /// A bar whose edges go along has not grown, and one that has not moved.
  @Test(arguments: [0, 1, 6]) func aBarThatGoesAlongHasNotGrown(up: Int) throws {
    let bar = try Self.settled(bar: 484, up: up, isWhole: true)
    #expect(bar.growth == 0 && abs(bar.bottom - 484) <= 1 && bar.footDoubt <= 5)
    #expect(abs(bar.top - 434) <= 1 && abs(bar.homeTop - 760) <= 1)
  }

  /// One whose text alone has moved may have grown by as much: down to the keyboard, or to its edge where both rests
  /// show that.
  @Test(arguments: [(1, 0.0), (2, 2), (6, 6)], [222, 240]) func aBarWhoseTextMovesHasGrown(
    _ way: (up: Int, growth: Double), gray: Int
  ) throws {
    let bar = try Self.settled(bar: 484, up: way.up, isWhole: false, gray: gray)
    #expect(bar.growth == way.growth)
    let isOpen = gray == 240
    #expect(abs(bar.bottom - (isOpen ? 508 : 484)) <= 1, "\(bar.bottom)")
    #expect(abs(bar.bottom - bar.footDoubt - (isOpen ? 468 : 484)) <= 5, "\(bar.footDoubt)")
  }

  /// Rests in which the keyboard is elsewhere are not alike.
  @Test func anotherKeyboardSaysNothingOfGrowth() throws {
    #expect(try Self.settled(bar: 484, up: 6, isWhole: false, keyboardOff: 1).growth == 0)
    #expect(try Self.settled(bar: 484, up: 6, isWhole: false, keyboardOff: 0.9).growth == 6)
  }
}
