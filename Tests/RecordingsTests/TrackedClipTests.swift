import AnimationCurves
import Detectors
import Foundation
import MotionFits
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// What edges in known places come to, wherever they were read: starts, delays, curves, clocks and gaps.
struct TrackedClipTests {
  private typealias Clip = TrackedClip

  /// A bar that goes as the keyboard does is right in each frame, and nothing is said of it.
  @Test func aBarThatGoesAlongIsRight() throws {
    let clip = Clip.of { Clip.bar(Clip.share(at: $0)) }
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
    let clip = Clip.of(bar: bar)
    try ClipMeter.require(clip.clip, ClipOptions())
    for motion in clip.recording.motions {
      #expect(abs((motion.delay ?? 0) - late) < 0.0015, "\(late) s")
      #expect(motion.keyboard?.curve == "iOS 18" && motion.bar?.curve == "iOS 18")
    }
    for (kind, phase) in [(FindingKind.overlap, Phase.opening), (.gap, .closing)] {
      let most = Clip.worst(kind, bar)
      #expect(abs(clip.greatest(kind, phase) - most) < 0.3, "\(kind) of \(late) s")
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
    let clip = Clip.of(bar: bar)
    try ClipMeter.require(clip.clip, ClipOptions())
    for motion in clip.recording.motions {
      #expect(motion.bar?.curve == name && motion.keyboard?.curve == "iOS 18")
      #expect(abs((motion.bar?.duration ?? 0) - timing.duration) < 0.01)
      #expect(motion.delay == nil)
    }
    for kind in [FindingKind.overlap, .gap] {
      let read = max(clip.greatest(kind, .opening), clip.greatest(kind, .closing))
      let (least, most) = (Clip.worst(kind, bar), Clip.worst(kind, bar, below: .infinity))
      #expect(read < most + 0.3 && (read > least - 0.3 || least < 3), "\(kind) of \(name)")
    }
  }

  /// A bar that is at its other rest at once does not move with the keyboard.
  @Test(arguments: [0, 0.1]) func aBarThatLeapsIsStill(late: Double) throws {
    func bar(_ time: Double) -> Double {
      Clip.bar((Clip.show + late..<Clip.hide + late).contains(time) ? 1 : 0)
    }
    let clip = Clip.of(bar: bar)
    try ClipMeter.require(clip.clip, ClipOptions())
    #expect(clip.recording.motions.allSatisfy { $0.isBarStill && $0.delay == nil })
    #expect(clip.result.findings.contains { $0.kind == .gap && $0.points > 100 })
  }

  /// A bar that halts on its way, or leaves its curve, has none.
  @Test func aBarThatHaltsHasNoCurve() throws {
    let halted = 36..<42
    func bar(_ time: Double) -> Double {
      let frame = Int((time * Clip.rate).rounded())
      return Clip.bar(Clip.share(at: halted.contains(frame) ? Clip.times[36] : time))
    }
    let clip = Clip.of(bar: bar)
    #expect(clip.recording.motions[0].bar == nil && clip.recording.motions[0].delay == nil)
    #expect(clip.recording.motions[1].bar?.curve == "iOS 18")
    let worst = Clip.worst(.overlap, bar)
    #expect(worst > 20 && abs(clip.greatest(.overlap, .opening) - worst) < 0.3)
  }

  /// A bar on a way of no known curve moves with an animation of its own, from its first frame to its last.
  @Test func aBarOnAnotherWayMovesByAnotherCurve() throws {
    func share(_ time: Double, from start: Double) -> Double {
      let part = min(1, max(0, (time - start) / 0.4))
      // Slow, fast, slow, fast, slow.
      return part + 0.11 * sin(4 * Double.pi * part) / Double.pi
    }
    let clip = Clip.of { Clip.bar(share($0, from: Clip.show) - share($0, from: Clip.hide)) }
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
    #expect(abs(clip.greatest(.gap, .dragging) - 160) < 20)
    let along = Self.dragged { min($0, Clip.home) }
    #expect(along.recording.motions.last?.isBarStill == false)
  }

  /// What a bar does under a finger that takes the keyboard down and back.
  enum FingerWay: CaseIterable {
    case stays, leavesOnTheWayBack, comesBackAtOnce

    /// The bar's bottom for a keyboard, on the way down or back.
    func bar(beside keyboard: Double, isBack: Bool) -> Double {
      switch self {
      case .stays: TrackedClip.top
      case .leavesOnTheWayBack: TrackedClip.top - (isBack && keyboard > TrackedClip.top ? 30 : 0)
      case .comesBackAtOnce: isBack ? TrackedClip.top : keyboard
      }
    }
  }

  /// A finger that brings the keyboard back has left a bar behind that stayed both ways.
  @Test(arguments: zip(FingerWay.allCases, [[true, true], [true, false], [false, false]]))
  func aBarIsLeftBehindOnBothWays(way: FingerWay, isLeft: [Bool]) {
    func drag(_ time: Double) -> Double {
      let part = max(0, 1 - abs(time - 1.6) / 0.4)
      return Clip.top + 200 * part * part * (3 - 2 * part)
    }
    let clip = TrackedClip(times: (0..<180).map { Double($0) / Clip.rate }) { time in
      guard (1.2..<2.1).contains(time) else {
        let share = Clip.share(at: time < 1.2 ? time : time - 0.6)
        return (Clip.keyboard(share), Clip.bar(share))
      }
      return (drag(time), way.bar(beside: drag(time), isBack: time > 1.59))
    }
    let drags = clip.clip.motions.stretches.filter { $0.phase == .dragging }
    #expect(drags.map { $0.from < $0.to } == [true, false])
    #expect(drags.map(clip.clip.isBarLeft) == isLeft)
  }

  /// A way down that another curve follows much closer is a finger's where a system's leaves it by 1.2 %.
  @Test(arguments: [0.85, 1.1, 1.2, 1.3])
  func aWayThatAnotherCurveFollowsIsAFingers(slower: Double) throws {
    let spring = try Spring(
      mass: 3, stiffness: 1000 / (slower * slower), damping: 500 / slower)
    let timing = AnimationTiming.known(.spring(spring), 0.5 * slower)
    let clip = TrackedClip { time in
      let gone = time < Clip.hide ? 0 : min(1, timing.progress(at: time - Clip.hide))
      let share = time < 1.2 ? Clip.share(at: time) : 1 - gone
      return (Clip.keyboard(share), Clip.bar(time < 1.2 ? share : time < 2.3 ? 1 : 0))
    }
    let track = try SampledTrack(
      times: Clip.times.suffix(60), values: clip.reading.track.keyboardTop.suffix(60))
    let fit = try #require(track.fits().first)
    let closest = try #require(fit.candidates.filter(\.isProfile).map(\.share).min())
    #expect(closest > 0.006 && closest < 0.03)
    #expect((clip.clip.motions.stretches[1].phase == .dragging) == (closest > 0.012))
  }

  /// A bar that some frames show near its curve, within 1.2 % of its way, has that curve.
  @Test(arguments: [(3.0, true), (-3, true), (4.5, false), (-4.5, false)])
  func aBarNearItsCurveHasIt(off: Double, isNamed: Bool) {
    let odd = 38...39
    let clip = Clip.of { time in
      let frame = Int((time * Clip.rate).rounded())
      return Clip.bar(Clip.share(at: time)) + (odd.contains(frame) ? off : 0)
    }
    #expect((clip.recording.motions[0].bar != nil) == isNamed)
  }

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
      let clip = Clip.of(options) { Clip.bar(Clip.share(at: $0)) }
      #expect(clip.recording.clock == clock)
      #expect(abs(clip.recording.rate - (clock == .frames ? 30 : 60)) < 0.1)
    }
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
}
