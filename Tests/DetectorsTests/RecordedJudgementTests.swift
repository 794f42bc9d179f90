import AnimationCurves
import Scenes
import Testing

@testable import Detectors

/// What is left of a finding in a clip: bounds of size, of what frames show, and of causes.
struct RecordedJudgementTests {
  private typealias Pace = RecordedMotion.Pace

  /// 61 frames of a second; the keyboard goes up 600 points a second from 0.2 s to 0.7 s.
  private static let times = (0...60).map { Double($0) / 60 }
  private static let motion = RecordedMotion(start: 0.2, end: 0.7, phase: .opening)

  private func recording(
    _ motions: [RecordedMotion] = [motion], rate: Double = 60, hidden: Set<Int> = [],
    unread: Set<Int> = []
  ) -> Recording {
    let tops = Self.times.map { 812 - 600 * min(max($0 - 0.2, 0), 0.5) }
    let edge = Recording.Edge(rms: 0.1, visible: 61)
    return Recording(
      width: 1125, height: 2436, clock: .stamps, rate: rate, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: motions,
      track: RecordedTrack(
        times: Self.times, keyboardTop: tops.indices.map { hidden.contains($0) ? nil : tops[$0] },
        barTop: tops.map { $0 - 44 },
        barBottom: tops.indices.map { unread.contains($0) ? nil : tops[$0] }))
  }

  private func finding(
    _ kind: FindingKind, _ points: Double = 50, in frames: ClosedRange<Int>? = 20...25,
    cause: Cause? = nil, amount: Double? = nil, unit: FindingUnit = .points
  ) -> Finding {
    Finding(
      kind: kind, phase: .opening, points: points, pixels: 3 * points, continuous: 7,
      exposure: 1, frames: frames,
      worst: Finding.Worst(
        frame: frames?.lowerBound, time: Double(frames?.lowerBound ?? 20) / 60),
      cause: cause, amount: amount, unit: unit)
  }

  private func judged(_ finding: Finding, _ recording: Recording) -> Finding? {
    RecordedFindings(recording: recording).judged([finding]).first
  }

  private static let wayKinds: [FindingKind] = [.lag, .jump, .stall, .reversal]

  /// Two edges, frame by frame, show these kinds, and not between frames.
  @Test func framesShowWhatTwoEdgesShow() {
    let shown: Set<FindingKind> = [
      .gap, .overlap, .lag, .jump, .stall, .reversal, .drift, .offscreen,
    ]
    for kind in FindingKind.allCases {
      #expect((judged(finding(kind), recording()) != nil) == shown.contains(kind), "\(kind)")
      #expect(judged(finding(kind, in: nil), recording()) == nil)
    }
  }

  /// The first frame alone, and the last one, has none beside it that says the same.
  @Test func anEndAloneSaysNothing() {
    for kind in [FindingKind.gap, .overlap, .drift] {
      for (frames, isFound) in [
        (0...0, false), (60...60, false), (0...1, true), (59...60, true), (1...1, true),
        (59...59, true),
      ] {
        #expect((judged(finding(kind, in: frames), recording([])) != nil) == isFound, "\(frames)")
      }
    }
  }

  /// A finding is more than twice what it may be off: by 0.3 points, in one frame alone three times that, and of
  /// two places, as a way back has, twice.
  @Test func aFindingIsMoreThanItsDoubt() throws {
    let slow = recording([])
    for (kind, frames, doubt) in [
      (FindingKind.gap, 2...4, 0.3), (.gap, 2...2, 0.9), (.overlap, 2...2, 0.9),
      (.overlap, 50...52, 0.3), (.drift, 2...2, 0.3), (.drift, 2...4, 0.3), (.jump, 2...2, 0.3),
      (.reversal, 2...4, 0.6),
      (.offscreen, 2...4, 0.3),
    ] {
      #expect(judged(finding(kind, 1.99 * doubt, in: frames), slow) == nil, "\(kind) \(frames)")
      let found = try #require(
        judged(finding(kind, 2.01 * doubt, in: frames), slow), "\(kind) \(frames)")
      #expect(abs((found.uncertainty ?? 0) - doubt) < 1e-9)
      #expect(found.points == 2.01 * doubt && found.continuous == found.points && !found.isAtLeast)
      #expect(found.exposure == 1 && found.amount == found.points)
    }
    // Something else looks like the bar there.
    #expect(judged(finding(.reversal, 50, in: 2...3), slow) == nil)
    // Where a point may be a tenth longer, so may the finding.
    var unscaled = slow
    unscaled.scaleDoubt = 0.1
    #expect(judged(finding(.gap, 0.74, in: 2...4), unscaled) == nil)
    let found = try #require(judged(finding(.gap, 0.76, in: 2...4), unscaled))
    #expect(abs((found.uncertainty ?? 0) - 0.376) < 1e-9)
  }

  /// Where the bar's foot is unsure, what the keyboard covers may be the page's: the rest is the least.
  ///
  /// A scale that is unsure makes it more unsure.
  @Test func anUnsureFootLeavesLess() throws {
    var recording = recording([])
    (recording.footDoubt, recording.scaleDoubt) = (20, 0.1)
    let overlap = try #require(judged(finding(.overlap, in: 2...4), recording))
    #expect(overlap.points == 30 && overlap.pixels == 90 && overlap.isAtLeast)
    #expect(overlap.amount == 30)
    #expect(abs((overlap.uncertainty ?? 0) - 3.3) < 1e-9)
    #expect(judged(finding(.overlap, 20.2, in: 2...4), recording) == nil)
    // What is beyond the screen's edge may be the page's as well.
    #expect(judged(finding(.offscreen, 20.2, in: 2...4), recording) == nil)
    #expect(judged(finding(.offscreen, in: 2...4), recording)?.points == 30)
    // A gap that lasts shows as much as it shows, and one that is over before the rest is sure.
    let gap = try #require(judged(finding(.gap, in: 2...4), recording))
    #expect(gap.points == 50 && gap.isAtLeast)
    recording.motions = [Self.motion]
    #expect(judged(finding(.gap, in: 20...41), recording)?.isAtLeast == false)
    #expect(judged(finding(.gap, in: 20...42), recording)?.isAtLeast == true)
    // One that is there before the motion is the rest's as well.
    func fromRest(_ first: Int) -> Finding {
      let frames = first...30
      return Finding(
        kind: .gap, phase: .opening, points: 50, pixels: 150, continuous: 50, exposure: 1,
        frames: frames, worst: Finding.Worst(frame: 20, time: 20.0 / 60), cause: nil, amount: 50,
        unit: .points)
    }
    #expect(judged(fromRest(11), recording)?.isAtLeast == true)
    #expect(judged(fromRest(12), recording)?.isAtLeast == false)
    recording.footDoubt = nil
    #expect(judged(finding(.gap, in: 20...42), recording)?.isAtLeast == false)
    // Times, not points, are as many as before.
    let times = finding(.overlap, in: 2...4, amount: 4, unit: .times)
    #expect(judged(times, recording)?.amount == 4)
    let none = finding(.reversal, 0, in: 2...9)
    #expect(judged(none, recording) == nil)
  }

  /// Of a drift, no more is sure than the bar may be longer by; a gap is as great as it shows, or greater.
  @Test func aDriftIsMoreThanTheFootsDoubt() {
    var recording = recording()
    recording.footDoubt = 20
    #expect(judged(finding(.drift, 20.2, in: 50...52), recording) == nil)
    #expect(judged(finding(.drift, 20.4, in: 50...52), recording) != nil)
    let gap = judged(finding(.gap, 19, in: 20...42), recording)
    #expect(gap?.points == 19 && gap?.isAtLeast == true)
    #expect(judged(finding(.gap, 19, in: 20...30), recording)?.isAtLeast == false)
    #expect(judged(finding(.jump, 19, in: 20...30), recording) != nil)
    recording.footDoubt = nil
    #expect(judged(finding(.drift, 0.7, in: 50...52), recording) != nil)
  }

  /// A gap of one frame beside one that does not show the bar may be what is behind the bar.
  @Test(arguments: [(18, true), (19, false), (20, true), (21, false), (22, true)])
  func aGapBesideAnUnreadBarIsNone(_ unread: Int, _ isFound: Bool) {
    let recording = recording(unread: [unread])
    #expect((judged(finding(.gap, in: 20...20), recording) != nil) == isFound)
    #expect(judged(finding(.gap, in: 20...21), recording) != nil)
    #expect(judged(finding(.overlap, in: 20...20), recording) != nil)
    let ends = self.recording([], unread: [0, 60])
    #expect(judged(finding(.gap, in: 1...1), ends) == nil)
    #expect(judged(finding(.gap, in: 59...59), ends) == nil)
    #expect(judged(finding(.gap, in: 58...58), ends) != nil)
  }

  /// A bar's way is not judged in a motion that a frame hides, that the clip cuts, or whose frames are
  /// few; a way back not in one that another turns round.
  @Test func aHiddenWayIsNotJudged() {
    for kind in Self.wayKinds {
      let found = { judged(finding(kind), $0) != nil }
      #expect(found(recording()))
      var covered = recording()
      for (frame, isFound) in [(11, true), (12, false), (42, false), (43, true)] {
        covered.covered = [frame]
        #expect(found(covered) == isFound, "\(kind) \(frame)")
      }
      for (start, end, isFound) in [
        (0.0, 0.7, false), (0.01, 0.7, true), (0.2, 1, false), (0.2, 0.99, true),
      ] {
        let cut = RecordedMotion(start: start, end: end, phase: .opening)
        #expect(found(recording([cut])) == isFound, "\(kind) \(start) \(end)")
      }
      #expect(!found(recording(rate: 25.9)) && found(recording(rate: 26)))
      let after = RecordedMotion(start: 0.7, end: 0.9, phase: .closing)
      #expect(found(recording([Self.motion, after])) == (kind != .reversal))
      let later = RecordedMotion(start: 0.71, end: 0.9, phase: .closing)
      #expect(found(recording([Self.motion, later])))
    }
    // Off the screen is a place: only what is hidden leaves it open.
    var covered = recording(rate: 10)
    #expect(judged(finding(.offscreen), covered) != nil)
    covered.covered = [30]
    #expect(judged(finding(.offscreen), covered) == nil)
    #expect(judged(finding(.gap), covered) != nil)
    #expect(judged(finding(.stall), recording(unread: [22])) == nil)
    #expect(judged(finding(.stall), recording(unread: [26])) != nil)
  }

  /// What no frame shows is no difference, whatever the curves of both edges say.
  @Test func anUnreadKeyboardIsNowhere() {
    let system = Pace(curve: "iOS 26", duration: 0.383, start: 0.2)
    let eased = Pace(curve: "easeInOut", duration: 0.25, start: 0.2)
    let hidden = Set(20...25)
    func isFound(
      _ keyboard: RecordedMotion.Pace?, _ bar: RecordedMotion.Pace?, delay: Double? = 0,
      hidden: Set<Int>, after: Bool = false, _ kind: FindingKind = .gap
    ) -> Bool {
      var motions = [
        RecordedMotion(
          start: 0.2, end: 0.7, phase: .opening, keyboard: keyboard, bar: bar, delay: delay)
      ]
      if after { motions.append(RecordedMotion(start: 0.7, end: 0.9, phase: .closing)) }
      return judged(finding(kind), recording(motions, hidden: hidden)) != nil
    }
    #expect(!isFound(system, system, hidden: hidden))
    #expect(isFound(system, system, hidden: hidden.subtracting([25])))
    for delay in [0, 0.02, -0.02, nil] {
      #expect(!isFound(system, eased, delay: delay, hidden: hidden))
      #expect(!isFound(system, system, delay: delay, hidden: hidden))
      #expect(isFound(system, system, delay: delay, hidden: hidden.subtracting([20])))
    }
    // Without a curve of the keyboard, beside a system's: three frames have to show it.
    #expect(!isFound(nil, system, hidden: [20, 21, 22, 23]))
    #expect(isFound(nil, system, hidden: [20, 21, 22]))
    #expect(!isFound(nil, eased, hidden: hidden))
    #expect(isFound(nil, eased, hidden: hidden.subtracting([25])))
    // In a motion that is turned round a frame has to show both, of an overlap the keyboard.
    #expect(!isFound(nil, nil, hidden: hidden, after: true))
    #expect(isFound(nil, nil, hidden: hidden.subtracting([25]), after: true))
    #expect(isFound(nil, nil, hidden: hidden.subtracting([25]), after: true, .overlap))
    // What shows before a motion, or behind it, is on no way.
    let same = RecordedMotion(
      start: 0.2, end: 0.7, phase: .opening, keyboard: system, bar: system, delay: 0)
    let all = recording([same], hidden: Set(0...60))
    for (frames, isFound) in [(8...11, true), (8...12, true), (43...45, true), (42...45, false)] {
      #expect((judged(finding(.gap, in: frames), all) != nil) == isFound, "\(frames)")
    }
  }
}

/// The causes that the curves of a clip's motions say.
struct RecordedCauseTests {
  private typealias Pace = RecordedMotion.Pace

  private static let keyboard = Pace(curve: "iOS 26", duration: 0.4, start: 0.2)

  private func cause(
    _ bar: RecordedMotion.Pace?, keyboard: RecordedMotion.Pace? = keyboard, still: Bool = false,
    phase: Phase = .opening, rate: Double = 60, covered: [Int] = [], kind: FindingKind = .gap,
    points: Double = 5
  ) -> Cause? {
    let times = (0...60).map { Double($0) / 60 }
    let tops = times.map { 812 - 600 * min(max($0 - 0.2, 0), 0.5) }
    let edge = Recording.Edge(rms: 0.1, visible: 61)
    let motion = RecordedMotion(
      start: 0.2, end: 0.7, phase: phase, keyboard: keyboard, bar: bar, isBarStill: still)
    let recording = Recording(
      width: 1125, height: 2436, clock: .stamps, rate: rate, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: [motion], covered: covered,
      track: RecordedTrack(times: times, keyboardTop: tops, barTop: tops, barBottom: tops))
    let finding = Finding(
      kind: kind, phase: phase, points: points, pixels: 3 * points, continuous: points,
      exposure: 0, frames: 20...25, worst: Finding.Worst(frame: 20, time: 20.0 / 60))
    return RecordedFindings(recording: recording).judged([finding]).first?.cause
  }

  private func pace(
    _ curve: String, _ duration: Double = 0.4, late: Double = 0, ratio: Double? = nil
  )
    -> RecordedMotion.Pace
  {
    Pace(curve: curve, duration: duration, start: 0.2 + late, dampingRatio: ratio)
  }

  /// Another curve is named, with a delay from half a frame on.
  @Test func anotherCurveIsNamed() {
    let names: [(String, MotionCause.CurveName)] = [
      ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
      ("default", .standard), ("cubic-bezier", .other), ("other", .other),
    ]
    for (curve, name) in names {
      for (late, delay) in [(0.0, false), (0.008, false), (0.009, true), (-0.1, false)] {
        let bar = MotionCause.Pace(name, 0.25)
        let own = MotionCause.Pace(.spring, 0.4)
        guard
          case .motion(.differentCurve(bar, own, let found)) = cause(pace(curve, 0.25, late: late))
        else {
          Issue.record("\(curve) \(late)")
          continue
        }
        #expect((found != nil) == delay)
      }
    }
  }

  /// A spring as slow and as damped as the system's to a fiftieth is the system's, read less well.
  @Test(arguments: [
    (0.4, 1.0, false), (0.407, 1.0, false), (0.409, 1.0, true), (0.391, 1, true),
    (0.4, 1.019, false), (0.4, 1.021, true), (0.4, 0.979, true),
  ])
  func aSpringLikeTheSystemsIsNoOther(_ duration: Double, _ ratio: Double, _ isOther: Bool) {
    let found = cause(pace("spring", duration, ratio: ratio))
    #expect((found?.rule == .differentCurve) == isOther)
    guard case .motion(.differentCurve(let bar, _, _)) = found else { return }
    #expect(bar.curve == .dampedSpring(ratio: ratio))
  }

  /// The same curve is longer by more than half a frame, or it begins later than by chance.
  @Test func theSameCurveIsLongerOrLater() {
    for (duration, isOther) in [(0.4, false), (0.408, false), (0.409, true), (0.391, true)] {
      let found = cause(pace("iOS 26", duration))
      #expect((found?.rule == .differentDuration) == isOther, "\(duration)")
    }
    for (late, isLate) in [(0.0, false), (0.0003, false), (0.0095, true), (-0.01, false)] {
      let found = cause(pace("iOS 26", late: late))
      #expect((found?.rule == .startsLate) == isLate, "\(late)")
    }
    guard
      case .motion(.differentDuration(_, _, _, let late?)) = cause(pace("iOS 26", 0.5, late: 0.01))
    else {
      Issue.record("no delay")
      return
    }
    #expect(abs(late.value - 0.01) < 1e-9)
  }

  /// A bar that is late by a hundredth of a second is off by up to what the keyboard goes twice in that
  /// time: here 12 points, and 0.6 that both may be read wrong by.
  @Test(arguments: [(12.5, true), (12.7, false)])
  func aDelayExplainsSoMuch(_ points: Double, _ isNamed: Bool) {
    let late = pace("iOS 26", late: 0.01)
    #expect((cause(late, points: points)?.rule == .startsLate) == isNamed)
    #expect(cause(late, kind: .jump, points: points)?.rule == .startsLate)
    #expect(cause(pace("linear"), points: 500)?.rule == .differentCurve)
  }

  /// A bar that stays is not animated, or left behind by a finger; a keyboard that no system's curve
  /// leads, few frames, or a hidden bar name nothing.
  @Test func whatIsReadWrongNamesNothing() {
    #expect(cause(nil, still: true) == .motion(.notAnimated(keyboard: 0.4)))
    #expect(cause(nil, still: true, phase: .dragging) == .motion(.interactiveDismissal))
    #expect(cause(pace("linear"), phase: .dragging) == nil)
    #expect(cause(nil) == nil && cause(pace("linear"), keyboard: nil) == nil)
    for keyboard in [
      pace("linear"), pace("spring"), Pace(curve: "iOS 26", duration: 0, start: 0.2),
    ] {
      #expect(cause(pace("easeIn"), keyboard: keyboard) == nil)
    }
    #expect(cause(pace("linear"), rate: 25) == nil)
    #expect(cause(pace("linear"), covered: [30])?.rule == .differentCurve)
    #expect(cause(pace("spring", 0.3, ratio: 0.5), covered: [30]) == nil)
    #expect(cause(pace("spring", 0.3, ratio: 0.5), covered: [50])?.rule == .differentCurve)
  }

  /// What a detector says of a rest stands only where the clip shows the rest, and the bar's foot.
  @Test func aRestNamesACauseWhereItShows() {
    let edge = Recording.Edge(rms: 0.1, visible: 61)
    let times = (0...60).map { Double($0) / 60 }
    let level = times.map { _ in Double?(500) }
    func found(
      _ cause: Cause, end: Double = 0.7, doubt: Double? = nil, scale: Double? = nil,
      in frames: ClosedRange<Int>
    ) -> Cause? {
      var recording = Recording(
        width: 1125, height: 2436, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
        uncertainty: 0.3, footDoubt: doubt,
        motions: [RecordedMotion(start: 0.2, end: end, phase: .opening)],
        track: RecordedTrack(times: times, keyboardTop: level, barTop: level, barBottom: level))
      recording.scaleDoubt = scale
      let finding = Finding(
        kind: .gap, phase: .opening, points: 40, pixels: 120, continuous: 40, exposure: 0,
        frames: frames, worst: Finding.Worst(frame: 20, time: 20.0 / 60), cause: cause)
      return RecordedFindings(recording: recording).judged([finding]).first?.cause
    }
    let rest = Cause.rest(.safeAreaNotSubtracted(height: 336, safeArea: 34))
    let wrong = Cause.rest(.wrongRestingPlace(error: 40, rise: 300, height: 336))
    let paused = Cause.bar(.pausesMidway(for: 0.1, travel: 30))
    #expect(found(rest, in: 20...45) == rest && found(wrong, in: 20...45) == nil)
    #expect(found(rest, end: 1, in: 20...45) == nil)
    // How large a point is counts for a number of points, and for a bar that rises as far as the keyboard not.
    let twice = Cause.rest(.safeAreaSubtractedTwice(rise: 268, needed: 302, safeArea: 34))
    #expect(found(rest, scale: 0.095, in: 20...45) == rest && found(twice, in: 20...45) == twice)
    #expect(found(twice, scale: 0.05, in: 20...45) == twice)
    #expect(found(twice, scale: 0.095, in: 20...45) == nil)
    #expect(found(rest, doubt: 9.9, in: 20...45) == rest)
    #expect(found(rest, doubt: 10.1, in: 20...45) == nil)
    #expect(found(paused, doubt: 10.1, in: 20...45) == paused)
    #expect(found(.motion(.differentPath), in: 20...45) == nil)
  }
}
