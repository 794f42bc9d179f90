import AnimationCurves
import MotionFits
import Scenes
import Testing

@testable import Recordings

/// One motion of a clip: its parts, and where a right bar is in it.
struct StretchTests {
  private typealias Stretch = ClipMotions.Stretch

  /// A motion over frames 10 to 40 from one keyboard's top to another one, with a bar that keeps 8 points.
  private static func stretch(
    _ phase: Phase, from: Double, to: Double, barFrom: Double, barTo: Double,
    isTurned: Bool = false, isCutBefore: Bool = false, isCutAfter: Bool = false
  ) -> Stretch {
    Stretch(
      frames: 10...40, around: 2...50, phase: phase, isTurned: isTurned, from: from, to: to,
      barFrom: barFrom, barTo: barTo, isCutBefore: isCutBefore, isCutAfter: isCutAfter)
  }

  private static func closing(isTurned: Bool = false, isCutAfter: Bool = false) -> Stretch {
    stretch(
      .closing, from: 500, to: 844, barFrom: 492, barTo: 802, isTurned: isTurned,
      isCutAfter: isCutAfter)
  }

  private static func opening(isCutBefore: Bool = false) -> Stretch {
    stretch(
      .opening, from: 844, to: 500, barFrom: 802, barTo: 492, isCutBefore: isCutBefore)
  }

  /// The keyboard's top in frames 0 to 50: at rest up to 12, and from 12 on as given.
  private static func tops(_ moving: [Double?]) -> [Double?] {
    var tops = [Double?](repeating: 500, count: 12) + moving
    tops += Array(repeating: moving.last ?? nil, count: 51 - tops.count)
    return tops
  }

  /// A keyboard that goes down, comes back and then goes has made three motions.
  @Test func aWayDownAndBackIsCutOff() throws {
    let swing: [Double?] = [510, 521, 560, nil, 600, 590, 540, 500.4, 500, 500, 520, 600, 700, 844]
    let parts = Self.closing(isCutAfter: true).cut(where: Self.tops(swing))
    #expect(parts.map(\.phase) == [.closing, .opening, .closing])
    #expect(parts.map(\.frames) == [10...16, 16...19, 21...40])
    #expect(parts.map(\.around) == [2...16, 16...19, 21...50])
    #expect(parts.map(\.isTurned) == [true, true, false])
    #expect(parts.map(\.from) == [500, 844, 500] && parts.map(\.to) == [844, 500, 844])
    #expect(parts.map(\.barFrom) == [492, 802, 492] && parts.map(\.barTo) == [802, 492, 802])
    #expect(parts.map(\.isCutBefore) == [false, false, false])
    #expect(parts.map(\.isCutAfter) == [false, false, true])
  }

  /// One that comes up, goes down and comes back has made three as well.
  @Test func aWayDownAfterAWayUpIsCutOff() throws {
    let moving: [Double?] = [844, 700, 600, 500, 500, 530, 580, 600, 560, 510, 500]
    var tops = Self.tops(moving)
    for frame in 0..<12 { tops[frame] = nil }
    let parts = Self.opening(isCutBefore: true).cut(where: tops)
    #expect(parts.map(\.phase) == [.opening, .closing, .opening])
    #expect(parts.map(\.frames) == [10...15, 16...19, 19...40])
    #expect(parts.map(\.around) == [2...15, 16...19, 19...50])
    #expect(parts.map(\.isTurned) == [false, true, true])
    #expect(parts.map(\.isCutBefore) == [true, false, false])
    #expect(parts.map(\.from) == [844, 500, 844] && parts.map(\.barTo) == [492, 802, 492])
  }

  /// A keyboard has to leave its rest by more than 20 points, in three frames, and come back.
  @Test(
    arguments: [
      ([521, 523, 521, 500], 3), ([519, 600, 521, 500], 1), ([519, 521, 519, 500], 1),
      ([560, 600, 560, 501], 1), ([], 1),
    ] as [([Double], Int)])
  func aShakeIsNoMotionOfItsOwn(_ shake: [Double], _ motions: Int) {
    let moving = shake + [600, 700, 844]
    #expect(Self.closing().cut(where: Self.tops(moving)).count == motions)
    let other = Self.closing(isTurned: true).cut(where: Self.tops(moving))
    #expect(other.count == 1 && other[0].isTurned)
  }

  /// A right bar has gone the same share of its way as the keyboard.
  @Test(arguments: [(844, 802), (672, 647), (500, 492), (414, 414.5)])
  func aRightBarGoesAlong(_ top: Double, _ bar: Double) {
    for stretch in [Self.opening(), Self.closing()] {
      #expect(abs(stretch.rightBar(forKeyboardAt: top) - bar) < 1e-9)
      let beside = stretch.rightBar(forKeyboardAt: top, beside: 0, isLeft: false)
      #expect(beside == stretch.rightBar(forKeyboardAt: top))
    }
    let still = Self.stretch(.resizing, from: 500, to: 500, barFrom: 480, barTo: 492)
    #expect(still.rightBar(forKeyboardAt: 500) == 492)
  }

  /// Under a finger a bar may be anywhere between its share of the way and the keyboard's top, down to its rest.
  @Test func aDraggedBarHasRoom() {
    var stretch = Self.closing()
    stretch.phase = .dragging
    // Half of the way: its share is 647, and 664 is as far above the keyboard as at rest.
    for (bar, right) in [(600.0, 647.0), (650, 650), (664, 664), (700, 664)] {
      #expect(stretch.rightBar(forKeyboardAt: 672, beside: bar, isLeft: false) == right)
      #expect(stretch.rightBar(forKeyboardAt: 672, beside: bar, isLeft: true) == 664)
    }
    #expect(stretch.rightBar(forKeyboardAt: 840, beside: 900, isLeft: true) == 802)
    var back = Self.opening()
    back.phase = .dragging
    #expect(back.rightBar(forKeyboardAt: 672, beside: 700, isLeft: true) == 664)
  }

  /// The places of a bar on its way are those that are farther from both rests than 3 % of it.
  @Test func aBarIsOnItsWayBetweenItsRests() {
    var edge = [Double?](repeating: nil, count: 51)
    for (frame, place) in [(9, 600.0), (10, 492), (12, 501.2), (13, 501.4), (20, 700), (30, 792.6)]
    {
      edge[frame] = place
    }
    (edge[31], edge[40], edge[41]) = (792.8, 802, 700)
    #expect(Self.closing().barsOnWay(edge) == [501.4, 700, 792.6])
    #expect(Self.opening().barsOnWay(edge) == [501.4, 700, 792.6])
  }

  @Test func aTurnedOrDraggedMotionIsNotWhole() {
    #expect(Self.closing().isWhole && !Self.closing(isTurned: true).isWhole)
    var dragged = Self.closing()
    dragged.phase = .dragging
    #expect(!dragged.isWhole)
    #expect(Self.closing(isCutAfter: true).isCut && Self.opening(isCutBefore: true).isCut)
    #expect(!Self.closing().isCut)
  }

  /// Where two animations add up only a system's spring is a curve.
  @Test func aTurnedMotionIsNamedByASystemsCurveAlone() throws {
    func fit(_ curve: AnyTimingCurve) throws -> MotionFit {
      let timing = try AnimationTiming(curve: curve, duration: 0.5)
      let times = (0..<50).map { Double($0) / 60 }
      let track = try SampledTrack(
        times: times, values: times.map { 500 + 344 * timing.progress(at: $0 - 0.1) })
      return try #require(track.fits().first)
    }
    let system = try fit(.spring(KeyboardProfile.iOS18.spring))
    let other = try fit(.timingFunction(.easeIn))
    #expect(other.best != nil)
    #expect(Self.closing().names(system) && Self.closing().names(other))
    #expect(Self.closing(isTurned: true).names(system))
    #expect(!Self.closing(isTurned: true).names(other))
  }

  /// An edge that goes down and is higher than before has come back, by more than a point and below a limit.
  @Test func whatComesBackIsAnotherEdge() {
    let edge: [Double?] = [600, 790, 800, 799.5, 798.5, nil, 820, 700, 830, 829.2, 828.8]
    func returns(_ frames: [Int], below limit: Double) -> [Int] {
      ClipReading.returns(of: edge, over: frames, below: limit)
    }
    #expect(returns(Array(edge.indices), below: 780) == [4, 10])
    #expect(returns(Array(edge.indices), below: 600) == [4, 7, 10])
    #expect(returns(Array(edge.indices), below: 828.9) == [])
    #expect(returns([4, 5, 6], below: 780).isEmpty)
  }

  /// The places of a bar that goes down by 310 points in frames 15 to 25, by shares of its way.
  private static func bar(_ shares: [Double?]) -> [Double?] {
    var edge = [Double?](repeating: 492, count: 15) + shares.map { $0.map { 492 + 310 * $0 } }
    edge += Array(repeating: 802, count: 51 - edge.count)
    return edge
  }

  /// A bar moves in the frames between its rests, if it goes without a pause and without a leap.
  @Test func aBarMovesFromRestToRest() {
    let even = [0.005, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.96, 0.995]
    func frames(_ shares: [Double?]) -> ClosedRange<Int>? {
      Self.closing().frames(of: Self.bar(shares))
    }
    #expect(frames(even) == 15...23)
    #expect(frames([0.1, 0.3, 0.6, 0.9]) == 14...19)
    #expect(frames([0.1, nil, 0.6, 0.9]) == 14...19)
    // Half of the frames have to show it.
    #expect(frames([nil, 0.3, nil, 0.7, nil]) == nil)
    #expect(frames([0.1, 0.3, nil, nil, 0.9]) == 14...20)
    #expect(frames([0.5]) == nil)
    // It may pass its end, and does not go back else.
    #expect(frames([0.2, 0.6, 0.95, 1.1, 1.2, 1.05]) == 14...21)
    #expect(frames([0.2, 0.6, 0.95, 1.1, 1.3, 1.05]) == nil)
    #expect(frames([0.2, 0.6, 0.5, 0.9]) == nil)
    // It neither pauses on its way nor leaps at its end.
    #expect(
      frames([0.2, 0.4, 0.401, 0.7, 0.9]) == nil && frames([0.2, 0.4, 0.403, 0.7, 0.9]) != nil)
    #expect(frames([0.1, 0.2, 0.3, 0.4]) == nil && frames([0.3, 0.7]) == 14...17)
    #expect(frames([0.1, 0.3, 0.5, 0.7, 0.8]) == 14...20)
    // A way of less than 20 points is none.
    for (way, isOne) in [(19.0, false), (21, true)] {
      let short = Self.stretch(.closing, from: 500, to: 844, barFrom: 492, barTo: 492 + way)
      let places: [Double?] = (0..<51).map { frame in
        let share = Double(min(9, max(0, frame - 15))) / 9
        return 492 + way * share
      }
      #expect((short.frames(of: places) != nil) == isOne)
    }
  }

  /// A keyboard hides the bar that is seen on its way in two frames which do not show that.
  @Test func aKeyboardOnItsWayHidesTheBar() {
    func hides(_ tops: [Double?], bar: [Double?]) -> Bool {
      var (keyboard, edge) = (
        [Double?](repeating: 500, count: 51), [Double?](repeating: 492, count: 51)
      )
      keyboard.replaceSubrange(20..<20 + tops.count, with: tops)
      edge.replaceSubrange(20..<20 + bar.count, with: bar)
      return Self.closing().hidesBar(edge, from: keyboard)
    }
    #expect(hides([600, 650], bar: [nil, nil]) && !hides([600, 650], bar: [nil, 640]))
    #expect(!hides([600, nil], bar: [nil, nil]) && !hides([600, 509], bar: [nil, nil]))
    #expect(hides([600, 511], bar: [nil, nil]) && hides([832, 833], bar: [nil, nil]))
    #expect(!hides([832, 835], bar: [nil, nil]))
  }

  /// Between two values are even steps; before the first and after the last one it is.
  @Test func whatIsMissingIsBetweenItsNeighbours() {
    #expect([nil, 4, nil, nil, 10, nil].filled(or: 1) == [4, 4, 6, 8, 10, 10])
    #expect([nil, nil].filled(or: 7) == [7, 7] && [Double?]().filled(or: 7).isEmpty)
    #expect([3, 5].filled(or: 7) == [3, 5])
  }
}
