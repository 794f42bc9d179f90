import AnimationCurves
import Testing

@Suite struct StepTimingTests {
  static let outputs: [(StepTiming.JumpTerm, [Double])] = [
    (.jumpStart, [0.5, 0.5, 1, 1, 1]), (.jumpEnd, [0, 0, 0.5, 0.5, 1]),
    (.jumpNone, [0, 0, 1, 1, 1]), (.jumpBoth, [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
  ]

  @Test(arguments: outputs)
  func jumpsWhereCSSJumps(term: StepTiming.JumpTerm, expected: [Double]) throws {
    let steps = try StepTiming(count: 2, term: term)
    #expect([0, 0.49, 0.5, 0.99, 1].map { steps.progress(at: $0, duration: 1) } == expected)
    #expect(steps.velocity(at: 0.5, duration: 1) == 0)
  }

  @Test func goesOnOutsideAsCSSDemands() throws {
    let end = try StepTiming(count: 4)
    #expect(end.progress(at: -0.1, duration: 1) == -0.25)
    #expect(end.progress(at: 1.25, duration: 1) == 1.25)
    let start = try StepTiming(count: 4, term: .jumpStart)
    #expect(start.progress(at: -0.1, duration: 1) == 0)
    #expect(start.progress(at: 1, duration: 1) == 1)
  }

  @Test func usesTheDuration() throws {
    let steps = try StepTiming(count: 5)
    #expect(steps.progress(at: 0.3, duration: 0.5) == 0.6)
    #expect(steps.progress(at: 0, duration: 0) == 1)
    #expect(steps.progress(at: -1, duration: 0) == 0)
  }

  @Test func tooFewStepsAreRefused() {
    #expect(throws: CurveError.stepCount(0, .jumpEnd)) { try StepTiming(count: 0) }
    #expect(throws: CurveError.stepCount(1, .jumpNone)) {
      try StepTiming(count: 1, term: .jumpNone)
    }
    #expect(throws: CurveError.stepCount(-3, .jumpBoth)) {
      try StepTiming(count: -3, term: .jumpBoth)
    }
  }
}
