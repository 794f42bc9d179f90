import SeededRandom
import Testing

@testable import Recordings

/// Where things move in a clip, and where they rest.
struct ClipRestsTests {
  private static let (height, columns) = (240, RowPictures.columns)

  /// A clip of frames that show one of some pictures each, at 60 Hz.
  private static func clip(_ shown: [Int], times: [Double]? = nil) -> RowPictures {
    let pictures = (0...(shown.max() ?? 0)).map { number -> [UInt8] in
      var random = SplitMix64(seed: number)
      return (0..<height * columns).map { _ in UInt8(random.number(in: 40...220)) }
    }
    return clip(frames: shown.map { pictures[$0] }, times: times)
  }

  private static func clip(frames: [[UInt8]], times: [Double]? = nil) -> RowPictures {
    RowPictures(
      width: 400, height: height, times: times ?? frames.indices.map { Double($0) / 60 },
      frames: frames)
  }

  private static func rests(_ pictures: RowPictures) -> [ClosedRange<Int>] {
    ClipRests(pictures).rests.map(\.frames)
  }

  /// Equal frames are a rest from 0.14 s on, 10 of them at 60 Hz; at both ends, whatever their number.
  @Test func whatStaysLongEnoughRests() {
    let shown =
      [Int](repeating: 0, count: 4) + [1, 2] + [Int](repeating: 3, count: 9) + [4]
      + [Int](repeating: 5, count: 10) + [6, 7] + [Int](repeating: 8, count: 12)
    let found = ClipRests(Self.clip(shown))
    #expect(found.rests.map(\.frames) == [0...3, 16...25, 28...39])
    #expect(found.rests.map(\.isSure) == [false, true, true])
    #expect(found.rests.map(\.isCut) == [true, false, false])
    let repeats = shown.indices.filter { $0 > 0 && shown[$0] == shown[$0 - 1] }
    #expect(found.isRepeated.indices.filter { found.isRepeated[$0] } == repeats)
  }

  /// A frame that is shown for long is a rest of its own, for recorders leave out what does not change.
  @Test func aFrameThatIsHeldRests() {
    var times = (0..<12).map { Double($0) / 60 }
    let shown = Array(0..<12)
    #expect(Self.rests(Self.clip(shown, times: times)) == [0...0, 11...11])
    for index in 6..<12 { times[index] += 0.2 }
    let found = ClipRests(Self.clip(shown, times: times)).rests
    #expect(found.map(\.frames) == [0...0, 5...5, 11...11] && found[1].isSure)
    for index in 6..<12 { times[index] -= 0.09 }
    #expect(Self.rests(Self.clip(shown, times: times)) == [0...0, 11...11])
  }

  /// The clock in the status bar may change, and a few rows elsewhere, such as a cursor.
  @Test func whatIsSmallDoesNotMove() {
    func moves(_ rows: Range<Int>, by level: UInt8) -> Bool {
      var frames = Self.clip([Int](repeating: 0, count: 24)).frames
      for frame in 12..<24 {
        for place in rows.lowerBound * Self.columns..<rows.upperBound * Self.columns {
          frames[frame][place] += level
        }
      }
      return Self.rests(Self.clip(frames: frames)).count > 1
    }
    #expect(!moves(0..<20, by: 30) && moves(20..<40, by: 30))
    #expect(!moves(100..<103, by: 30) && moves(100..<104, by: 30))
    #expect(!moves(100..<140, by: 2) && moves(100..<140, by: 3))
  }

  /// A motion begins by less than is noticed from one frame to the next: the rest ends before it.
  @Test func aRestEndsBeforeAFaintBeginning() throws {
    var frames = Self.clip([Int](repeating: 0, count: 30) + [1, 2, 3]).frames
    for (frame, level) in [(27, 2), (28, 4), (29, 6)] {
      for place in 100 * Self.columns..<110 * Self.columns { frames[frame][place] += UInt8(level) }
    }
    let first = try #require(ClipRests(Self.clip(frames: frames)).rests.first)
    #expect(first.frames == 0...27 && first.shown == 27 - 5)
    #expect(ClipRest(frames: 10...89, isSure: true).shown == 83)
  }

  /// Turns stand among the rests by their frames, and are not cut off.
  @Test func turnsStandInOrder() {
    let shown = [Int](repeating: 0, count: 12) + Array(1...9) + [Int](repeating: 10, count: 12)
    let turned = ClipRests(Self.clip(shown)).turned(at: [18, 15])
    #expect(turned.rests.map(\.frames) == [0...11, 15...15, 18...18, 21...32])
    #expect(turned.rests.map(\.isTurn) == [false, true, true, false])
    #expect(turned.rests.allSatisfy { !$0.isCut } && turned.isRepeated.count == 33)
  }
}
