import Testing

@testable import AnimationCurves

/// Curves in the ways that people write them.
struct NamedTimingTests {
  @Test(arguments: [
    "458752", "0x70000", "0X70000", "7<<16", "7 << 16", "0x7<<16", "7<<16|4", "4 | 7<<16",
  ])
  func optionsOfTheKeyboardInEveryWay(_ text: String) throws {
    guard case .options(let options) = try CurveArgument(parsing: text) else {
      Issue.record("\(text) is no options")
      return
    }
    #expect(options.curve == .keyboard)
    #expect(try CurveArgument(parsing: text).warning == nil)
  }

  @Test(arguments: [
    "7<<", "<<16", "7<<16<<1", "7<<64", "7<<63", "0x", "0xG", "7|", "7<16", "99999999999999999999",
    "0b111",
  ])
  func otherExpressionsAreRefused(_ text: String) {
    #expect(throws: CurveError.self) { try CurveArgument(parsing: text) }
  }

  @Test func bitsWithoutAMeaningAreWarnedOf() throws {
    let argument = try CurveArgument(parsing: "983040")
    #expect(argument.warning?.contains("0x80000") == true)
    #expect(
      try argument.timing(duration: 0.25, profile: .iOS18) == KeyboardProfile.iOS18.timing)
  }

  @Test func androidsCurvesHaveTheirOwnDuration() throws {
    for named in NamedTiming.all {
      let timing = try CurveArgument(parsing: named.name).timing(duration: 9, profile: .iOS18)
      #expect(timing == named.timing)
    }
    let durations = NamedTiming.all.map(\.timing.duration)
    #expect(durations == [0.285, 0.2, 0.2, 0.3, 0.16, 0.16])
  }

  /// Android's curve for both ways starts faster than the keyboard of iOS and stays ahead.
  @Test func androidStaysAhead() throws {
    let android = try CurveArgument(parsing: "android-ime").timing(duration: 0, profile: .iOS18)
    #expect(android == .instant)
    let played = try CurveArgument(parsing: "android-ime").timing(duration: 1, profile: .iOS18)
    let comparison = TimingComparison(KeyboardProfile.iOS18.timing, played, travel: 258)
    #expect(abs(comparison.greatest.points - 60.306) < 0.001)
  }
}

/// The first and the last value of curves that do not begin at 0 or end at 1.
struct CurveEndTests {
  @Test func stepsLeapAtTheStart() throws {
    let steps = try CurveArgument(parsing: "steps(4, jump-start)")
    let timing = try steps.timing(duration: 1, profile: .iOS18)
    #expect(timing.progress(at: -1e-9) == 0)
    #expect(timing.progress(at: 0) == 0.25)
    #expect(try FrameTimeline(timing: timing, rate: FrameRate(hertz: 60))[0].value == 0.25)
  }

  @Test func linesKeepTheirEnds() throws {
    let lines = try CurveArgument(parsing: "linear(0.2, 0.8)")
    let timing = try lines.timing(duration: 0.5, profile: .iOS18)
    let timeline = try FrameTimeline(
      timing: timing, rate: FrameRate(hertz: 60), from: 100, to: 200)
    #expect(timeline.first?.value == 120)
    #expect(timeline.last?.value == 180)
    #expect(timeline.values.last == 180)
    // The animated value is at the target all the same, once the animation is removed.
    #expect(timing.progress(at: 0.5) == 1)
  }

  @Test(arguments: ["easeInOut", "keyboard", "linear", "steps(3)"])
  func noZeroHasASign(_ text: String) throws {
    let timing = try CurveArgument(parsing: text).timing(duration: 0.25, profile: .iOS18)
    let timeline = try FrameTimeline(
      timing: timing, rate: FrameRate(hertz: 60), from: -0.0, to: -258)
    for frame in timeline {
      for number in [frame.time, frame.progress, frame.value, frame.velocity] {
        #expect(number != 0 || number.sign == .plus)
      }
    }
  }
}
