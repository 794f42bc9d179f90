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
    isRepeated: Bool = false, besides other: Double? = nil, rough: Double = 0
  ) -> (keyboard: Double?, bar: Double?) {
    let offs = times.indices.map { index in
      frames.dropFirst().dropLast().contains(index) ? (index.isMultiple(of: 2) ? rough : -rough) : 0
    }
    let (tops, bottoms) = (zip(keyboards, offs).map { $0 + $1 }, zip(bars, offs).map { $0 - $1 })
    var track = EdgeTrack(
      keyboardTop: tops.map { $0 < height - ClipLimits.unseenPart ? $0 : nil },
      barTop: bottoms.map { $0 - 50 }, barBottom: bottoms, keyboardErrors: times.map { _ in nil },
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

  /// A curve that leaves what was read by more than 0.6 % of its way does not say where to look.
  @Test(arguments: [(0.0, true), (1.2, true), (3, false)])
  func aRoughWayDoesNotSayWhereToLook(rough: Double, isFound: Bool) {
    let found = Self.look(Self.even, in: Self.pictures(Self.even), rough: rough)
    #expect((found.keyboard != nil) == isFound && (found.bar != nil) == isFound)
  }

  /// A bar that no frame shows on its way back is looked for where it is as it came.
  @Test(arguments: [4, 8]) func aBarIsLookedForAsItCame(later: Int) throws {
    let times = (0..<120).map { Double($0) / 60 }
    let timing = KeyboardProfile.iOS18.timing
    let back = Self.times.map { min(1, max(0, timing.progress(at: $0 - 0.161))) }
    let shares = Self.shares + back.map { 1 - $0 }
    let (tops, bars) = (
      shares.map { Self.height - $0 * (Self.height - Self.top) },
      shares.map { Self.home - $0 * (Self.home - Self.top) }
    )
    func drawn(_ frame: Int) -> [UInt8] {
      Self.screen.frame(bar: Int(bars[frame].rounded()), keyboard: Int(tops[frame].rounded()))
    }
    let (motions, frame) = ([9...50, 69...110], 69 + later)
    let (open, closed) = (drawn(59), drawn(0))
    let pictures = RowScreen.clip(times.indices.map { $0 == frame ? drawn(frame) : closed })
    let edges = FrameEdges(open, height: FinderScreen.height)
    let seen = bars.indices.map { (70..<110).contains($0) ? nil : bars[$0] }
    let track = EdgeTrack(
      keyboardTop: tops.map { $0 < Self.height - ClipLimits.unseenPart ? $0 : nil },
      barTop: seen.map { $0.map { $0 - 50 } }, barBottom: seen,
      keyboardErrors: times.map { _ in nil }, barErrors: times.map { _ in nil },
      barDoubts: times.map { _ in 0 })
    let rests = ClipRests(
      rests: [0...9, 50...69, 110...119].map { ClipRest(frames: $0, isSure: true) },
      isRepeated: times.map { _ in false })
    let slides = [0, 1].map { index in
      ClipSlide(
        before: index, after: index + 1, isOpening: index == 0,
        slide: KeyboardSlide(open: 59, shifts: [], top: FinderScreen.top, quality: 1), score: 1)
    }
    let scenery = ClipScenery(
      rests: rests, slides: slides,
      keyboards: [nil, KeyboardRest(frame: 59, top: Self.top, edges: edges), nil],
      bar: BarBand(
        run: BarRun(rows: 458..<508, offset: 302, score: 1), top: 458, foot: Self.top...Self.top,
        open: edges, closed: FrameEdges(closed, height: FinderScreen.height)),
      foot: nil, main: slides[0], isCut: false)
    let reading = ClipReading(
      device: .known("iPhone 14"), isExact: true, rowsPerPoint: 1, scenery: scenery, track: track,
      isRepeated: rests.isRepeated, keyboardTops: [nil, Self.top, nil],
      barBottoms: [Self.home, Self.top, Self.home])
    let stretches = reading.stretches()
    #expect(stretches.map(\.frames) == motions)
    let found = reading.secondLook(
      along: ClipMotions(stretches, of: reading, at: times), at: times, in: pictures, stretches
    ).0.track.barBottom
    #expect(abs(try #require(found[frame]) - bars[frame]) < 0.75)
  }
}
