import AnimationCurves
import SeededRandom
import Testing

@Suite struct TimingComparisonTests {
  private static func timings(seed: Int) throws -> [AnimationTiming] {
    var random = SplitMix64(seed: seed)
    return try (0..<2).map { _ in
      try AnimationTiming(curve: curve(&random), duration: random.number(in: 0.05...1.2))
    }
  }

  private static func curve(_ random: inout SplitMix64) throws -> AnyTimingCurve {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return .spring(
        try Spring(
          mass: random.number(in: 0.5...4), stiffness: random.number(in: 20...2000),
          damping: random.number(in: 0...90), initialVelocity: random.number(in: -8...8),
          allowsOverdamping: true))
    case 1: return .spring(KeyboardProfile.iOS18.spring)
    case 2:
      let terms = StepTiming.JumpTerm.allCases
      let term = terms[Int.random(in: terms.indices, using: &random)]
      return .steps(try StepTiming(count: Int.random(in: 2...9, using: &random), term: term))
    case 3:
      let stops = (0..<Int.random(in: 2...6, using: &random)).map { _ in
        PiecewiseLinear.Stop(random.number(in: -0.2...1.2), at: random.number(in: 0...1))
      }
      return .piecewiseLinear(try PiecewiseLinear(stops: stops))
    default:
      // Corners of the unit square give vertical tangents.
      let isCorner = Bool.random(using: &random)
      let x = (0..<2).map { _ in
        isCorner ? Double(Int.random(in: 0...1, using: &random)) : random.number(in: 0...1)
      }
      let y = (0..<2).map { _ in random.number(in: -0.5...1.5) }
      return .timingFunction(TimingFunction(try UnitBezier(x[0], y[0], x[1], y[1])))
    }
  }

  /// The greatest distance by 6,000 samples, each best one refined by golden section.
  private static func sampled(_ first: AnimationTiming, _ second: AnimationTiming) -> Double {
    func distance(_ time: Double) -> Double {
      abs(first.progress(at: time) - second.progress(at: time))
    }
    let end = max(first.duration, second.duration)
    let count = 6000
    let step = end / Double(count)
    let samples = (0...count).map { distance(Double($0) * step) }
    let best = samples.indices.sorted { samples[$0] > samples[$1] }.prefix(4)
    let ratio = (5.0.squareRoot() - 1) / 2
    return best.reduce(samples[best[0]]) { greatest, index in
      var (low, high) = (Double(index - 1) * step, Double(index + 1) * step)
      var found = greatest
      for _ in 0..<60 {
        let (left, right) = (high - (high - low) * ratio, low + (high - low) * ratio)
        found = max(found, distance(left), distance(right))
        if distance(left) > distance(right) { high = right } else { low = left }
      }
      return found
    }
  }

  @Test("The greatest distance is what dense samples come to", arguments: 0..<10)
  func agreesWithSamples(block: Int) throws {
    for seed in block * 25..<(block + 1) * 25 {
      let timings = try Self.timings(seed: 900 + seed)
      let found = TimingComparison(timings[0], timings[1], travel: 336).greatest
      let expected = 336 * Self.sampled(timings[0], timings[1])
      #expect(found.points > expected - 336e-9, "seed \(seed): \(timings)")
      // Nothing is invented: it is the distance at its time, and no sample may be far below it.
      let there = TimingComparison(timings[0], timings[1], travel: 336).distance(at: found.time)
      #expect(abs(there.points - found.points) < 336e-3, "seed \(seed): \(timings)")
      #expect(found.points < expected + 336e-4, "seed \(seed): \(timings)")
    }
  }

  @Test("Swapping the two, or turning the way round, changes the sign alone", arguments: 0..<40)
  func isAntisymmetric(seed: Int) throws {
    let timings = try Self.timings(seed: 3000 + seed)
    let there = TimingComparison(timings[0], timings[1], travel: 258).greatest
    let back = TimingComparison(timings[1], timings[0], travel: 258).greatest
    #expect(abs(there.points - back.points) <= 258e-9)
    let down = TimingComparison(timings[0], timings[1], travel: -258).greatest
    #expect(down.difference == -there.difference)
    #expect(down.time == there.time)
  }

  @Test func aCurveIsNowhereFromItself() throws {
    for seed in 0..<20 {
      let timing = try Self.timings(seed: seed)[0]
      let found = TimingComparison(timing, timing, travel: 336).greatest
      #expect(found.points == 0)
      #expect(found.time == 0)
    }
  }

  /// Linear against a square: x - x² is 1/4 at the middle.
  @Test func closedForms() throws {
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.5)
    // A Bezier with x(s) = s: y is 3 s (1 - s) times its heights, and s³.
    let square = try AnimationTiming(
      curve: .timingFunction(TimingFunction(try UnitBezier(1.0 / 3, 0, 2.0 / 3, 1.0 / 3))),
      duration: 0.5)
    let found = TimingComparison(linear, square, travel: 400).greatest
    #expect(abs(found.difference - 100) < 1e-9)
    #expect(abs(found.time - 0.25) < 1e-6)
    let half = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.25)
    let late = TimingComparison(half, linear, travel: 400).greatest
    #expect(abs(late.time - 0.25) < 1e-9)
    #expect(abs(late.difference - 200) < 1e-9)
  }

  @Test func anInstantChangeIsAWholeWayAhead() throws {
    let found = TimingComparison(.instant, KeyboardProfile.iOS18.timing, travel: 336).greatest
    #expect(found.time == 0)
    #expect(found.difference == 336)
  }

  @Test func bothSidesOfALeapCount() throws {
    let step = try AnimationTiming(curve: .steps(.end), duration: 0.4)
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.4)
    let found = TimingComparison(linear, step, travel: 100).greatest
    #expect(abs(found.difference - 100) < 1e-7)
    #expect(found.time < 0.4)
    #expect(found.time > 0.399_999)
  }

  @Test func framesGoOnUntilTheLaterOneHasEnded() throws {
    let short = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.25)
    let comparison = TimingComparison(KeyboardProfile.iOS18.timing, short, travel: -258)
    let frames = try comparison.frames(rate: .hertz60, from: 667)
    #expect(frames.count == 31)
    #expect(frames.allSatisfy { $0.first.time == $0.second.time })
    #expect(frames[20].second.value == 409)
    #expect(frames[30].first.value == 409)
  }

  /// Of a spring without damping that swings thousands of times, `p = 1 - cos(w·t)`, every crest of
  /// 2 counts, wherever the other curve is lowest.
  @Test("A spring that swings often is followed through each swing", arguments: [2048, 4096, 5000])
  func everySwingCounts(swings: Int) throws {
    let frequency = 2 * Double.pi * Double(swings)
    let spring = try Spring(mass: 1, stiffness: frequency * frequency, damping: 0)
    let dip = TimingFunction(try UnitBezier(0.5, -2, 0.5, 3))
    let timings = try [
      AnimationTiming(curve: .spring(spring), duration: 1),
      AnimationTiming(curve: .timingFunction(dip), duration: 1),
    ]
    let lowest = (0...10_000).map { dip.progress(at: Double($0) / 10_000, duration: 1) }.min() ?? 0
    let found = TimingComparison(timings[0], timings[1], travel: 100).greatest
    #expect(abs(found.points - 100 * (2 - lowest)) < 0.01)
  }
}
