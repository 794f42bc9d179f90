import AnimationCurves
import Foundation
import SeededRandom
import Testing

@Suite struct AnimationTimingTests {
  @Test func clampsAtBothEnds() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 2)
    #expect([-1, 0, 0.5, 2, 3].map(timing.progress(at:)) == [0, 0, 0.25, 1, 1])
    #expect([-1, 0, 0.5, 2, 3].map(timing.velocity(at:)) == [0, 0.5, 0.5, 0, 0])
    #expect(timing.progress(at: .nan).isNaN)
  }

  @Test func stateIsProgressAndVelocityToTheBit() throws {
    var random = SplitMix64(seed: 71)
    let steps = try StepTiming(count: 3)
    let lines = try PiecewiseLinear(stops: [.init(0), .init(0.9, at: 0.2), .init(1)])
    let curves: [AnyTimingCurve] = [
      .timingFunction(.default), .timingFunction(.linear), .steps(steps), .piecewiseLinear(lines),
      .spring(KeyboardProfile.iOS26.spring),
    ]
    for curve in curves {
      let timing = try AnimationTiming(curve: curve, duration: 0.4)
      let times = (0..<200).map { _ in random.number(in: -0.1...0.5) } + [0, 0.4]
      for time in times {
        let state = timing.state(at: time)
        #expect(state.progress == timing.progress(at: time))
        #expect(state.velocity == timing.velocity(at: time))
      }
    }
  }

  @Test func keyboardIgnoresTheDurationAndSnapsAtItsOwn() throws {
    let timing = try AnimationTiming(curve: .keyboard, duration: 0.25, profile: .iOS18)
    #expect(timing == KeyboardProfile.iOS18.timing)
    #expect(timing.duration == 0.5)
    #expect(abs(timing.progress(at: (0.5).nextDown) - 0.99890) <= 5e-6)
    #expect(timing.progress(at: 0.5) == 1)
  }

  @Test func zeroDurationIsInstantEvenForTheKeyboard() throws {
    for curve in [AnimationCurve.keyboard, .linear, .easeInOut] {
      let timing = try AnimationTiming(curve: curve, duration: 0, profile: .iOS26)
      #expect([-1e-9, 0, 1].map(timing.progress(at:)) == [0, 1, 1])
      #expect(timing.velocity(at: 0) == 0)
    }
    #expect(AnimationTiming.instant.progress(at: 0) == 1)
    #expect(AnimationTiming.instant.progress(at: -0.1) == 0)
  }

  @Test(arguments: [
    (0, TimingFunction.easeInEaseOut), (1, .easeIn), (2, .easeOut), (3, .linear),
  ])
  func documentedCurvesAreTimingFunctions(raw: Int, function: TimingFunction) throws {
    let curve = try #require(AnimationCurve(rawValue: raw))
    let timing = try AnimationTiming(curve: curve, duration: 0.3, profile: .iOS10)
    #expect(timing.curve == .timingFunction(function))
    #expect(timing.duration == 0.3)
    let options = AnimationOptions(curve: curve).union(.allowUserInteraction)
    #expect(try AnimationTiming(options: options, duration: 0.3, profile: .iOS10) == timing)
  }

  @Test(arguments: [-1, 4, 5, 6, 8, 458752])
  func otherCurvesAreRefused(raw: Int) throws {
    let curve = try #require(AnimationCurve(rawValue: raw))
    #expect(throws: CurveError.unknownRawValue(raw)) {
      try AnimationTiming(curve: curve, duration: 1, profile: .iOS18)
    }
  }

  @Test(arguments: [-0.1, .infinity, -.infinity])
  func impossibleDurationsAreRefused(duration: Double) {
    #expect(throws: CurveError.outOfRange(.duration, duration)) {
      try AnimationTiming(curve: .keyboard, duration: duration, profile: .iOS18)
    }
    #expect(throws: CurveError.outOfRange(.duration, duration)) {
      try AnimationTiming(curve: .timingFunction(.linear), duration: duration)
    }
  }

  @Test func profilesAreAsPublished() throws {
    #expect(KeyboardProfile.all.map(\.name) == ["iOS 10", "iOS 13", "iOS 18", "iOS 26", "iOS 27"])
    #expect(KeyboardProfile.all.map(\.postsInsideAnimation) == [false, true, true, true, true])
    let durations: [Double] = [0.5, 0.5, 0.5, 23 / 60, 23 / 60]
    #expect(KeyboardProfile.all.map(\.duration) == durations)
    #expect(KeyboardProfile.all.map(\.notifiedDuration) == [0.25, 0.25, 0.25, 0.383, 0.383])
    #expect(KeyboardProfile.iOS10.spring == KeyboardProfile.iOS18.spring)
    #expect(try KeyboardProfile.named("ios-26") == .iOS26)
    #expect(KeyboardProfile.holding(for: "iOS 17") == .iOS13)
    #expect(KeyboardProfile.holding(for: "iPadOS 12.4") == .iOS10)
    #expect(KeyboardProfile.holding(for: "ios-26.4") == .iOS26)
    #expect(KeyboardProfile.holding(for: "iPadOS 27.1") == .iOS27)
    for name in ["iOS 9", "iOS", "Android 17", "17", "iOS 28"] {
      #expect(KeyboardProfile.holding(for: name) == nil)
    }
    #expect(CurveError.unknownProfile("iOS 17").description.contains("'iOS 13'"))
    for (name, nearest) in [("iOS 28", "iOS 27"), ("iPadOS 31", "iOS 27"), ("iOS 9", "iOS 10")] {
      let text = CurveError.unknownProfile(name).description
      #expect(text.contains("not known; the nearest is '\(nearest)'"))
    }
    #expect(throws: CurveError.unknownProfile("iOS 5")) { try KeyboardProfile.named("iOS 5") }
    let own = try KeyboardProfile(
      name: "Mine", spring: Spring(), duration: 1, notifiedDuration: 0.2,
      postsInsideAnimation: true, provenance: "made up")
    #expect(own.timing.duration == 1)
    #expect(throws: CurveError.outOfRange(.notifiedDuration, -1)) {
      try KeyboardProfile(
        name: "", spring: Spring(), duration: 1, notifiedDuration: -1,
        postsInsideAnimation: true, provenance: "")
    }
  }

  /// An assumed profile says so, and lends its name to no motion that a known system has as well.
  @Test func assumedProfilesNameNoMotion() throws {
    #expect(KeyboardProfile.all.filter(\.isAssumed) == [.iOS27])
    #expect(KeyboardProfile.distinct.map(\.name) == ["iOS 18", "iOS 26"])
    for profile in KeyboardProfile.all {
      #expect(KeyboardProfile.distinct.count { $0.timing == profile.timing } == 1)
      let copy = try JSONDecoder().decode(
        KeyboardProfile.self, from: JSONEncoder().encode(profile))
      #expect(copy == profile)
    }
  }

  /// The distance of the classic mistakes from the keyboard's 336 pt, figured out independently.
  @Test(arguments: [
    (TimingFunction.easeInEaseOut, 73.5), (.linear, 55.7), (.default, 46.9), (.easeOut, 29),
  ])
  func classicMistakesAreAsWrongAsPublished(function: TimingFunction, points: Double) throws {
    let keyboard = KeyboardProfile.iOS18.timing
    let mistake = try AnimationTiming(curve: .timingFunction(function), duration: 0.25)
    let gap = (0...5000).map { step in
      let t = Double(step) * 1e-4
      return 336 * abs(keyboard.progress(at: t) - mistake.progress(at: t))
    }
    #expect(abs((gap.max() ?? 0) - points) <= 0.06)
  }

  /// A curve that takes no time has no speed, whichever it is.
  @Test(
    arguments: [.timingFunction(.easeIn), .timingFunction(.linear), .steps(.start)]
      as [AnyTimingCurve])
  func whatTakesNoTimeHasNoSpeed(_ curve: AnyTimingCurve) {
    for time in [-1.0, 0, 1] { #expect(curve.velocity(at: time, duration: 0) == 0) }
  }
}
