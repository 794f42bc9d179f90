import AnimationCurves
import SeededRandom
import Testing

@Suite struct PiecewiseLinearTests {
  private func curve(_ stops: PiecewiseLinear.Stop...) throws -> PiecewiseLinear {
    try PiecewiseLinear(stops: stops)
  }

  @Test func missingInputsAreSpreadEvenly() throws {
    let curve = try curve(.init(0), .init(0.2), .init(0.5, at: 0.6), .init(0.7), .init(1))
    #expect(curve.points.map(\.input) == [0, 0.3, 0.6, 0.8, 1])
    #expect(curve.points.map(\.output) == [0, 0.2, 0.5, 0.7, 1])
  }

  @Test func inputsThatFallAreRaised() throws {
    let curve = try curve(
      .init(0, at: 0.4), .init(1, at: 0.2), .init(2), .init(3, at: 0.8), .init(4))
    #expect(curve.points.map(\.input) == [0.4, 0.4, 0.6000000000000001, 0.8, 1])
    let late = try self.curve(.init(0), .init(1, at: 1.5), .init(2))
    #expect(late.points.map(\.input) == [0, 1.5, 1.5])
  }

  @Test func goesStraightFromPointToPoint() throws {
    let curve = try curve(.init(0), .init(0.25, at: 0.75), .init(1))
    #expect(curve.value(at: 0.375) == 0.125)
    #expect(curve.value(at: 0.75) == 0.25)
    #expect(curve.value(at: 0.875) == 0.625)
    #expect(curve.slope(at: 0.1) == 0.25 / 0.75)
    #expect(curve.slope(at: 0.75) == 3)
    #expect(curve.velocity(at: 0.4, duration: 0.5) == 6)
    #expect(curve.progress(at: 0.75, duration: 2) == 0.125)
  }

  @Test func goesOnAlongTheOuterLines() throws {
    let curve = try curve(.init(0), .init(0.25, at: 0.5), .init(1))
    #expect(curve.value(at: -1) == -0.5)
    #expect(curve.value(at: 2) == 2.5)
    #expect(curve.slope(at: -1) == 0.5)
    #expect(curve.slope(at: 2) == 1.5)
  }

  @Test func aJumpCountsFromItsInputOn() throws {
    let curve = try curve(.init(0), .init(0.5, at: 0.5), .init(0.75, at: 0.5), .init(1))
    #expect(curve.value(at: (0.5).nextDown) <= 0.5)
    #expect(curve.value(at: 0.5) == 0.75)
    let start = try self.curve(.init(0, at: 0), .init(0.5, at: 0), .init(1))
    #expect(start.value(at: -1) == 0)
    #expect(start.value(at: 0) == 0.5)
    let end = try self.curve(.init(0), .init(0.9, at: 1), .init(1, at: 1))
    #expect(end.value(at: 1) == 1)
    #expect(end.value(at: 2) == 1)
  }

  @Test func onePointIsAConstant() throws {
    let curve = try curve(.init(0.3))
    #expect([-1, 0, 0.5, 2].map(curve.value(at:)) == [0.3, 0.3, 0.3, 0.3])
    #expect(curve.slope(at: 0.5) == 0)
    #expect(curve.value(at: .nan).isNaN)
  }

  @Test func impossiblePointsAreRefused() {
    #expect(throws: CurveError.noPoints) { try PiecewiseLinear(stops: []) }
    #expect(throws: CurveError.outOfRange(.output, .infinity)) { try curve(.init(.infinity)) }
    #expect(throws: CurveError.outOfRange(.input, -.infinity)) {
      try curve(.init(0, at: -.infinity))
    }
  }

  @Test func anyStopsGivePointsThatNeverFall() throws {
    var random = SplitMix64(seed: 41)
    for _ in 0..<2000 {
      let stops = (0...Int.random(in: 0...9, using: &random)).map { _ in
        PiecewiseLinear.Stop(
          random.number(in: -1...2),
          at: Bool.random(using: &random) ? random.number(in: -0.5...1.5) : nil)
      }
      let curve = try PiecewiseLinear(stops: stops)
      #expect(curve.points.count == stops.count)
      #expect(zip(curve.points, curve.points.dropFirst()).allSatisfy { $0.input <= $1.input })
      for point in curve.points {
        let last = curve.points.last { $0.input == point.input }
        #expect(stops.count == 1 || curve.value(at: point.input) == last?.output)
      }
    }
  }

  /// Point counts for the keyboard's spring, figured out independently: 9, 17, 24 and 74.
  @Test(arguments: [(0.01, 9), (0.002, 17), (0.001, 24), (0.0001, 74)])
  func springsAreFollowedWithFewPoints(error: Double, count: Int) throws {
    let timing = KeyboardProfile.iOS18.timing
    let lines = try PiecewiseLinear(
      approximating: KeyboardProfile.iOS18.spring, duration: 0.5, maximumError: error)
    // One more is the snap at the end.
    #expect(lines.points.count <= count + 1)
    #expect(lines.value(at: 1) == 1)
    for step in 0...100_003 {
      let share = Double(step) / 100_003
      let difference = abs(lines.value(at: share) - timing.progress(at: 0.5 * share))
      #expect(difference <= error)
    }
  }

  @Test func fastSpringsAreFollowedToo() throws {
    let spring = try Spring(mass: 0.01, stiffness: 4000, damping: 0.3, initialVelocity: 40)
    let lines = try PiecewiseLinear(approximating: spring, duration: 2, maximumError: 0.01)
    for step in 0..<50_021 {
      let share = Double(step) / 50_021
      #expect(abs(lines.value(at: share) - spring.progress(at: 2 * share)) <= 0.01)
    }
    #expect(throws: CurveError.self) {
      try PiecewiseLinear(approximating: spring, duration: 1e6, maximumError: 0.01)
    }
    for error in [0, 9e-7, 1] {
      #expect(throws: CurveError.outOfRange(.maximumError, error)) {
        try PiecewiseLinear(approximating: spring, duration: 1, maximumError: error)
      }
    }
    for duration in [0, -1, Double.infinity] {
      #expect(throws: CurveError.outOfRange(.duration, duration)) {
        try PiecewiseLinear(approximating: spring, duration: duration)
      }
    }
  }
}
