import AnimationCurves
import Detectors
import Foundation
import Scenes
import TestSupport
import Testing

@testable import Recordings

/// What edges in known places do not carry is asked for, and what they carry is not.
struct TrackedVerdictTests {
  private typealias Clip = TrackedClip

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
    let right = Clip.of { Clip.bar(Clip.share(at: $0)) }
    #expect(right.clip.keyboardTopsByWay.isEmpty && right.clip.isWayWhole)
    #expect(right.clip.topDoubt < 0.1)
    var options = ClipOptions()
    options.keyboard = Clip.top
    let given = Clip.of(options) { Clip.bar(Clip.share(at: $0)) }
    #expect(given.clip.topDoubt == 0, "who gives it says where it is")
  }

  /// A way that is read too roughly says nothing of that.
  @Test(arguments: [(0.6, true), (1.3, false)]) func aRoughWayDoesNotSayWhereATopIs(
    rough: Double, isSaid: Bool
  ) {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let off = share > 0 && share < 1 ? Clip.rough(time, by: rough) : 0
      let place = Clip.height + 30 + off - share * (Clip.height - Clip.top)
      return (place < Clip.height - 14 ? place : nil, Clip.bar(share))
    }
    #expect(clip.clip.motions.stretches.allSatisfy { $0.keyboard?.isProfile == true })
    #expect(clip.clip.keyboardTopsByWay.isEmpty == !isSaid)
  }

  /// Where two ways lead to two tops, one that is ten times as sure says where the keyboard's is.
  @Test(arguments: [(0.0, false), (0.15, false), (0.5, true)]) func theSurestWaySaysWhereATopIs(
    rough: Double, isSaid: Bool
  ) {
    let clip = TrackedClip { time in
      let (share, isBack) = (Clip.share(at: time), time > 1.2)
      let from = Clip.height + (isBack ? 30 : 12)
      let off = isBack && share > 0 && share < 0.999 ? Clip.rough(time, by: rough) : 0
      let place = from + off - share * (from - Clip.top - 12)
      return (place < Clip.height - 14 ? place : nil, Clip.bar(share))
    }
    #expect(clip.clip.motions.stretches.allSatisfy { $0.keyboard?.isProfile == true })
    #expect((abs(clip.clip.topDoubt - 12) < 0.1) == isSaid)
  }

  /// Two ways that almost lead to one top say that it is between them.
  @Test func waysThatAgreeSayWhereATopIs() {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let from = Clip.height + (time > 1.2 ? 29 : 31)
      let place = from - share * (from - 470)
      return (place < Clip.height - 14 ? place : nil, Clip.bar(share))
    }
    #expect(clip.clip.keyboardTopsByWay.values.map { $0 } == [440])
  }

  /// A keyboard that rests within a point and a quarter of where the device's own do rests there.
  @Test(arguments: [(1.1, 508.0), (-1.1, 508), (1.6, 510), (-1.6, 506)])
  func aWayLeadsToTheDevicesOwnTop(apart: Double, top: Double) {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let place = Clip.height + 20 - share * (Clip.height - Clip.top - apart)
      return (place < Clip.height - 14 ? place : nil, Clip.bar(share))
    }
    #expect(clip.clip.keyboardTopsByWay.values.map { $0 } == [top])
  }

  /// A way of which little is seen says less.
  @Test(arguments: [(0.3, true, true), (0.6, true, false), (1.0, false, false)])
  func aWayThatIsSeenInPartIsLessSure(rough: Double, whole: Bool, part: Bool) {
    func isSaid(of shares: ClosedRange<Double>) -> Bool {
      let clip = TrackedClip { time in
        let share = Clip.share(at: time)
        let off = share > 0 && share < 0.999 ? Clip.rough(time, by: rough) : 0
        let place = Clip.height + 30 + off - share * (Clip.height - Clip.top)
        let isShown = share < 0.1 || shares.contains(share)
        return (isShown && place < Clip.height - 14 ? place : nil, Clip.bar(share))
      }
      return !clip.clip.keyboardTopsByWay.isEmpty
    }
    #expect(isSaid(of: 0...1) == whole && isSaid(of: 0.5...1) == part)
  }

  /// What rests before the first motion is judged as well; a clip that begins on the way has nothing there.
  @Test(arguments: [(0, true), (12, true), (34, false)])
  func whatRestsBeforeAMotionIsJudged(first: Int, rests: Bool) {
    let clip = TrackedClip(times: Array(Clip.times[first...])) { time in
      let share = Clip.share(at: time)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    let stretches = clip.clip.recordedStretches
    #expect(stretches.map(\.phase) == (rests ? [.closed] : []) + [.opening, .closing])
    guard rests else { return }
    #expect(stretches[0].times == [0] && stretches[0].barBottom == [Clip.home])
    #expect(stretches[0].keyboardTop == [Clip.height])
  }

  /// Two rests are two pictures of one place: up to 1.3 rows of difference each is right as it is.
  @Test(arguments: [0.6, -0.6, 0.7, -0.7]) func aBarRestsWhereItsOwnRestShowsIt(off: Double) {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      return (
        Clip.keyboard(share), Clip.bar(share, home: time < 1 ? Clip.home : Clip.home + off)
      )
    }
    let rests = clip.reading.scenery.rests.rests.indices
    let isOwn = abs(off) * Clip.rowsPerPoint < 1.3
    #expect(clip.reading.rightBar(at: rests.lowerBound) == Clip.home)
    #expect(clip.reading.rightBar(at: rests.upperBound - 1) == Clip.home + (isOwn ? off : 0))
  }

  /// A clip's ends may cut off a rest: what is missing is said, and a right bar is right.
  @Test(arguments: [(34, 150), (0, 98)])
  func aClipThatBeginsOrEndsOnTheWay(first: Int, end: Int) throws {
    let clip = TrackedClip(times: Array(Clip.times[first..<end])) { time in
      let share = Clip.share(at: time)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    try ClipMeter.require(clip.clip, ClipOptions())
    let missing = clip.reading.missingRests
    #expect(missing.before == (first > 0 ? "the closed rest" : nil))
    #expect(missing.after == (first > 0 ? nil : "the closed rest"))
    let start = first > 0 ? "the clip begins in a motion: " : "the clip ends in a motion: "
    #expect(clip.reading.notes.count { $0.hasPrefix(start + "the closed rest") } == 1)
    #expect(clip.reading.notes.count { $0.hasPrefix("the clip") } == 1)
    #expect(clip.result.findings.isEmpty)
    #expect(clip.recording.motions.map(\.phase) == [.opening, .closing])
    #expect(clip.clip.recordedStretches.last?.endsAtRest == (end == 150))
  }

  /// A clip that begins on the way says by which curve a bar goes, if it shows four fifths of it.
  @Test(arguments: [31, 32, 34, 35]) func aCutWaySaysItsCurve(first: Int) {
    let clip = TrackedClip(times: Array(Clip.times[first..<84])) { time in
      let share = Clip.share(at: time)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    let gone = Clip.share(at: Clip.times[first])
    #expect((clip.recording.motions[0].bar != nil) == (gone < 0.2), "\(gone)")
  }

  /// The right bar's bottom beside a keyboard in the first motion of a clip.
  private static func rightBar(_ keyboard: Double, in clip: TrackedClip) -> Double {
    clip.clip.rightBar(
      forKeyboardAt: keyboard, beside: keyboard, in: clip.clip.motions.stretches[0], isLeft: false)
  }

  /// Where the clip's end cuts off the rest with the keyboard, a right bar may go as far as the tallest one
  /// lets it, with a margin; a clip that also shows that rest has the bar's own.
  @Test(arguments: [(0..<52, true), (98..<150, true), (98..<222, false)], [600.0, 700])
  func aRightBarGoesToTheTallestKeyboard(part: (Range<Int>, Bool), keyboard: Double) {
    let (frames, isTallest) = part
    let clip = TrackedClip(times: frames.map { Double($0) / Clip.rate }) { time in
      let share = time < 2.5 ? Clip.share(at: time) : Clip.share(at: time - 2)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    #expect(clip.clip.motions.stretches[0].isCut)
    let tallest = ClipLimits.greatestKeyboard * Clip.height
    let top = isTallest ? Clip.height - tallest : Clip.top
    let bar = top - (isTallest ? ClipLimits.greatestMargin : 0)
    let share = (Clip.height - keyboard) / (Clip.height - top)
    let right = Clip.home - share * (Clip.home - bar)
    #expect(abs(Self.rightBar(keyboard, in: clip) - right) < 0.1)
  }

  /// In a clip that shows no rest without a keyboard a right bar comes from where its curve begins, if that
  /// is followed to a quarter of a percent, and else from as high as bars rest.
  @Test(arguments: [(0.0, true), (0.4, true), (0.9, false)], [600.0, 700])
  func aRightBarComesFromWhereItsCurveBegins(way: (Double, Bool), keyboard: Double) {
    let (rough, isSure) = way
    let clip = TrackedClip(times: Array(Clip.times[34..<80])) { time in
      let share = Clip.share(at: time)
      let off = share < 0.999 ? Clip.rough(time, by: rough) : 0
      return (Clip.keyboard(share), Clip.bar(share) + off)
    }
    let home = isSure ? Clip.home : Clip.height - ClipLimits.greatestHome
    let share = (Clip.height - keyboard) / (Clip.height - Clip.top)
    let right = home + share * (Clip.top - home)
    #expect(abs(Self.rightBar(keyboard, in: clip) - right) < 2)
  }

  /// A clip that shows no motion from rest to rest carries a verdict where the keyboard goes as far as its
  /// top is high, the bar rests where bars do, and is close above the keyboard.
  @Test(arguments: [
    (0..<52, 0.0, 810.0, 0.0, false), (0..<52, 0, 790, 0, true), (34..<80, 0, 810, 14, false),
    (34..<80, 0, 810, 40, true), (34..<80, 12, 810, 0, true),
  ])
  func aCutClipCarriesAVerdictWhereItsEdgesAreSure(
    frames: Range<Int>, off: Double, home: Double, margin: Double, isRefused: Bool
  ) {
    let clip = TrackedClip(times: Array(Clip.times[frames])) { time in
      let share = Clip.share(at: time)
      let place = Clip.height + off - share * (Clip.height - Clip.top)
      return (
        place < Clip.height - 14 ? place : nil, Clip.bar(share, home: home, rest: Clip.top - margin)
      )
    }
    #expect((clip.refusal()?.contains("is shown from rest to rest") ?? false) == isRefused)
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
    #expect((clip.refusal()?.contains("that is no keyboard") ?? false) == isRefused)
  }

  /// A bar that may end higher is right or not by that only where the distance is no margin of its own.
  @Test(arguments: [
    (0.0, 20.0, false), (0, 80, false), (12, 15, false), (12, 20, true), (40, 10, false),
    (-8, 20, true),
  ])
  func aDoubtfulFootIsAskedForWhereItDecides(margin: Double, foot: Double, isAsked: Bool) {
    let clip = Clip.of(foot: foot * Clip.rowsPerPoint) {
      Clip.bar(Clip.share(at: $0), rest: Clip.top - margin)
    }
    #expect(
      (clip.refusal()?.contains("it may end") ?? false) == isAsked, "\(margin) and \(foot)")
    #expect(abs((clip.recording.footDoubt ?? 0) - foot) < 1e-9)
  }

  /// A bar keeps as much from the safe area as from the keyboard, to what is known of how large a point is: of an
  /// unknown phone that is less.
  @Test(arguments: [
    (798.0, false, false), (798, true, true), (797, true, false), (804, false, true),
  ])
  func aDoubtfulFootIsNotAskedForWhereAMarginIsKept(home: Double, isExact: Bool, isAsked: Bool) {
    let clip = Clip.of(foot: 20 * Clip.rowsPerPoint, isExact: isExact) {
      Clip.bar(Clip.share(at: $0), home: home, rest: Clip.top - 14)
    }
    #expect((clip.refusal()?.contains("it may end") ?? false) == isAsked, "\(home), \(isExact)")
  }

  /// The distance of a right bar from the keyboard is its own margin if it keeps it from the safe area, or is no
  /// greater than margins are; the safe area is none.
  @Test(arguments: [
    (12.0, 798.0, 0.0), (30, 780, 0), (56, 754, 0), (56, 810, 56), (34, 810, 34), (34, 844, 34),
    (50, 798, 38), (56, 807, 56), (56, 804, 50),
  ])
  func aMarginIsTheBarsOwnOrAGap(margin: Double, home: Double, gap: Double) {
    let clip = Clip.of { Clip.bar(Clip.share(at: $0), home: home, rest: Clip.top - margin) }
    #expect(clip.refusal() == nil)
    #expect(abs(clip.greatest(.gap, .open) - gap) < 0.6 || gap == 0)
    #expect((clip.greatest(.gap, .open) == 0) == (gap == 0), "\(margin) and \(home)")
  }

  /// Of a phone that is not known the safe area may be 9.5 % larger, and with it what a bar keeps from that.
  @Test(arguments: [
    (37.0, 770.3, true, 37.0), (37, 770.3, false, 0), (37, 768.6, false, 0), (37, 767.9, false, 37),
  ])
  func whatABarKeepsIsAsSureAsThePhone(margin: Double, home: Double, isExact: Bool, gap: Double) {
    let clip = Clip.of(isExact: isExact) {
      Clip.bar(Clip.share(at: $0), home: home, rest: Clip.top - margin)
    }
    #expect(clip.refusal() == nil)
    #expect((clip.greatest(.gap, .open) == 0) == (gap == 0), "\(home), \(isExact)")
  }

  /// A bar goes as far as its picture does between two rests, to 16 points; else it is another thing.
  @Test(arguments: [(0.0, false), (15, false), (17, true), (40, true)])
  func aBarThatDoesNotGoItsWayIsNone(stray: Double, isRefused: Bool) {
    let clip = TrackedClip(stray: stray) { time in
      let share = Clip.share(at: time)
      return (Clip.keyboard(share), Clip.bar(share))
    }
    #expect((clip.refusal()?.contains("nothing above it moves with it") ?? false) == isRefused)
  }

  /// What shows of a bar is at least as tall as a line of letters, unless a person says that it is the bar.
  @Test(arguments: [(5.5, true), (6.5, false)]) func aLittleThatMovesIsNoBar(
    tall: Double, isRefused: Bool
  ) {
    func clip(_ options: ClipOptions) -> TrackedClip {
      TrackedClip(tall: tall, options: options) { time in
        let share = Clip.share(at: time)
        return (Clip.keyboard(share), Clip.bar(share))
      }
    }
    var options = ClipOptions()
    #expect((clip(options).refusal()?.contains("a line of letters") ?? false) == isRefused)
    options.bar = 458...508
    #expect(clip(options).refusal(options) == nil)
  }

  /// What goes down, comes back and goes down again on one way is no edge of a keyboard, wherever a person says that
  /// its top is.
  @Test(arguments: [nil, Clip.top]) func anEdgeThatGoesBackIsRefused(given: Double?) throws {
    var options = ClipOptions()
    options.keyboard = given
    let clip = TrackedClip(options: options) { time in
      let share = Clip.share(at: time)
      let back = share > 0.3 && share < 0.7 ? 60.0 : 0
      return (Clip.keyboard(share).map { $0 + back }, Clip.bar(share))
    }
    let refusal = try #require(clip.refusal(options))
    #expect(refusal.contains("does not go below the screen on one way"))
    #expect(refusal.contains("--keyboard") == (given == nil))
  }

  /// A way from below the screen that a system's curve follows to 0.6 %, and that does not go back, says that something is
  /// a keyboard which goes back on another way.
  @Test(arguments: [
    (3.0, 0.0, false, false), (5, 0, false, true), (0, 1.5, false, true), (0, 0, true, true),
  ])
  func oneGoodWaySaysWhatIsAKeyboard(
    bend: Double, rough: Double, isOther: Bool, isRefused: Bool
  ) {
    let timing =
      isOther ? AnimationTiming.known(.timingFunction(.easeInEaseOut), 0.5) : Clip.system
    let clip = TrackedClip { time in
      let share = time < 1.2 ? Clip.share(at: time, by: timing) : Clip.share(at: time)
      let isOnWay = share > 0 && share < 0.999
      let off =
        time < 1.2
        ? bend * sin(8 * Double.pi * share) + (isOnWay ? Clip.rough(time, by: rough) : 0)
        : share > 0.45 && share < 0.7 ? 60 : 0
      let place = Clip.height + 60 - share * (Clip.height + 60 - Clip.top)
      return (place < 830 ? place + off : nil, Clip.bar(share))
    }
    #expect(
      (clip.refusal()?.contains("does not go below the screen on one way") ?? false) == isRefused)
  }

  /// A way by no system's curve does not say where a keyboard's top is, but for a bar that rests on it.
  @Test(arguments: [(40.0, true), (10, false), (-20, true)])
  func anEdgeThatNoWayLeadsToIsAskedFor(margin: Double, isAsked: Bool) {
    let timing = AnimationTiming.known(.timingFunction(.easeIn), 0.5)
    let clip = TrackedClip { time in
      let share = Clip.share(at: time, by: timing)
      return (Clip.keyboard(share), Clip.bar(share, home: 790, rest: Clip.top - margin))
    }
    #expect((clip.refusal()?.contains("no way of the keyboard") ?? false) == isAsked)
    var options = ClipOptions()
    options.keyboard = Clip.top
    let given = TrackedClip(options: options) { time in
      let share = Clip.share(at: time, by: timing)
      return (Clip.keyboard(share), Clip.bar(share, home: 790, rest: Clip.top - margin))
    }
    #expect(given.refusal(options) == nil)
  }

  /// Where a point may be larger than it is taken to be, a margin that is one only by the smaller is asked for, unless
  /// it is the safe area that the bar rests on.
  @Test(arguments: [
    (29.0, 800.0, false), (31, 800, true), (32, 800, true), (40, 800, false), (32, 812, false),
    (32, 814, true),
  ])
  func aMarginThatTheScaleDecidesIsAskedFor(margin: Double, home: Double, isAsked: Bool) {
    let clip = Clip.of(isExact: false) {
      Clip.bar(Clip.share(at: $0), home: home, rest: Clip.top - margin)
    }
    #expect((clip.refusal()?.contains("how large a point is") ?? false) == isAsked)
    #expect(clip.recording.scaleDoubt == ClipLimits.scaleDoubt)
    #expect(clip.recording.notes.contains { $0.contains("is taken for the clip's shape") })
  }
}
