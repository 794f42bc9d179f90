import AnimationCurves
import Detectors
import Scenes
import SeededRandom
import Testing

@testable import Recordings

/// The lower part of a bar that the keys cover at rest shows while no keyboard is there.
struct CoveredBarTests {
  /// A screen of 375 x 667 points without a home indicator, of which a point is two rows.
  private static let (height, columns, scale) = (1334, RowPictures.columns, 2.0)
  private static let keyboardHeight = 260.0

  /// What is written in a bar.
  private static let words: [UInt8] = {
    var random = SplitMix64(seed: 3)
    return (0..<36 * columns).map { place in
      (4..<30).contains(place % columns) ? UInt8(random.number(in: 20...120)) : 120
    }
  }()

  /// A row of a bar that is 60 points high, with words in some of its rows.
  private static func bar(_ row: Int, _ parts: [Range<Int>]) -> [UInt8] {
    guard let part = parts.first(where: { $0.contains(row) }) else {
      return [UInt8](repeating: 120, count: columns)
    }
    return Array(words[(row - part.lowerBound) * columns..<(row + 1 - part.lowerBound) * columns])
  }

  /// A keyboard that comes up, and a bar that comes with it and rests the given number of points under it.
  private static func clip(under: Double, hasMore: Bool) -> RowPictures {
    // Words in the upper half, and more of them down to 4 points above the end.
    clip(under: under, parts: hasMore ? [14..<50, 84..<112] : [14..<50])
  }

  private static func clip(under: Double, parts: [Range<Int>]) -> RowPictures {
    clip(parts) { _, share in (share * keyboardHeight, share * (keyboardHeight - under)) }
  }

  private static let times = (0..<84).map { Double($0) / 60 }
  /// The share of its way that the keyboard has gone in each frame.
  private static let shares = times.map { time in
    time < 0.41 ? 0 : min(1, KeyboardProfile.iOS18.timing.progress(at: time - 0.41))
  }

  /// A clip by the heights of the keyboard's top and of the bar's end above the screen's bottom, of a frame's number
  /// and share; the bar does not show where it has none.
  private static func clip(
    _ parts: [Range<Int>] = [14..<50],
    at heights: (Int, Double) -> (keyboard: Double, bar: Double?)
  ) -> RowPictures {
    let frames = shares.enumerated().map { index, share -> [UInt8] in
      let (keyboard, bar) = heights(index, share)
      let top = height - Int((keyboard * scale).rounded())
      let end = bar.map { height - Int(($0 * scale).rounded()) }
      return (0..<height).flatMap { row -> [UInt8] in
        if row >= top {
          let keys = PlainBarTests.keyboard.dropFirst((row - top) * columns)
          return Array(keys.prefix(columns))
        }
        guard let end, (end - 120..<end).contains(row) else {
          return [UInt8](repeating: 243, count: columns)
        }
        return Self.bar(row - end + 120, parts)
      }
    }
    return RowPictures(width: 750, height: height, times: times, frames: frames)
  }

  @Test(arguments: [true, false]) func aBarOnTheKeyboardIsRight(hasMore: Bool) throws {
    let playback = try ClipMeter.measure(Self.clip(under: 0, hasMore: hasMore), named: "clip")
    #expect(CaseResult(playback).findings.isEmpty)
  }

  @Test(arguments: [14.0, 22]) func whatShowsUnderTheKeysIsAnOverlap(under: Double) throws {
    let playback = try ClipMeter.measure(Self.clip(under: under, hasMore: true), named: "clip")
    let overlap = try #require(CaseResult(playback).findings.first { $0.kind == .overlap })
    #expect(overlap.points > 3 && overlap.points < under + 1)
  }

  /// So it does below a line of text that the keyboard's top cuts.
  @Test func aCutLineIsAskedFor() {
    #expect {
      try ClipMeter.measure(Self.clip(under: 22, parts: [52..<79]), named: "clip")
    } throws: { "\($0)".contains("--bar TOP..BOTTOM") }
  }

  /// Its colour alone says that it may go on as far as that.
  @Test(arguments: [14.0, 22]) func aPlainPartUnderTheKeysIsAskedFor(under: Double) {
    #expect {
      try ClipMeter.measure(Self.clip(under: under, hasMore: false), named: "clip")
    } throws: { "\($0)".contains("pt below") && "\($0)".contains("--bar TOP..BOTTOM") }
  }

  /// A bar that is not seen for some frames was under the keyboard if it comes out of it, or is where it rests; one
  /// that is above it then was only hard to read.
  @Test func aBarThatIsNextSeenAboveTheKeyboardWasNotUnderIt() throws {
    func isOut(_ bottom: Double, from before: Double = 569) -> Bool {
      RecordedClip.mayComeOut(at: bottom, rest: 518, of: 550, from: before)
    }
    // The keyboard's edge is at 550 points, and was at 569.
    #expect(!isOut(520) && isOut(518.9) && isOut(517.1) && !isOut(516.9))
    #expect(isOut(560) && isOut(530.1) && !isOut(529.9))
    #expect(!isOut(529.9, from: 531) && !isOut(540, from: 550) && isOut(549.1, from: 550))
    let late = Self.clip { frame, share in
      let bar = frame < 34 ? nil : Self.keyboardHeight
      return (share * Self.keyboardHeight, share == 0 ? 0 : bar)
    }
    let recording = try #require(try ClipMeter.measure(late, named: "clip").recording)
    #expect(!recording.covered.isEmpty)
  }

  /// Another thing that looks like the keyboard, where its curve leads to the screen's bottom, is none.
  @Test func aKeyboardThatItsCurveHasAtTheBottomIsNotSeenHigher() throws {
    let first = 26
    let shown = Self.shares[first...first + 2].map { $0 * Self.keyboardHeight }
    #expect((5.0..<36).contains(shown[0]) && shown[1] < 66 && shown[2] > 66)
    let pictures = Self.clip { index, share in
      let place = share * Self.keyboardHeight
      return (index == first ? 68 : place, place)
    }
    let playback = try ClipMeter.measure(pictures, named: "clip")
    let track = try #require(playback.recording).track
    #expect(track.keyboardTop[first] == nil)
    #expect(CaseResult(playback).findings.isEmpty)
  }
}
