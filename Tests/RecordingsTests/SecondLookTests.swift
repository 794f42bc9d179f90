import AnimationCurves
import Scenes
import TestSupport
import Testing

@testable import Recordings

/// Where their curves lead edges are found in frames that were not read; a row is a point.
struct SecondLookTests {
  private static let screen = FinderScreen()
  private static let (top, home, height) = (508.0, 810.0, Double(FinderScreen.height))
  private static let times = (0..<60).map { Double($0) / 60 }
  /// The frames of the motion.
  private static let frames = 9...50
  private static let shares = times.map { time in
    time < 0.161 ? 0 : min(1, KeyboardProfile.iOS18.timing.progress(at: time - 0.161))
  }
  private static let keyboards = shares.map { height - $0 * (height - top) }
  private static let bars = shares.map { home - $0 * (home - top) }

  /// A frame on the way, with a keyboard or a bar that is drawn some rows off, and the rests; others are not looked at.
  private static func pictures(_ frame: Int, keyboard: Int = 0, bar: Int = 0) -> RowPictures {
    let none = screen.frame(bar: Int(home))
    var frames = times.map { _ in none }
    for index in [frame, times.count - 1] {
      let (down, along) = index == frame ? (keyboard, bar) : (0, 0)
      frames[index] = screen.frame(
        bar: Int(bars[index].rounded()) + along, keyboard: Int(keyboards[index].rounded()) + down)
    }
    return RowScreen.clip(frames)
  }

  /// Looks again at one frame: `keyboard` and `bar` are what was read there.
  private static func look(
    _ frame: Int, in pictures: RowPictures, keyboard: Double? = nil, bar: Double? = nil,
    isRepeated: Bool = false, besides other: Double? = nil
  ) -> (keyboard: Double?, bar: Double?) {
    var track = EdgeTrack(
      keyboardTop: keyboards.map { $0 < height - ClipLimits.unseenPart ? $0 : nil },
      barTop: bars.map { $0 - 50 }, barBottom: bars, keyboardErrors: times.map { _ in nil },
      barErrors: times.map { _ in nil }, barDoubts: times.map { _ in 0 })
    (track.keyboardTop[frame], track.barBottom[frame]) = (keyboard, bar)
    track.barTop[frame] = bar.map { $0 - 50 }
    let isHeld = times.indices.map { isRepeated && $0 == frame }
    let rests = ClipRests(
      rests: [
        ClipRest(frames: 0...frames.lowerBound, isSure: true),
        ClipRest(frames: frames.upperBound...59, isSure: true),
      ], isRepeated: isHeld)
    let open = FrameEdges(pictures.frames[59], height: FinderScreen.height)
    let slide = ClipSlide(
      before: 0, after: 1, isOpening: true,
      slide: KeyboardSlide(open: 59, shifts: [], top: FinderScreen.top, quality: 1), score: 1)
    let rest = KeyboardRest(frame: 59, top: top, edges: open)
    let scenery = ClipScenery(
      rests: rests, slides: [slide],
      keyboards: [other.map { KeyboardRest(frame: 59, top: $0, edges: open) }, rest],
      bar: BarBand(
        run: BarRun(rows: 458..<508, offset: 302, score: 1), top: 458, foot: top...top, open: open,
        closed: FrameEdges(pictures.frames[0], height: FinderScreen.height)),
      foot: nil, main: slide, isCut: false)
    let reading = ClipReading(
      device: .known("iPhone 14"), isExact: true, rowsPerPoint: 1, scenery: scenery, track: track,
      isRepeated: isHeld, keyboardTops: [nil, top], barBottoms: [home, top])
    let stretch = ClipMotions.Stretch(
      frames: frames, around: 0...59, phase: .opening, isTurned: false, from: height, to: top,
      barFrom: home, barTo: top, isCutBefore: false, isCutAfter: false)
    let motions = ClipMotions([stretch], of: reading, at: times)
    let second = reading.secondLook(along: motions, at: times, in: pictures, [stretch]).0
    return (second.track.keyboardTop[frame], second.track.barBottom[frame])
  }

  /// The frame of some whose edges are the nearest to rows.
  private static let even =
    (14..<24).min { one, other in
      func off(_ frame: Int) -> Double {
        [keyboards, bars].map { abs($0[frame] - $0[frame].rounded()) }.reduce(0, +)
      }
      return off(one) < off(other)
    } ?? 14

  /// Both are found where their curves lead, whatever else a rest takes for a keyboard.
  @Test(arguments: [15, 22], [nil, 510.0]) func whatWasNotReadIsFound(
    frame: Int, other: Double?
  ) throws {
    let found = Self.look(frame, in: Self.pictures(frame), besides: other)
    #expect(abs(try #require(found.keyboard) - Self.keyboards[frame]) < 0.75)
    #expect(abs(try #require(found.bar) - Self.bars[frame]) < 0.75)
  }

  /// What is a row off its curve is another thing, and so is what shows in a frame that repeats the one before.
  @Test func whatIsOffIsNotFound() {
    let frame = Self.even
    let off = Self.look(frame, in: Self.pictures(frame, keyboard: 1, bar: -1))
    #expect(off.keyboard == nil && off.bar == nil)
    let far = Self.look(frame, in: Self.pictures(frame, keyboard: 9, bar: 9))
    #expect(far.keyboard == nil && far.bar == nil)
    let held = Self.look(frame, in: Self.pictures(frame), isRepeated: true)
    #expect(held.keyboard == nil && held.bar == nil)
  }

  /// A bar that is elsewhere in one frame alone is looked for again; both edges together are of another time.
  @Test func aStrayBarIsLookedForAgain() throws {
    let frame = 18
    let (top, bottom) = (Self.keyboards[frame], Self.bars[frame])
    let pictures = Self.pictures(frame)
    let found = Self.look(frame, in: pictures, keyboard: top, bar: bottom + 40)
    #expect(found.keyboard == top)
    #expect(abs(try #require(found.bar) - bottom) < 0.75)
    let both = Self.look(frame, in: pictures, keyboard: top + 40, bar: bottom + 40)
    #expect(both.keyboard == top + 40 && both.bar == bottom + 40)
  }

  /// A keyboard of which no more than 36 points show is not looked for.
  @Test func aLittleOfAKeyboardIsNotLookedFor() throws {
    let frame = try #require(Self.keyboards.firstIndex { $0 < Self.height - 16 })
    try #require(Self.keyboards[frame] > Self.height - ClipLimits.leastShown)
    let found = Self.look(frame, in: Self.pictures(frame), bar: Self.bars[frame])
    #expect(found.keyboard == nil)
  }
}
