import AnimationCurves
import SeededRandom
import Testing

@Suite struct FrameTimelineTests {
  private func linear(_ duration: Double) throws -> AnimationTiming {
    try AnimationTiming(curve: .timingFunction(.linear), duration: duration)
  }

  static let counts: [(Double, Double, Int)] = [
    (0.5, 60.0, 31), (0.25, 60, 16), (23.0 / 60, 60, 24), (0.5, 120, 61), (0.25, 120, 31),
    (23.0 / 60, 120, 47), (0.5, 59.94, 31), (0.25, 59.94, 16), (23.0 / 60, 59.94, 24),
    (0.5, 24, 13), (0.25, 24, 7), (23.0 / 60, 24, 11), (0.5, 1000, 501), (0.25, 1000, 251),
    (23.0 / 60, 1000, 385), (0.1 + 0.2, 10, 4), (0.7, 10, 8), (1.1, 30, 34), (0, 60, 1),
  ]

  @Test(arguments: counts)
  func endsWithTheFirstFrameAtOrAfterTheEnd(
    duration: Double, hertz: Double, count: Int
  ) throws {
    let timeline = try FrameTimeline(timing: linear(duration), rate: FrameRate(hertz: hertz))
    #expect(timeline.count == count)
    #expect(timeline.last?.progress == 1)
    #expect(timeline.dropLast().allSatisfy { $0.progress < 1 })
  }

  /// A frame that is a ten-millionth of a refresh short of the end is not the last; one that
  /// differs by rounding is.
  @Test(arguments: [(1e-10, 11), (1e-8, 12), (1e-7, 12), (1e-3, 12)])
  func onlyRoundingIsNoFrame(short: Double, count: Int) throws {
    #expect(try FrameTimeline(timing: linear((10 + short) / 60), rate: .hertz60).count == count)
  }

  /// The last value is the end itself, though `from + (to - from)` may miss it by a bit.
  @Test func theEndIsExact() throws {
    var random = SplitMix64(seed: 47)
    var missed = 0
    for _ in 0..<200 {
      let from = Double.random(in: -1000...1000, using: &random)
      let to = Double.random(in: -1...1, using: &random)
      let timeline = try FrameTimeline(timing: linear(0.1), rate: .hertz60, from: from, to: to)
      #expect(timeline.last?.value == to && timeline.values.last == to)
      #expect(timeline.first?.value == from)
      missed += from + (to - from) == to ? 0 : 1
    }
    #expect(missed > 10)
  }

  @Test func timesAreNotAccumulated() throws {
    let timeline = try FrameTimeline(
      timing: linear(100), rate: FrameRate(hertz: 59.94), phase: 0.003)
    for frame in timeline {
      #expect(frame.time == 0.003 + Double(frame.index) / 59.94)
    }
  }

  @Test func everyWholeNumberOfFramesIsHitExactly() throws {
    let rates: [Double] = [24, 30, 59.94, 60, 90, 120, 1000]
    var random = SplitMix64(seed: 31)
    for _ in 0..<2000 {
      let hertz = rates.randomElement(using: &random) ?? 60
      let frames = Int.random(in: 0...5000, using: &random)
      for duration in [Double(frames) / hertz, Double(frames) * (1 / hertz)] {
        let timeline = try FrameTimeline(timing: linear(duration), rate: FrameRate(hertz: hertz))
        #expect(timeline.count == frames + 1, "\(frames) at \(hertz)")
      }
    }
  }

  @Test func phaseShiftsTheFrames() throws {
    let late = try FrameTimeline(timing: linear(0.5), rate: .hertz60, phase: 1.0 / 120)
    #expect(late.count == 31)
    #expect(late[0].progress == 1.0 / 60)
    let early = try FrameTimeline(timing: linear(0.5), rate: .hertz60, phase: -0.5, from: 3, to: 9)
    #expect(early.count == 61)
    #expect(early.prefix(31).allSatisfy { $0.progress == 0 && $0.value == 3 })
    let after = try FrameTimeline(timing: linear(0.5), rate: .hertz60, phase: 7)
    #expect(after.map(\.progress) == [1])
  }

  @Test func keyboardTimelineHasPublishedPositions() throws {
    let timeline = try FrameTimeline(
      curve: .keyboard, duration: 0.25, profile: .iOS18, rate: FrameRate(hertz: 1000), from: 0,
      to: 336)
    #expect(timeline.count == 501)
    for (index, position) in [(80, 144.11039189726017), (250, 316.52488444019065)] {
      #expect(abs(timeline[index].value - position) <= 1e-11)
    }
    #expect(timeline[500].value == 336)
    #expect(timeline[500].velocity == 0)
  }

  @Test func velocityIsInUnitsOfTheValue() throws {
    let timeline = try FrameTimeline(timing: linear(0.5), rate: .hertz60, from: 100, to: -20)
    #expect(timeline[0].velocity == -240)
    #expect(timeline[15].value == 40)
    #expect(timeline[30].value == -20)
  }

  @Test(arguments: [AnimationCurve.keyboard, .easeInOut, .linear])
  func batchesAreTheFramesToTheBit(curve: AnimationCurve) throws {
    for phase in [0, -0.1, 0.0042] {
      let timeline = try FrameTimeline(
        options: AnimationOptions(curve: curve), duration: 0.4, profile: .iOS26,
        rate: .hertz120, phase: phase, from: 17, to: 336)
      #expect(timeline.values == timeline.map(\.value))
      let frames = [FrameTimeline.Frame](unsafeUninitializedCapacity: timeline.count) {
        timeline.sample(into: $0)
        $1 = timeline.count
      }
      #expect(frames == Array(timeline))
    }
  }

  @Test func impossibleTimelinesAreRefused() throws {
    let timing = try linear(1)
    #expect(throws: CurveError.outOfRange(.phase, .infinity)) {
      try FrameTimeline(timing: timing, rate: .hertz60, phase: .infinity)
    }
    #expect(throws: CurveError.outOfRange(.from, -.infinity)) {
      try FrameTimeline(timing: timing, rate: .hertz60, from: -.infinity)
    }
    #expect(throws: CurveError.self) { try FrameTimeline(timing: timing, rate: .hertz60, to: .nan) }
    #expect(throws: CurveError.outOfRange(.travel, .infinity)) {
      try FrameTimeline(timing: timing, rate: .hertz60, from: -1e308, to: 1e308)
    }
    #expect(throws: CurveError.tooManyFrames(1e9 * 60 + 1)) {
      try FrameTimeline(timing: linear(1e9), rate: .hertz60)
    }
    #expect(throws: CurveError.tooManyFrames(.infinity)) {
      try FrameTimeline(timing: linear(1e308), rate: .hertz60, phase: -1e308)
    }
  }

  @Test func theGreatestTimelineIsPossible() throws {
    let most = FrameTimeline.maximumCount
    let rate = try FrameRate(hertz: 1000)
    #expect(try FrameTimeline(timing: linear(Double(most - 1) / 1000), rate: rate).count == most)
    #expect(throws: CurveError.self) {
      try FrameTimeline(timing: linear(Double(most) / 1000), rate: rate)
    }
  }

  @Test(arguments: [0, 0.99, 1000.1, -60, .infinity])
  func impossibleRatesAreRefused(hertz: Double) {
    #expect(throws: CurveError.outOfRange(.frameRate, hertz)) { try FrameRate(hertz: hertz) }
  }

  @Test func rateKnowsItsInterval() throws {
    #expect(FrameRate.hertz120.interval == 1.0 / 120)
    #expect(try FrameRate(hertz: 59.94).description == "59.94 Hz")
    #expect(throws: CurveError.self) { try FrameRate(hertz: .nan) }
  }
}
