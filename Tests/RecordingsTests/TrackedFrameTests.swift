import AnimationCurves
import Detectors
import MotionFits
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// What frames come to that hide an edge, show one elsewhere, or show another time than their own.
struct TrackedFrameTests {
  private typealias Clip = TrackedClip

  /// A bar that does not show is under the keyboard, by what its curve or its height says, if it went there and
  /// comes out of it.
  @Test(arguments: [0.07, 0.1]) func aBarThatIsNotSeenIsUnderTheKeyboard(late: Double) throws {
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, late: late)) }
    let clip = TrackedClip { time in
      let keyboard = Clip.keyboard(Clip.share(at: time))
      let isSeen = bar(time) - (keyboard ?? 999) < 0.8 * Clip.barHeight
      return (keyboard, isSeen ? bar(time) : nil)
    }
    let motion = clip.clip.motions.stretches[0]
    let depths = clip.clip.hiddenDepths(in: motion)
    let unseen = motion.frames.filter { clip.reading.track.barBottom[$0] == nil }
    #expect(!unseen.isEmpty && depths.keys.sorted() == unseen)
    for (frame, depth) in depths {
      let time = Clip.times[frame]
      let whole = bar(time) - (Clip.keyboard(Clip.share(at: time)) ?? 0)
      #expect(depth <= whole + 0.1 && depth > min(0.7 * whole, 0.7 * Clip.barHeight))
    }
    #expect(clip.recording.covered == unseen)
    let note = "the keyboard hides the bar in \(unseen.count) frames from \(unseen[0]) to"
    #expect(clip.recording.notes.contains { $0.hasPrefix(note) })
    #expect(clip.greatest(.overlap, .opening) > 30)
  }

  /// One that is above it when it shows again was not there: it was hard to read.
  @Test func aBarThatIsHardToReadIsNotUnderTheKeyboard() throws {
    let unread = 34..<37
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let frame = Int((time * Clip.rate).rounded())
      return (Clip.keyboard(share), unread.contains(frame) ? nil : Clip.bar(share))
    }
    #expect(clip.recording.covered.isEmpty && clip.result.findings.isEmpty)
    try ClipMeter.require(clip.clip, ClipOptions())
  }

  /// Of a motion in which nothing shows the bar its rests are judged, and that is said; but where the keyboard may
  /// hide it, that is judged.
  @Test(arguments: [(0.5, false), (0, true)])
  func aMotionWithoutABarIsSaid(doubt: Double, isHidden: Bool) {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let isOnWay = share > 0.001 && share < 0.999 && time < 1.2
      return (Clip.keyboard(share), isOnWay ? nil : Clip.bar(share))
    } doubts: { time in
      time < 1.2 ? doubt : 0
    }
    let notes = clip.recording.notes
    #expect(notes.count { $0.contains("shows the bar: of that motion") } == (isHidden ? 0 : 1))
    #expect(clip.recording.motions[0].bar == nil && clip.recording.motions[1].bar != nil)
    #expect(clip.result.findings.isEmpty != isHidden)
    #expect(clip.recording.covered.isEmpty != isHidden)
  }

  /// A frame that shows another one's picture moves both edges alike: no gap.
  @Test(arguments: [32, 34, 92, 95]) func aFrameThatIsShownTwiceIsNoGap(frame: Int) throws {
    let clip = TrackedClip(repeated: [frame]) { time in
      let share = Clip.share(at: time)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.result.findings.isEmpty)
    #expect(clip.recording.motions.allSatisfy { $0.delay == 0 })
  }

  /// A late bar's gaps are as large as frames show them, where one frame is shown twice or left out.
  @Test(arguments: 0..<TestLength.cases(24, long: 400)) func aLateBarIsReadAboutAnUnevenFrame(
    seed: Int
  )
    throws
  {
    var random = SplitMix64(seed: seed)
    let late = random.number(in: 0.015...0.1)
    let odd = Int(random.number(in: 31...40)) + (seed.isMultiple(of: 2) ? 0 : 60)
    let isTwice = seed % 4 < 2
    // Noise makes two pictures of one.
    let isNoticed = seed % 8 < 4
    func shown(_ time: Double) -> Double {
      let frame = Int((time * Clip.rate).rounded())
      if isTwice { return frame == odd ? time - 1 / Clip.rate : time }
      return frame >= odd ? time + 1 / Clip.rate : time
    }
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, late: late)) }
    let clip = TrackedClip(repeated: isTwice && isNoticed ? [odd] : []) { time in
      (Clip.keyboard(Clip.share(at: shown(time))), bar(shown(time)))
    }
    try ClipMeter.require(clip.clip, ClipOptions())
    for (kind, phase) in [(FindingKind.overlap, Phase.opening), (.gap, .closing)] {
      let (most, read) = (Clip.worst(kind, bar), clip.greatest(kind, phase))
      // A frame that is left out may have been the worst.
      #expect(read < most + 0.5, "\(kind) of \(late) s, \(odd) \(isTwice)")
      #expect(read > 0.6 * most, "\(kind) of \(late) s, \(odd) \(isTwice)")
    }
  }

  /// A keyboard that is lost where much of it is on the screen goes on as in the clip's other motion, even if
  /// its edge is read a little off.
  @Test(arguments: [0.0, 2, 3], [700.0, 740, 780])
  func aKeyboardThatIsLostGoesOn(off: Double, lost: Double) throws {
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, late: 0.013)) }
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let keyboard = Clip.keyboard(share)
      guard time > 1.2, let keyboard else { return (keyboard, bar(time)) }
      return (keyboard < lost ? keyboard + (1 - share) * off : nil, bar(time))
    }
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.recording.motions.allSatisfy { $0.keyboard?.curve == "iOS 18" })
    let (most, read) = (Clip.worst(.gap, bar), clip.greatest(.gap, .closing))
    #expect(abs(read - most) < 1 + off, "\(read) for \(most)")
  }

  /// So it does where its edge is read off by as much all the way, so that another curve fits better.
  @Test(arguments: [(4.0, 680.0), (6, 680), (6, 733), (6, 760)])
  func aKeyboardThatIsReadOffGoesOn(off: Double, lost: Double) throws {
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, late: 0.013)) }
    let clip = TrackedClip { time in
      let keyboard = Clip.keyboard(Clip.share(at: time))
      guard time > Clip.hide, let keyboard else { return (keyboard, bar(time)) }
      return (keyboard < lost ? keyboard + off : nil, bar(time))
    }
    #expect(clip.recording.motions.allSatisfy { $0.keyboard?.curve == "iOS 18" })
    #expect(clip.greatest(.gap, .closing) < Clip.worst(.gap, bar) + off)
  }

  /// The end of a spring's way looks alike from anywhere: it does not say where the way begins.
  @Test(arguments: [0.0, 0.02, 0.06]) func theEndOfAWayIsNoCurve(late: Double) {
    let left = 37
    let clip = TrackedClip(times: Array(Clip.times.prefix(84))) { time in
      let frame = Int((time * Clip.rate).rounded())
      let shown = frame >= left ? time + 1 / Clip.rate : time
      return (Clip.keyboard(Clip.share(at: shown)), Clip.bar(Clip.share(at: shown, late: late)))
    }
    #expect(clip.clip.motions.stretches[0].keyboard == nil && clip.refusal() == nil)
  }

  /// A frame that is shown twice, and shows no keyboard, has it where it was when the bar was there.
  @Test(arguments: [0.0, 0.008, 0.02]) func aFrameThatIsShownTwiceHasItsTime(late: Double) throws {
    let odd = 99
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, late: late)) }
    let clip = TrackedClip { time in
      let isOdd = Int((time * Clip.rate).rounded()) == odd
      let shown = isOdd ? time - 1 / Clip.rate : time
      return (isOdd ? nil : Clip.keyboard(Clip.share(at: time)), bar(shown))
    }
    let stretch = clip.clip.recordedStretches[2]
    let index = try #require(stretch.times.firstIndex { abs($0 - Clip.times[odd]) < 1e-6 })
    let before = try #require(Clip.keyboard(Clip.share(at: Clip.times[odd - 1])))
    #expect(abs(stretch.keyboardTop[index] - before) < 0.5)
  }

  /// Of a keyboard of which little shows, and that its curve leaves, the bar says whether it is one: in a frame that is
  /// shown twice both are where they were.
  @Test(arguments: [0.0, 0.02], [101, 102]) func aLittleOfAKeyboardIsOneWhereTheBarIsAsFar(
    late: Double, odd: Int
  ) throws {
    func clip(_ isBarOdd: Bool) -> TrackedClip {
      TrackedClip { time in
        let isOdd = Int((time * Clip.rate).rounded()) == odd
        let shown = isOdd ? time - 1 / Clip.rate : time
        return (
          Clip.keyboard(Clip.share(at: shown)),
          Clip.bar(Clip.share(at: isBarOdd ? shown : time, late: late))
        )
      }
    }
    let before = try #require(Clip.keyboard(Clip.share(at: Clip.times[odd - 1])))
    let both = clip(true).reading.track.keyboardTop[odd]
    #expect(abs(try #require(both) - before) < 0.5)
    #expect(clip(false).reading.track.keyboardTop[odd] == nil)
  }

  /// So it is where no frame shows it from then on.
  @Test(arguments: [0.008, 0.02]) func aFrameThatIsShownTwiceHasItsTimeBeyondTheLastKeyboard(
    late: Double
  ) throws {
    let odd = 101
    let clip = TrackedClip { time in
      let frame = Int((time * Clip.rate).rounded())
      let keyboard = frame < odd ? Clip.keyboard(Clip.share(at: time)) : nil
      let shown = frame == odd ? time - 1 / Clip.rate : time
      return (keyboard, Clip.bar(Clip.share(at: shown, late: late)))
    }
    let stretch = clip.clip.recordedStretches[2]
    let index = try #require(stretch.times.firstIndex { abs($0 - Clip.times[odd]) < 1e-6 })
    let before = try #require(Clip.keyboard(Clip.share(at: Clip.times[odd - 1])))
    #expect(abs(stretch.keyboardTop[index] - before) < 0.5)
  }

  /// A keyboard that is elsewhere in one frame alone is another thing.
  @Test(arguments: [33, 36, 94], [-40.0, 25]) func aStrayEdgeIsForgotten(frame: Int, off: Double) {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let isStray = Int((time * Clip.rate).rounded()) == frame
      return (Clip.keyboard(share).map { isStray ? $0 + off : $0 }, Clip.bar(share))
    }
    #expect(clip.reading.track.keyboardTop[frame] == nil)
    #expect(clip.result.findings.isEmpty)
  }

  /// What frames are off by chance is taken from both edges.
  @Test(arguments: 0..<TestLength.cases(6, long: 100)) func chanceIsNoGap(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let noise = Clip.times.map { _ in
      (random.number(in: -0.3...0.3), random.number(in: -0.3...0.3))
    }
    let clip = TrackedClip { time in
      let (frame, share) = (Int((time * Clip.rate).rounded()), Clip.share(at: time))
      let isOnWay = share > 0 && share < 1
      return (
        Clip.keyboard(share).map { $0 + (isOnWay ? noise[frame].0 : 0) },
        Clip.bar(share) + (isOnWay ? noise[frame].1 : 0)
      )
    }
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.result.findings.isEmpty)
    let track = clip.reading.track
    let off = zip(Clip.times, Clip.times.indices).filter { $1 > 31 && $1 < 80 }.flatMap {
      time, frame -> [Double] in
      let share = Clip.share(at: time)
      return [
        (track.barBottom[frame] ?? 0) - Clip.bar(share),
        Clip.keyboard(share).map { (track.keyboardTop[frame] ?? 0) - $0 } ?? 0,
      ]
    }
    #expect((off.map { $0 * $0 }.reduce(0, +) / Double(off.count)).squareRoot() < 0.1)
  }

  /// A bar that shows only at the end of a way that is not the keyboard's has no curve.
  @Test func aBarThatIsMostlyUnseenHasNoCurve() {
    let timing = AnimationTiming.known(.timingFunction(.linear), 0.6)
    let clip = TrackedClip { time in
      let share = Clip.share(at: time, by: timing)
      let isSeen = time > 1.2 || share == 0 || share > 0.85
      return (Clip.keyboard(Clip.share(at: time)), isSeen ? Clip.bar(share) : nil)
    } doubts: { _ in
      0.5
    }
    #expect(clip.recording.motions[0].bar?.curve ?? "linear" == "linear")
    let alone = TrackedClip { time in
      let share = Clip.share(at: time, by: timing)
      let isSeen = share == 0 || share > 0.85
      return (Clip.keyboard(Clip.share(at: time)), isSeen ? Clip.bar(share) : nil)
    } doubts: { _ in
      0.5
    }
    #expect(alone.recording.motions.allSatisfy { $0.bar == nil })
  }

  /// A bar of which one motion shows little has the curve and the delay of the other one, if that leads through
  /// what shows.
  @Test(arguments: [0.02, 0.05], [true, false])
  func aBarThatShowsLittleGoesAsBefore(late: Double, isAsLate: Bool) {
    func bar(_ time: Double) -> Double {
      Clip.bar(Clip.share(at: time, late: isAsLate || time < 1.2 ? late : late + 0.05))
    }
    let clip = TrackedClip { time in
      let frame = Int((time * Clip.rate).rounded())
      let isHidden = time > 1.2 && (92..<125).contains(frame) && ![100, 102, 104].contains(frame)
      return (Clip.keyboard(Clip.share(at: time)), isHidden ? nil : bar(time))
    } doubts: { _ in
      0.5
    }
    let motion = clip.recording.motions[1]
    #expect(motion.bar?.curve == "iOS 18")
    #expect(abs((motion.delay ?? 0) - (isAsLate ? late : late + 0.05)) < 0.002)
    let likely = clip.clip.motions.stretches[1].likelyBar
    #expect(abs((likely?.start ?? 0) - Clip.hide - late) < 0.002)
  }

  /// One that four frames show on its way goes its own, whatever another motion shows.
  @Test(arguments: 3...6) func aBarThatShowsSomeGoesItsOwnWay(count: Int) {
    func share(_ time: Double) -> Double { Clip.share(at: time, late: time < 1.2 ? 0.02 : 0.07) }
    let onWay = Clip.times.filter { $0 > 1.2 && (0.03...0.97).contains(share($0)) }
    let shown = stride(from: 1, to: onWay.count, by: 2).map { onWay[$0] }.prefix(count)
    let clip = TrackedClip { time in
      let isHidden = onWay.contains(time) && !shown.contains(time)
      return (Clip.keyboard(Clip.share(at: time)), isHidden ? nil : Clip.bar(share(time)))
    } doubts: { _ in
      0.5
    }
    let back = clip.clip.motions.stretches[1]
    #expect(shown.count == count && back.barsOnWay(clip.reading.track.barBottom).count == count)
    #expect((back.likelyBar == nil) == (count >= 4))
  }

  /// A keyboard hides a bar where two frames show it on its way without the bar; at its rests it hides none.
  @Test func aKeyboardHidesABarOnItsWay() throws {
    let clip = Clip.of { Clip.bar(Clip.share(at: $0)) }
    let (stretch, track) = (clip.clip.motions.stretches[0], clip.reading.track)
    let onWay = stretch.frames.filter { frame in
      track.keyboardTop[frame].map { (540.0...800).contains($0) } ?? false
    }
    func hides(_ frames: [Int], keyboard: [Double?]? = nil) -> Bool {
      var bar = track.barBottom
      for frame in frames { bar[frame] = nil }
      return stretch.hidesBar(bar, from: keyboard ?? track.keyboardTop)
    }
    try #require(onWay.count >= 3)
    #expect(!hides([]) && !hides([onWay[1]]) && hides([onWay[0], onWay[2]]))
    #expect(!hides(Array(stretch.frames.suffix(4))))
    #expect(!hides(onWay, keyboard: track.keyboardTop.map { _ in nil }))
  }

  /// A keyboard that two frames show farther than two rows from its rests goes as in the other motion; one frame says
  /// too little, and so do those near the rests.
  @Test func aKeyboardThatShowsLittleGoesAsInTheOtherMotion() throws {
    let timing = Clip.times.filter { $0 > Clip.show && $0 < 1.2 }
    func place(_ time: Double) -> Double { Clip.keyboard(Clip.share(at: time)) ?? Clip.height }
    let near = try #require(timing.first { (0.6...0.95).contains(place($0) - Clip.top) })
    let onWay = timing.filter { (560.0...760).contains(place($0)) }
    func curve(_ shown: [Double]) -> String? {
      let clip = TrackedClip { time in
        let isAway = time > Clip.show && place(time) > Clip.top + 0.04 && time < 1.2
        let isShown = !isAway || shown.contains(time)
        let share = Clip.share(at: time)
        return (isShown ? Clip.keyboard(share) : nil, Clip.bar(share))
      }
      return clip.recording.motions[0].keyboard?.curve
    }
    try #require(onWay.count >= 3)
    #expect(curve([onWay[0], onWay[2]]) == "iOS 18")
    #expect(curve([onWay[1]]) == nil && curve([onWay[1], near]) == nil)
  }

  /// The keyboard's edge where a frame shows too little of it is where its curve leads, and below the screen at rest.
  @Test func anUnseenKeyboardIsOnItsWay() throws {
    let clip = Clip.of { Clip.bar(Clip.share(at: $0)) }
    for stretch in clip.clip.recordedStretches {
      for (time, top) in zip(stretch.times, stretch.keyboardTop) {
        let right = Clip.height - Clip.share(at: time) * (Clip.height - Clip.top)
        #expect(abs(top - right) < 0.6, "\(time) s")
      }
    }
  }

  /// The last frame of a rest may be read as one on the way: the motion before it ends where it does else.
  @Test func aMotionEndsWhereARestBegins() throws {
    func ends(_ misread: [Int: Double]) -> [Double] {
      let clip = TrackedClip(misread: misread) { time in
        (Clip.keyboard(Clip.share(at: time)), Clip.bar(Clip.share(at: time)))
      }
      return clip.recording.motions.map(\.end)
    }
    let last = try #require(Clip.times.lastIndex { $0 < Clip.hide })
    let usual = ends([:])
    #expect(usual.count == 2 && usual[0] < Clip.show + 0.6)
    #expect(ends([last: 600])[0] == usual[0])
    #expect(ends([last: 600, last - 1: 600])[0] == usual[0])
  }

  /// A bar's curve is named where it shows over a good share of its way, not where it comes to its rest alone.
  @Test(arguments: [(0.3, true), (0.7, false)])
  func aCurveIsNamedOfAGoodShareOfTheWay(first: Double, isNamed: Bool) throws {
    let ease = try AnimationTiming(curve: .timingFunction(.easeOut), duration: 0.5)
    let clip = TrackedClip(times: Array(Clip.times[72...])) { time in
      let share = Clip.share(at: time, by: ease)
      let isShown = share == 1 || 1 - share > first
      return (Clip.keyboard(Clip.share(at: time)), isShown ? Clip.bar(share) : nil)
    }
    let closing = try #require(clip.clip.motions.stretches.first)
    let seen = closing.frames.count { clip.reading.track.barBottom[$0] != nil }
    #expect(closing.phase == .closing && 2 * seen > closing.frames.count)
    #expect((closing.bar != nil) == isNamed)
  }

  /// That a bar rests is no share of its way: what is seen beside its rests alone names no curve but a system's.
  @Test(arguments: [(0.38, false), (0.9, true)], [true, false]) func aCurveIsNamedOfWhatIsOnTheWay(
    shown: (last: Double, isEnough: Bool), isSystems: Bool
  ) throws {
    let own = try AnimationTiming(curve: .timingFunction(.easeOut), duration: 0.5)
    let ease = isSystems ? Clip.system : own
    let clip = TrackedClip { time in
      let share = Clip.share(at: time, by: ease, late: 0.05)
      let isShown = share == 0 || share > 1 - shown.last
      return (Clip.keyboard(Clip.share(at: time)), isShown ? Clip.bar(share) : nil)
    }
    let opening = try #require(clip.clip.motions.stretches.first)
    let seen = opening.frames.count { clip.reading.track.barBottom[$0] != nil }
    #expect(2 * seen > opening.frames.count)
    #expect((opening.bar != nil) == (shown.isEnough || isSystems))
  }

  /// A keyboard comes from the screen's bottom: a curve that leads from elsewhere goes through an edge that is
  /// none, and a right bar is not accused by it.
  @Test func aKeyboardComesFromTheScreensBottom() throws {
    let first = try #require(
      Clip.times.firstIndex { Clip.keyboard(Clip.share(at: $0)) ?? 999 < 700 })
    let next = try #require(Clip.keyboard(Clip.share(at: Clip.times[first + 1])))
    let clip = TrackedClip(misread: [first: next - 1]) { time in
      let share = Clip.share(at: time)
      return (time < Clip.times[first] ? nil : Clip.keyboard(share), Clip.bar(share))
    }
    let opening = try #require(clip.clip.motions.stretches.first)
    #expect(opening.keyboard.map { $0.from < Clip.height - 60 } == true)
    #expect(clip.recording.motions.map { $0.keyboard == nil } == [true, false])
    #expect(clip.result.findings.isEmpty)
  }

  /// What is read near the screen's bottom may be another edge: a keyboard goes by the system's curve that leads through
  /// the rest of its way to a quarter of a percent.
  @Test(arguments: [(0.0, true), (0.6, true), (1.2, false), (1.5, false)], [790.0, 820])
  func whatIsNearTheBottomMayBeAnotherEdge(way: (Double, Bool), low: Double) {
    let (rough, isNamed) = way
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let off = share > 0 && share < 0.999 ? Clip.rough(time, by: rough) : 0
      return (Clip.keyboard(share).map { $0 > 784 ? low : $0 + off }, Clip.bar(share))
    }
    let closing = clip.clip.motions.stretches[1]
    #expect((closing.keyboard?.isProfile ?? false) == isNamed)
  }

  /// A bar that three frames show goes as in another motion, if that leads through them to 0.6 % of its way.
  @Test(arguments: [(1.5, true), (2.4, true), (3.2, false), (5, false)])
  func aBarThatShowsLittleIsNearItsCurve(rough: Double, isNamed: Bool) {
    let shown = [100: -rough / 2, 102: rough, 104: -rough / 2]
    let clip = TrackedClip { time in
      let frame = Int((time * Clip.rate).rounded())
      let isHidden = (92..<125).contains(frame) && shown[frame] == nil
      let bar = Clip.bar(Clip.share(at: time, late: 0.02)) + (shown[frame] ?? 0)
      return (Clip.keyboard(Clip.share(at: time)), isHidden ? nil : bar)
    } doubts: { _ in
      0.5
    }
    #expect((clip.clip.motions.stretches[1].bar != nil) == isNamed)
  }
}
