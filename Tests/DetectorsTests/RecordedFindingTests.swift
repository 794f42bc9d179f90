import Detectors
import Foundation
import Scenes
import Testing

/// The findings in a recording, whose every value is read to 0.3 points.
struct RecordedFindingTests {
  /// The findings of a keyboard that comes up in 61 frames, and of a bar that is above it in some
  /// of them, or hidden by it.
  private func findings(
    gap: Double, in frames: Range<Int>, covered: [Int] = [], unread: Int? = nil,
    unreadKeyboard: Range<Int> = 0..<0, motions: [RecordedMotion] = []
  ) -> [Finding] {
    let times = (0...60).map { Double($0) / 60 }
    let tops = times.map { 812 - 336 * (1 - exp(-10 * $0)) }
    let bottoms = tops.indices.map { tops[$0] - (frames.contains($0) ? gap : 0) }
    let edge = Recording.Edge(rms: 0.1, visible: times.count)
    let recording = Recording(
      width: 1125, height: 2436, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: motions, covered: covered,
      track: RecordedTrack(
        times: times,
        keyboardTop: tops.indices.map { unreadKeyboard.contains($0) ? nil : tops[$0] },
        barTop: bottoms.map { $0 - 44 },
        barBottom: bottoms.indices.map { $0 == unread ? nil : bottoms[$0] }))
    var scene = SceneCase(
      name: "clip", scene: "clip", handler: HandlerSpec(name: "recorded"), device: .plain,
      transcript: Transcript(messages: []), events: [])
    scene.tolerances["gap"] = 0.3
    scene.tolerances["overlap"] = 0.3
    let stretch = Playback.RecordedStretch(
      phase: .opening, times: times, keyboardTop: tops, barTop: bottoms.map { $0 - 44 },
      barBottom: bottoms, guideTop: tops, hidden: unread.map { [$0] } ?? [])
    let playback = Playback(scene: scene, recording: recording, stretches: [stretch])
    return CaseResult(playback).findings
  }

  private func gaps(_ gap: Double, in frames: Range<Int>) -> [Finding] {
    findings(gap: gap, in: frames).filter { $0.kind == .gap }
  }

  private typealias Pace = RecordedMotion.Pace
  private static let system = Pace(curve: "iOS 26", duration: 0.383, start: 0)

  /// A keyboard that no frame shows is nowhere, whatever its curve says.
  @Test(arguments: [
    (true, 0.0, 20..<22, 0), (true, 0.0, 20..<21, 1), (false, 0.0, 20..<22, 0),
    (false, 0.0, 20..<21, 1), (false, 0.02, 20..<22, 0), (false, 0.02, 20..<21, 1),
  ])
  func aGapWithoutAKeyboardIsNone(
    _ isTurned: Bool, _ delay: Double, _ unread: Range<Int>, _ count: Int
  ) {
    let end = isTurned ? 0.1 : 1
    let first = RecordedMotion(
      start: 0, end: end, phase: .closing, keyboard: Self.system, bar: Self.system, delay: delay)
    var motions = [first]
    if isTurned {
      motions.append(RecordedMotion(start: end, end: 1, phase: .opening, bar: Self.system))
    }
    let found = findings(gap: 8, in: 20..<22, unreadKeyboard: unread, motions: motions)
    #expect(found.count { $0.kind == .gap } == count)
  }

  /// A spring like the system's is the system's, and a keyboard goes by no other curve than that.
  @Test(
    arguments: [
      (system, 1.0, 0.383, true), (system, 0.6, 0.383, false), (system, 1.0, 0.3, false),
      (Pace(curve: "default", duration: 0.25, start: 0), 0.6, 0.3, true),
    ] as [(RecordedMotion.Pace, Double, Double, Bool)])
  func noCauseIsNamedForASpringThatIsLikeTheSystems(
    _ keyboard: RecordedMotion.Pace, _ ratio: Double, _ duration: Double, _ isUnnamed: Bool
  ) throws {
    let bar = Pace(curve: "spring", duration: duration, start: 0, dampingRatio: ratio)
    let motion = RecordedMotion(start: 0, end: 1, phase: .opening, keyboard: keyboard, bar: bar)
    let gap = try #require(
      findings(gap: 8, in: 20..<24, motions: [motion]).first { $0.kind == .gap })
    #expect((gap.cause == nil) == isUnnamed)
  }

  /// Of a bar that the keyboard hides in one of an overlap's frames the depth is not known.
  @Test(arguments: [
    ([], false), ([18, 19], false), ([20], true), ([22, 23], true), ([24], false),
  ])
  func anOverlapOfAHiddenBarMayBeMore(_ covered: [Int], _ isAtLeast: Bool) throws {
    let found = findings(gap: -44, in: 20..<24, covered: covered).filter { $0.kind == .overlap }
    #expect(found.map(\.frames) == [20...23])
    #expect(found.map(\.isAtLeast) == [isAtLeast])
    #expect(abs(try #require(found.first).points - 44) < 1e-9)
  }

  /// Beside a frame that does not show the bar the worst frame may not be the worst.
  @Test(arguments: [(18, false), (19, true), (24, false)])
  func anOverlapBesideAnUnreadBarMayBeMore(_ unread: Int, _ isAtLeast: Bool) throws {
    let found = findings(gap: -12, in: 20..<24, unread: unread).filter { $0.kind == .overlap }
    #expect(found.map(\.worst.frame) == [20])
    #expect(found.map(\.isAtLeast) == [isAtLeast])
  }

  /// A gap shows, whatever a frame hides.
  @Test func aGapIsAsGreatAsItIs() {
    let found = findings(gap: 8, in: 20..<24, covered: [22, 23]).filter { $0.kind == .gap }
    #expect(found.map(\.isAtLeast) == [false])
  }

  /// One frame alone may be read wrong by chance: it takes three times what several in a row take.
  @Test(arguments: [(1, 1.7, false), (1, 1.9, true), (3, 0.5, false), (3, 0.8, true)])
  func oneFrameAloneHasToShowMore(_ count: Int, _ gap: Double, _ isFound: Bool) {
    let found = gaps(gap, in: 20..<20 + count)
    #expect(found.map(\.frames) == (isFound ? [20...19 + count] : []))
  }

  /// Near the end of the way a gap is known to 0.31 points.
  @Test(arguments: [(0.6, false), (0.66, true)])
  func whatIsNotTwiceItsUncertaintyIsNotReported(_ gap: Double, _ isFound: Bool) {
    #expect(gaps(gap, in: 55..<58).isEmpty != isFound)
  }

  /// A finding may be off by more where the edges go fast: by what they go in 0.3 ms.
  @Test(arguments: [3, 20, 45])
  func aFindingSaysHowFarOffItMayBe(_ first: Int) throws {
    let finding = try #require(gaps(8, in: first..<first + 4).first)
    let uncertainty = try #require(finding.uncertainty)
    let worst = try #require(finding.worst.frame)
    let places = { (frame: Int) in
      let top = 812 - 336 * (1 - exp(-10 * Double(frame) / 60))
      return (top, top - ((first..<first + 4).contains(frame) ? 8 : 0))
    }
    let steps = [(worst - 1, worst), (worst, worst + 1)].flatMap { one, other in
      [abs(places(other).0 - places(one).0), abs(places(other).1 - places(one).1)]
    }
    let expected = 0.3 + 0.0003 * 60 * (steps.max() ?? 0)
    #expect(abs(uncertainty - expected) < 1e-9)
    #expect(finding.points > uncertainty)
  }

  /// Edges that go 1,200 points a second are known to 0.3 + 0.0003 * 1200 points where two frames
  /// show both, and to 0.3 + 0.002 * 1200 where an edge is not seen; a bar under the keyboard is as
  /// at rest.
  @Test func whatIsNotSeenIsKnownLessWell() {
    let times = (0..<10).map { Double($0) / 60 }
    let bottoms = times.map { 812 - 1200 * $0 }
    func recording(seen: Set<Int>, covered: [Int] = []) -> Recording {
      let edge = Recording.Edge(rms: 0.1, visible: times.count)
      let tops = bottoms.indices.map { seen.contains($0) ? bottoms[$0] : nil }
      return Recording(
        width: 1125, height: 2436, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
        uncertainty: 0.3, motions: [], covered: covered,
        track: RecordedTrack(
          times: times, keyboardTop: tops, barTop: bottoms.map { $0 - 44 }, barBottom: bottoms))
    }
    let whole = recording(seen: Set(0..<10))
    #expect(abs(whole.uncertainty(in: 5, among: 4...6) - 0.66) < 1e-9)
    #expect(abs(recording(seen: [4]).uncertainty(in: 5, among: 4...6) - 2.7) < 1e-9)
    #expect(abs(recording(seen: [4, 6]).uncertainty(in: 5, among: 4...6) - 0.66) < 1e-9)
    #expect(abs(recording(seen: [1, 2]).uncertainty(in: 5, among: 4...6) - 2.7) < 1e-9)
    #expect(recording(seen: [], covered: [5]).uncertainty(in: 5, among: 4...6) == 0.3)
    #expect(whole.uncertainty(in: 10, among: 4...10) == 0.3)
  }

  private static let times = (0...60).map { Double($0) / 60 }
  private static let steady = times.map { 812 - 336 * $0 }

  /// The number of pauses of a bar beside a keyboard that comes up evenly.
  private func pauses(_ bottoms: [Double], unread: Int? = nil) -> Int {
    let edge = Recording.Edge(rms: 0.1, visible: bottoms.count)
    let recording = Recording(
      width: 1125, height: 2436, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: [],
      track: RecordedTrack(
        times: Self.times, keyboardTop: Self.steady, barTop: bottoms.map { $0 - 44 },
        barBottom: bottoms.indices.map { $0 == unread ? nil : bottoms[$0] }))
    let scene = SceneCase(
      name: "clip", scene: "clip", handler: HandlerSpec(name: "recorded"), device: .plain,
      transcript: Transcript(messages: []), events: [])
    let stretch = Playback.RecordedStretch(
      phase: .opening, times: Self.times, keyboardTop: Self.steady,
      barTop: bottoms.map { $0 - 44 }, barBottom: bottoms, guideTop: Self.steady,
      hidden: unread.map { [$0] } ?? [])
    let result = CaseResult(Playback(scene: scene, recording: recording, stretches: [stretch]))
    return result.findings.count { $0.kind == .stall }
  }

  /// A bar rests in no frame that does not show it.
  @Test(arguments: [(nil, 1), (20, 0), (21, 0), (40, 1)])
  func aPauseIsSeenInAllOfItsFrames(_ unread: Int?, _ count: Int) {
    let bottoms = Self.times.indices.map { Self.steady[(18...22).contains($0) ? 18 : $0] }
    #expect(pauses(bottoms, unread: unread) == count)
  }

  /// A bar that has moved by less than is known has not set out.
  @Test(arguments: [(0.0, 0), (0.25, 0), (0.35, 1)])
  func aBarThatHasNotSetOutDoesNotPause(_ off: Double, _ count: Int) {
    let bottoms = Self.times.indices.map { frame in
      frame == 0 ? Self.steady[0] : frame < 6 ? Self.steady[0] - off : Self.steady[frame]
    }
    #expect(pauses(bottoms) == count)
  }
}
