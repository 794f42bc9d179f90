import AnimationCurves
import Detectors
import Foundation
import MotionFits
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// What edges in known places come to, wherever they were read: starts, delays, curves, gaps and what is hidden.
struct TrackedClipTests {
  private typealias Clip = TrackedClip

  /// A keyboard that comes and goes, and a bar by its share.
  private static func clip(
    _ options: ClipOptions = ClipOptions(), foot: Double = 0, isExact: Bool = true,
    bar: @escaping (Double) -> Double?
  ) -> TrackedClip {
    TrackedClip(foot: foot, isExact: isExact, options: options) {
      (Clip.keyboard(Clip.share(at: $0)), bar($0))
    }
  }

  /// The points by which a bar is at most above its right place, or under the keyboard, in frames whose
  /// keyboard begins above a limit.
  private static func worst(
    _ kind: FindingKind, _ bar: (Double) -> Double, below limit: Double = 780
  ) -> Double {
    Clip.times.compactMap { time in
      let share = Clip.share(at: time)
      let keyboard = Clip.height - share * (Clip.height - Clip.top)
      guard keyboard < limit else { return nil }
      return kind == .gap ? Clip.bar(share) - bar(time) : bar(time) - keyboard
    }.max() ?? 0
  }

  private static func greatest(_ clip: TrackedClip, _ kind: FindingKind, _ phase: Phase) -> Double {
    clip.result.findings.filter { $0.kind == kind && $0.phase == phase }.map(\.points).max() ?? 0
  }

  /// A bar that goes as the keyboard does is right in each frame, and nothing is said of it.
  @Test func aBarThatGoesAlongIsRight() throws {
    let clip = Self.clip { Clip.bar(Clip.share(at: $0)) }
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.result.findings.isEmpty && clip.result.verdict == .pass)
    let recording = clip.recording
    #expect(recording.system == "iOS 18" && recording.covered.isEmpty && recording.notes.isEmpty)
    #expect(recording.motions.map(\.phase) == [.opening, .closing])
    #expect(recording.uncertainty == 0.5 && recording.rate.rounded() == 60)
    for (motion, start) in zip(recording.motions, [Clip.show, Clip.hide]) {
      #expect(motion.delay == 0 && !motion.isBarStill)
      #expect(abs((motion.keyboard?.start ?? 0) - start) < 0.0005)
      #expect(motion.keyboard?.curve == "iOS 18" && motion.bar?.curve == "iOS 18")
    }
    for stretch in clip.clip.recordedStretches {
      #expect(stretch.hidden.isEmpty && stretch.endsAtRest)
      for (right, bar) in zip(stretch.guideTop, stretch.barBottom) {
        #expect(abs(right - bar) < 0.1)
      }
    }
  }

  /// A bar that begins later is as late as it is, and its gaps and overlaps are as large as the frames show.
  @Test(arguments: 0..<TestLength.cases(10, long: 200)) func aLateBarIsAsLateAsItIs(seed: Int)
    throws
  {
    var random = SplitMix64(seed: seed)
    let late = random.number(in: 0.006...0.1)
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, late: late)) }
    let clip = Self.clip(bar: bar)
    try ClipMeter.require(clip.clip, ClipOptions())
    for motion in clip.recording.motions {
      #expect(abs((motion.delay ?? 0) - late) < 0.0015, "\(late) s")
      #expect(motion.keyboard?.curve == "iOS 18" && motion.bar?.curve == "iOS 18")
    }
    for (kind, phase) in [(FindingKind.overlap, Phase.opening), (.gap, .closing)] {
      let most = Self.worst(kind, bar)
      #expect(abs(Self.greatest(clip, kind, phase) - most) < 0.3, "\(kind) of \(late) s")
    }
    #expect(Set(clip.result.findings.map(\.cause?.rule)).count == 1)
  }

  private static let curves: [(String, AnimationTiming)] = [
    ("linear", .known(.timingFunction(.linear), 0.25)),
    ("easeInOut", .known(.timingFunction(.easeInEaseOut), 0.5)),
    ("easeOut", .known(.timingFunction(.easeOut), 0.3)),
    ("easeIn", .known(.timingFunction(.easeIn), 0.4)),
  ]

  /// A bar by another curve has that curve's name, its duration and its distances.
  @Test(arguments: curves) func aBarByAnotherCurveIsNamed(_ name: String, _ timing: AnimationTiming)
    throws
  {
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, by: timing)) }
    let clip = Self.clip(bar: bar)
    try ClipMeter.require(clip.clip, ClipOptions())
    for motion in clip.recording.motions {
      #expect(motion.bar?.curve == name && motion.keyboard?.curve == "iOS 18")
      #expect(abs((motion.bar?.duration ?? 0) - timing.duration) < 0.01)
      #expect(motion.delay == nil)
    }
    for kind in [FindingKind.overlap, .gap] {
      let read = max(Self.greatest(clip, kind, .opening), Self.greatest(clip, kind, .closing))
      let (least, most) = (Self.worst(kind, bar), Self.worst(kind, bar, below: .infinity))
      #expect(read < most + 0.3 && (read > least - 0.3 || least < 3), "\(kind) of \(name)")
    }
  }

  /// A bar that is at its other rest at once does not move with the keyboard.
  @Test(arguments: [0, 0.1]) func aBarThatLeapsIsStill(late: Double) throws {
    func bar(_ time: Double) -> Double {
      Clip.bar((Clip.show + late..<Clip.hide + late).contains(time) ? 1 : 0)
    }
    let clip = Self.clip(bar: bar)
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.recording.motions.allSatisfy { $0.isBarStill && $0.delay == nil })
    #expect(clip.result.findings.contains { $0.kind == .gap && $0.points > 100 })
  }

  /// Points by which the followed edge is below the keyboard's top: its way says where that is.
  @Test(arguments: [12.0, 30, -9]) func aWaySaysWhereAKeyboardsTopIs(off: Double) {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let place = Clip.height + off - share * (Clip.height - Clip.top)
      return (place < Clip.height - 14 ? place : nil, Clip.bar(share))
    }
    let tops = clip.clip.keyboardTopsByWay
    #expect(tops.count == 1 && tops.values.allSatisfy { abs($0 - Clip.top) < 0.6 })
    #expect(clip.clip.topDoubt > abs(off) - 1 && clip.clip.topDoubt < abs(off) + 2)
    #expect(!clip.clip.isWayWhole)
    let right = Self.clip { Clip.bar(Clip.share(at: $0)) }
    #expect(right.clip.keyboardTopsByWay.isEmpty && right.clip.isWayWhole)
    #expect(right.clip.topDoubt < 0.1)
  }
}

extension TrackedClipTests {
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
    let depths = clip.clip.hiddenDepths(in: motion, along: clip.clip.curves[0])
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
    #expect(Self.greatest(clip, .overlap, .opening) > 30)
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

  /// Of a motion in which nothing shows the bar its rests are judged, and that is said.
  @Test func aMotionWithoutABarIsSaid() {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let isOnWay = share > 0.001 && share < 0.999 && time < 1.2
      return (Clip.keyboard(share), isOnWay ? nil : Clip.bar(share))
    } doubts: { time in
      time < 1.2 ? 0.5 : 0
    }
    #expect(clip.recording.notes.count { $0.contains("shows the bar: of that motion") } == 1)
    #expect(clip.recording.motions[0].bar == nil && clip.recording.motions[1].bar != nil)
    #expect(clip.result.findings.isEmpty && clip.recording.covered.isEmpty)
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
      let (most, read) = (Self.worst(kind, bar), Self.greatest(clip, kind, phase))
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
    let (most, read) = (Self.worst(.gap, bar), Self.greatest(clip, .gap, .closing))
    #expect(abs(read - most) < 1 + off, "\(read) for \(most)")
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

  /// A clip's ends may cut off a rest: what is missing is said, and a right bar is right.
  @Test(arguments: [
    (34, 150, "begins while the keyboard opens: the closed"),
    (0, 98, "ends while the keyboard closes: the closed"),
  ])
  func aClipThatBeginsOrEndsOnTheWay(first: Int, end: Int, words: String) throws {
    let clip = TrackedClip(times: Array(Clip.times[first..<end])) { time in
      let share = Clip.share(at: time)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.reading.missingRests == ["the closed rest"])
    #expect(clip.result.findings.isEmpty)
    #expect(clip.recording.motions.map(\.phase) == [.opening, .closing])
    #expect(clip.clip.recordedStretches.last?.endsAtRest == (end == 150))
  }

  private static func refusal(_ clip: TrackedClip, _ options: ClipOptions = ClipOptions())
    -> String?
  {
    do {
      try ClipMeter.require(clip.clip, options)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Two thirds of a screen are no keyboard, and three fifths are one.
  @Test(arguments: [(0.62, true), (0.585, false)]) func aKeyboardTakesAPartOfTheScreen(
    share: Double, isRefused: Bool
  ) {
    let top = (1 - share) * Clip.height
    let clip = TrackedClip { time in
      let way = Clip.share(at: time)
      return (Clip.keyboard(way, top: top), Clip.bar(way, rest: top))
    }
    #expect((Self.refusal(clip)?.contains("that is no keyboard") ?? false) == isRefused)
  }

  /// A bar that may end higher is right or not by that only where the distance is no margin of its own.
  @Test(arguments: [
    (0.0, 20.0, false), (0, 80, false), (12, 15, false), (12, 20, true), (40, 10, false),
    (-8, 20, true),
  ])
  func aDoubtfulFootIsAskedForWhereItDecides(margin: Double, foot: Double, isAsked: Bool) {
    let clip = Self.clip(foot: foot * Clip.rowsPerPoint) {
      Clip.bar(Clip.share(at: $0), rest: Clip.top - margin)
    }
    #expect(
      (Self.refusal(clip)?.contains("it may end") ?? false) == isAsked, "\(margin) and \(foot)")
    #expect(abs((clip.recording.footDoubt ?? 0) - foot) < 1e-9)
  }

  /// The distance of a right bar from the keyboard is its own margin if it keeps it from the safe area, or is no
  /// greater than margins are; the safe area is none.
  @Test(arguments: [
    (12.0, 798.0, 0.0), (30, 780, 0), (56, 754, 0), (56, 810, 56), (34, 810, 34), (34, 844, 34),
    (50, 798, 38),
  ])
  func aMarginIsTheBarsOwnOrAGap(margin: Double, home: Double, gap: Double) {
    let clip = Self.clip { Clip.bar(Clip.share(at: $0), home: home, rest: Clip.top - margin) }
    #expect(Self.refusal(clip) == nil)
    #expect(abs(Self.greatest(clip, .gap, .open) - gap) < 0.6 || gap == 0)
    #expect((Self.greatest(clip, .gap, .open) == 0) == (gap == 0), "\(margin) and \(home)")
  }

  /// What goes down, comes back and goes down again on one way is no edge of a keyboard.
  @Test func anEdgeThatGoesBackIsRefused() {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let back = share > 0.3 && share < 0.7 ? 60.0 : 0
      return (Clip.keyboard(share).map { $0 + back }, Clip.bar(share))
    }
    #expect(Self.refusal(clip)?.contains("does not go below the screen on one way") == true)
  }

  /// A way by no system's curve does not say where a keyboard's top is, but for a bar that rests on it.
  @Test(arguments: [(40.0, true), (10, false), (-20, true)])
  func anEdgeThatNoWayLeadsToIsAskedFor(margin: Double, isAsked: Bool) {
    let timing = AnimationTiming.known(.timingFunction(.easeIn), 0.5)
    let clip = TrackedClip { time in
      let share = Clip.share(at: time, by: timing)
      return (Clip.keyboard(share), Clip.bar(share, home: 790, rest: Clip.top - margin))
    }
    #expect((Self.refusal(clip)?.contains("no way of the keyboard") ?? false) == isAsked)
    var options = ClipOptions()
    options.keyboard = Clip.top
    let given = TrackedClip(options: options) { time in
      let share = Clip.share(at: time, by: timing)
      return (Clip.keyboard(share), Clip.bar(share, home: 790, rest: Clip.top - margin))
    }
    #expect(Self.refusal(given, options) == nil)
  }

  /// Where a point may be larger than it is taken to be, a margin that is one only by the smaller is asked for.
  @Test(arguments: [(29.0, false), (31, true), (32, true), (40, false)])
  func aMarginThatTheScaleDecidesIsAskedFor(margin: Double, isAsked: Bool) {
    let clip = Self.clip(isExact: false) {
      Clip.bar(Clip.share(at: $0), home: 800, rest: Clip.top - margin)
    }
    #expect((Self.refusal(clip)?.contains("how large a point is") ?? false) == isAsked)
    #expect(clip.recording.scaleDoubt == ClipLimits.scaleDoubt)
    #expect(clip.recording.notes.contains { $0.contains("is taken for the clip's shape") })
  }

  /// A bar that halts on its way, or leaves its curve, has none.
  @Test func aBarThatHaltsHasNoCurve() throws {
    let halted = 36..<42
    func bar(_ time: Double) -> Double {
      let frame = Int((time * Clip.rate).rounded())
      return Clip.bar(Clip.share(at: halted.contains(frame) ? Clip.times[36] : time))
    }
    let clip = Self.clip(bar: bar)
    #expect(clip.recording.motions[0].bar == nil && clip.recording.motions[0].delay == nil)
    #expect(clip.recording.motions[1].bar?.curve == "iOS 18")
    let worst = Self.worst(.overlap, bar)
    #expect(worst > 20 && abs(Self.greatest(clip, .overlap, .opening) - worst) < 0.3)
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

  /// A bar on a way of no known curve moves with an animation of its own, from its first frame to its last.
  @Test func aBarOnAnotherWayMovesByAnotherCurve() throws {
    func share(_ time: Double, from start: Double) -> Double {
      let part = min(1, max(0, (time - start) / 0.4))
      // Slow, fast, slow, fast, slow.
      return part + 0.11 * sin(4 * Double.pi * part) / Double.pi
    }
    let clip = Self.clip { Clip.bar(share($0, from: Clip.show) - share($0, from: Clip.hide)) }
    for (motion, start) in zip(clip.recording.motions, [Clip.show, Clip.hide]) {
      let bar = try #require(motion.bar)
      #expect(bar.curve == RecordedMotion.Pace.otherCurve && motion.delay == nil)
      #expect(abs(bar.start - start) < 0.002 && abs(bar.duration - 0.4) < 0.05)
    }
  }

  /// A keyboard that takes another height while it is open moves the bar as well.
  @Test(arguments: [448.0, 552]) func anotherHeightIsAMotion(top: Double) throws {
    let clip = TrackedClip(times: (0..<168).map { Double($0) / Clip.rate }) { time in
      let gone = time < 1.25 ? 0 : min(1, Clip.system.progress(at: time - 1.25))
      let open = Clip.top + gone * (top - Clip.top)
      let share = Clip.share(at: time < 1.25 ? time : max(1.25, time - 0.6))
      return (Clip.keyboard(share, top: open), Clip.bar(share, rest: open))
    }
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.recording.motions.map(\.phase) == [.opening, .resizing, .closing])
    #expect(clip.result.findings.isEmpty)
  }
}

extension TrackedClipTests {
  /// A finger takes the keyboard down from a time on, and lets it go after 0.4 s: the rest it goes by itself.
  private static func dragged(_ bar: @escaping (Double) -> Double) -> TrackedClip {
    TrackedClip { time in
      let keyboard = draggedKeyboard(time)
      return (keyboard < Clip.height - ClipLimits.unseenPart ? keyboard : nil, bar(keyboard))
    }
  }

  private static func draggedKeyboard(_ time: Double) -> Double {
    guard time >= 1.2 else { return Clip.height - Clip.share(at: time) * (Clip.height - Clip.top) }
    let part = min(1, (time - 1.2) / 0.4)
    let finger = Clip.top + 200 * part * part * (3 - 2 * part)
    guard time > 1.6 else { return finger }
    return finger + min(1, Clip.system.progress(at: time - 1.6)) * (Clip.height - finger)
  }

  /// A bar that a finger's keyboard takes along down to its rest is right; one that stays is left behind.
  @Test func aFingerTakesTheBarAlongOrNot() throws {
    let right = Self.dragged { min($0, Clip.home) }
    #expect(right.recording.motions.map(\.phase) == [.opening, .dragging])
    #expect(right.result.findings.isEmpty)
  }

  /// One that stays where it is while the keyboard goes is left behind, and its gap is all of that way.
  @Test func aBarThatAFingerLeavesIsStill() throws {
    let clip = Self.dragged { $0 < Clip.top + 170 ? min($0, Clip.top) : min($0, Clip.home) }
    let drag = try #require(clip.recording.motions.last)
    #expect(drag.phase == .dragging && drag.isBarStill && drag.keyboard == nil)
    #expect(abs(Self.greatest(clip, .gap, .dragging) - 160) < 20)
    let along = Self.dragged { min($0, Clip.home) }
    #expect(along.recording.motions.last?.isBarStill == false)
  }
}

extension TrackedClipTests {
  /// Frames are shown when their stamps say so, unless the keyboard goes its way much better by their numbers.
  @Test(arguments: [
    (0.0, true, Recording.Clock.stamps), (0.002, true, .frames), (0.002, false, .stamps),
    (0.0001, true, .stamps),
  ])
  func aClockIsTheOneThatFits(jitter: Double, isByNumbers: Bool, clock: Recording.Clock) throws {
    var random = SplitMix64(seed: 3)
    let times = Clip.times.map { $0 + random.number(in: -jitter...jitter) }
    let clip = TrackedClip(times: times) { time in
      let even = (time * Clip.rate).rounded() / Clip.rate
      let share = Clip.share(at: isByNumbers ? even : time)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    #expect(clip.recording.clock == clock)
    #expect(clip.recording.notes.contains { $0.contains("frames' numbers") } == (clock == .frames))
    #expect(clip.result.findings.isEmpty && clip.recording.system == "iOS 18")
  }

  @Test func aClockThatIsAskedForIsTaken() {
    for clock in [Recording.Clock.stamps, .frames] {
      var options = ClipOptions()
      (options.clock, options.rate) = (clock, 30)
      let clip = Self.clip(options) { Clip.bar(Clip.share(at: $0)) }
      #expect(clip.recording.clock == clock)
      #expect(abs(clip.recording.rate - (clock == .frames ? 30 : 60)) < 0.1)
    }
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

  /// Of keyboards of other heights, one after the other without a rest, no curve says how the first one moved;
  /// of one alone it does.
  @Test(arguments: [(50.0, false), (0, true)])
  func severalHeightsHaveNoCurve(back: Double, isNamed: Bool) throws {
    let clip = TrackedClip(times: (0..<190).map { Double($0) / Clip.rate }) { time in
      let first = time < 1.3 ? 0 : min(1, Clip.system.progress(at: time - 1.3))
      let second = time < 1.72 ? 0 : min(1, Clip.system.progress(at: time - 1.72))
      let open = Clip.top - first * 60 + second * back
      let gone = Clip.share(at: time < 1.3 ? time : max(1.3, time - 1.2))
      return (Clip.keyboard(gone, top: open), Clip.bar(gone, rest: open))
    }
    let resize = try #require(clip.recording.motions.first { $0.phase == .resizing })
    #expect((resize.keyboard != nil) == isNamed)
    #expect(clip.result.findings.isEmpty)
  }

  /// A bar that has leapt most of its way while the keyboard has far to go is not animated; one that leaps a part is.
  @Test(arguments: [(0.95, true), (0.6, false)]) func aLeapIsMostOfAWay(part: Double, isStill: Bool)
  {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let isOpening = time < 1.2
      let leapt = time < Clip.show ? 0 : part + (1 - part) * share
      return (Clip.keyboard(share), Clip.bar(isOpening ? leapt : share))
    }
    #expect(clip.clip.goesAtOnce(clip.clip.motions.stretches[0]) == isStill)
    #expect(clip.recording.motions[0].isBarStill == isStill)
    #expect(!clip.clip.goesAtOnce(clip.clip.motions.stretches[1]))
  }

  /// The keyboard's edge where a frame shows too little of it is where its curve leads, and below the screen at rest.
  @Test func anUnseenKeyboardIsOnItsWay() throws {
    let clip = Self.clip { Clip.bar(Clip.share(at: $0)) }
    for stretch in clip.clip.recordedStretches {
      for (time, top) in zip(stretch.times, stretch.keyboardTop) {
        let right = Clip.height - Clip.share(at: time) * (Clip.height - Clip.top)
        #expect(abs(top - right) < 0.6, "\(time) s")
      }
    }
  }
}
