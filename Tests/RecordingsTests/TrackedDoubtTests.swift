import AnimationCurves
import Detectors
import MotionFits
import Scenes
import TestSupport
import Testing

@testable import Recordings

/// What a clip does not show of its edges, and how sure it is of what it shows.
struct TrackedDoubtTests {
  private typealias Clip = TrackedClip

  private static func share(_ frame: Int) -> Double { Clip.share(at: Clip.times[frame]) }

  /// A bar that stays is under the keyboard in each frame that does not show it and whose keyboard is over
  /// most of it, and as deep as nearly all of its height.
  @Test func aBarThatStaysIsUnderTheKeyboard() {
    let top = Clip.home - Clip.barHeight
    let clip = TrackedClip { time in
      let keyboard = Clip.keyboard(Clip.share(at: time))
      return (keyboard, (keyboard ?? Clip.height) < top + 0.6 * Clip.barHeight ? nil : Clip.home)
    }
    #expect(clip.reading.scenery.bar?.isStill == true)
    #expect(clip.reading.notes == ["the bar does not move with the keyboard"])
    for motion in clip.clip.motions.stretches {
      let over = motion.frames.filter {
        (Clip.keyboard(Self.share($0)) ?? Clip.height) < top + 0.4 * Clip.barHeight
      }
      let depths = clip.clip.hiddenDepths(in: motion)
      #expect(depths.keys.sorted() == over && !over.isEmpty)
      #expect(depths.values.allSatisfy { (0.5 * Clip.barHeight...Clip.barHeight).contains($0) })
    }
    #expect(clip.greatest(.overlap, .opening) > 20 && clip.refusal() == nil)
  }

  /// What shows in a bar and moves by some points makes it as unsure, and no verdict by a margin's worth.
  @Test(arguments: [(0.0, false), (6, false), (29, false), (31, true)])
  func aBarThatGrewIsAsUnsure(growth: Double, isRefused: Bool) {
    func clip(_ growth: Double) -> TrackedClip {
      TrackedClip(growth: growth * Clip.rowsPerPoint) { time in
        let share = Clip.share(at: time)
        return (Clip.keyboard(share), Clip.bar(share))
      }
    }
    let (grown, other) = (clip(growth), clip(0))
    #expect(abs(grown.recording.uncertainty - other.recording.uncertainty - growth) < 1e-9)
    #expect(
      (grown.refusal()?.contains("rests that are alike, as a list does") ?? false) == isRefused)
    let notes = grown.recording.notes.filter { $0.hasPrefix("what shows in the bar has moved by") }
    #expect(notes.count == (growth > 0 ? 1 : 0))
    #expect(notes.allSatisfy { $0.contains(" \(growth) pt between two rests") })
  }

  /// A top that its way does not lead to is as unsure as that is far, and gives no verdict beyond a margin.
  @Test(arguments: [(0.0, false), (20, false), (40, true)])
  func aTopThatNoWayLeadsToIsUnsure(off: Double, isRefused: Bool) {
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let place = Clip.height + off - share * (Clip.height - Clip.top)
      return (place < Clip.height - 14 ? place : nil, Clip.bar(share))
    }
    #expect(clip.recording.uncertainty >= off && clip.recording.uncertainty < off + 2)
    #expect((clip.refusal()?.contains("is not where its way leads") ?? false) == isRefused)
  }

  /// A bar that is next seen far above the keyboard was not under it, though that has come over its place.
  @Test(arguments: [(0.0, true), (50, false)])
  func aBarThatIsNextSeenAboveWasHardToRead(above: Double, isHidden: Bool) {
    func bar(_ time: Double) -> Double { Clip.bar(Clip.share(at: time, late: 0.07)) }
    let unseen = Clip.times.filter { time in
      let top = Clip.keyboard(Clip.share(at: time)) ?? Clip.height
      return time < 1 && bar(time) - top > 0.8 * Clip.barHeight
    }
    let clip = TrackedClip { time in
      let keyboard = Clip.keyboard(Clip.share(at: time))
      guard !unseen.contains(time) else { return (keyboard, nil) }
      let isAbove = above > 0 && time > (unseen.last ?? 0) && time < Clip.hide
      return (keyboard, isAbove ? (keyboard ?? Clip.height) - above : bar(time))
    }
    let depths = clip.clip.hiddenDepths(in: clip.clip.motions.stretches[0])
    #expect(!unseen.isEmpty && depths.isEmpty == !isHidden)
  }

  /// A clip that ends while the keyboard opens, or begins while it closes, shows no rest with it; a bar that
  /// goes along is right there, and one that is late is not.
  @Test(arguments: [(0..<52, false), (0..<52, true), (98..<150, false), (98..<150, true)])
  func aClipWithoutAnOpenRestIsJudged(frames: Range<Int>, isLate: Bool) {
    let clip = TrackedClip(times: Array(Clip.times[frames])) { time in
      let late = Clip.share(at: time, late: isLate ? 0.05 : 0)
      return (Clip.keyboard(Clip.share(at: time)), Clip.bar(late))
    }
    #expect(clip.reading.scenery.isCut)
    #expect(clip.result.findings.isEmpty == !isLate)
    #expect(
      [clip.reading.missingRests.before, clip.reading.missingRests.after].contains("the open rest"))
  }

  /// The bar that is judged in a clip that shows no rest without a keyboard goes along from where its curve leads.
  @Test(arguments: [0.0, 14]) func aBarsRestIsWhereItsCurveBegins(home: Double) {
    let clip = TrackedClip(times: Array(Clip.times[34..<80])) { time in
      let share = Clip.share(at: time)
      return (Clip.keyboard(share), Clip.bar(share, home: Clip.home - home))
    }
    #expect(clip.result.findings.isEmpty)
  }

  /// A keyboard hides a bar once it has come over three fifths of where that was.
  @Test func aKeyboardOverMostOfABarHidesIt() {
    let clip = TrackedClip { time in
      let top = Clip.height - (Clip.height - Clip.top) * min(1, max(0, time - 0.5))
      let isSeen = top > Clip.home - 5 || time > 1.6
      return (top < 830 ? top : nil, isSeen ? Clip.bar(time > 1.6 ? 1 : 0) : nil)
    }
    let (track, motion) = (clip.reading.track, clip.clip.motions.stretches[0])
    let over = motion.frames.filter { frame in
      track.barBottom[frame] == nil
        && (track.keyboardTop[frame] ?? Clip.height) < Clip.home - 0.6 * Clip.barHeight
    }
    #expect(!over.isEmpty && clip.clip.hiddenDepths(in: motion).keys.sorted() == over)
  }

  /// A bar that begins later than the keyboard, and how far it is under that.
  private static func lateBar(_ time: Double) -> (bottom: Double, depth: Double) {
    let bottom = Clip.bar(Clip.share(at: time, late: 0.07))
    return (bottom, bottom - (Clip.keyboard(Clip.share(at: time)) ?? Clip.height))
  }

  /// Where its curve says how far a bar is under the keyboard, four fifths of it hide it, whatever was read.
  @Test func aCurveSaysWhereABarIsHidden() {
    let clip = TrackedClip { time in
      let bar = Self.lateBar(time)
      let isSeen = bar.depth < 0.55 * Clip.barHeight
      return (Clip.keyboard(Clip.share(at: time)), isSeen ? bar.bottom : nil)
    }
    let motion = clip.clip.motions.stretches[0]
    let unseen = motion.frames.filter { clip.reading.track.barBottom[$0] == nil }
    let depths = unseen.map { Self.lateBar(Clip.times[$0]).depth / Clip.barHeight }
    let deep = zip(unseen, depths).filter { $1 > 0.8 }.map(\.0)
    #expect(clip.clip.hiddenDepths(in: motion).keys.sorted() == deep && !deep.isEmpty)
    #expect(depths.contains { $0 < 0.8 } && depths.contains { $0 > 0.8 && $0 < 0.95 })
  }

  /// The depths of a late bar that shows in some of the frames that have it on its way, and at rest.
  private static func depths(showing shown: Set<Int>, rough: Double = 0) -> [Double] {
    let onWay = Clip.times.filter { (0.03...0.97).contains(Clip.share(at: $0, late: 0.07)) }
    let seen = Set(shown.map { onWay[$0] })
    let clip = TrackedClip(times: Array(Clip.times.prefix(86))) { time in
      let keyboard = Clip.keyboard(Clip.share(at: time))
      let isOnWay = (0.03..<0.999).contains(Clip.share(at: time, late: 0.07))
      let off = isOnWay ? Clip.rough(time, by: rough) : 0
      let isSeen = seen.contains(time) || !onWay.contains(time)
      return (keyboard, isSeen ? lateBar(time).bottom + off : nil)
    }
    return clip.clip.hiddenDepths(in: clip.clip.motions.stretches[0]).values.sorted()
  }

  /// Four frames over two fifths of its way say by which curve a bar goes, and so that all of it is hidden;
  /// fewer, or a shorter part, do not.
  @Test(
    arguments: [
      ([0, 1, 10], false), ([0, 1, 10, 12], true), ([0, 1, 9, 10, 12], true),
      ([0, 1, 2, 3], false), ([0, 4, 5, 6], true),
    ] as [(Set<Int>, Bool)])
  func aFewFramesDoNotSayHowDeepABarIs(shown: Set<Int>, isSaid: Bool) throws {
    let deepest = try #require(Self.depths(showing: shown).last)
    #expect((deepest == Clip.barHeight) == isSaid, "\(deepest)")
  }

  /// Nor do frames that leave a curve by more than a quarter of a percent of its way.
  @Test(arguments: [(0.0, true), (0.6, true), (1.2, false)])
  func aRoughWayDoesNotSayHowDeepABarIs(rough: Double, isSaid: Bool) throws {
    let shown: Set = [0, 1, 2, 3, 8, 9, 10, 11, 12, 13]
    let deepest = try #require(Self.depths(showing: shown, rough: rough).last)
    #expect((deepest == Clip.barHeight) == isSaid, "\(deepest)")
  }

  /// A keyboard is where its curve leads in frames that do not show it, on its way or at its beginning,
  /// unless the others leave that by more than a quarter of a percent.
  @Test(arguments: [560.0..<640, 780..<844], [(0.6, true), (1.2, false)])
  func aRoughWayDoesNotSayWhereAKeyboardIs(unseen: Range<Double>, way: (Double, Bool)) {
    let (rough, isSaid) = way
    let clip = TrackedClip { time in
      let share = Clip.share(at: time)
      let isOnWay = share > 0 && share < 0.999
      let top = Clip.keyboard(share).flatMap { unseen.contains($0) && time < 1.2 ? nil : $0 }
      return (top.map { $0 + (isOnWay ? Clip.rough(time, by: rough) : 0) }, Clip.bar(share))
    }
    let opening = clip.clip.recordedStretches[1]
    #expect(opening.phase == .opening && opening.hidden.isEmpty == isSaid)
  }
}
