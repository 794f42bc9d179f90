import AnimationCurves
import SeededRandom
import TestSupport
import Testing

@testable import MotionFits

/// The search for a curve's numbers, against curves that are known and a search of every place.
@Suite struct CurveSearchTests {
  private func samples(_ track: SyntheticTrack, seed: Int) throws -> FitSamples {
    var random = SplitMix64(seed: seed)
    let track = try track.track(&random)
    return FitSamples(try #require(track.motions().first), in: track)
  }

  private static let families =
    CurveFamily.functions.map { CurveFamily.timed($0.name, $0.function) }
    + [.criticalSpring, .spring, .bezier]

  /// A member of a family, with its numbers as ``CurveFamily/timing`` takes them.
  private func member(of family: CurveFamily, _ random: inout SplitMix64) -> [Double] {
    switch family.kind {
    case .timingFunction: [random.number(in: 0.2...0.6)]
    case .spring where family.freedom == 1: [random.number(in: 14...30)]
    case .spring: [random.number(in: 14...24), random.number(in: 0.5...0.9)]
    default:
      [random.number(in: 0.25...0.5), random.number(in: -1...0), random.number(in: 0...0.3)]
        + [random.number(in: 0...1), random.number(in: 0.8...1)]
    }
  }

  /// Of a curve without noise nothing is left over, from wherever in a frame it sets out.
  @Test(arguments: 0..<TestLength.cases(16, long: 400))
  func aMemberIsFound(seed: Int) throws {
    var random = SplitMix64(seed: 300 + seed)
    let family = Self.families[seed % Self.families.count]
    let timing = try #require(family.timing(member(of: family, &random)))
    var made = SyntheticTrack(timing: timing)
    if case .spring = timing.curve { made.after = 2 - timing.duration }
    made.start = random.number(in: 0.3...0.5)
    made.rate = [60, 120][seed % 2]
    if seed % 3 == 0 { swap(&made.from, &made.to) }
    let fit = try #require(CurveSearch(try samples(made, seed: seed)).best(family))
    let travel = abs(made.to - made.from)
    #expect(fit.rms < 1e-4 * travel, "\(family.name)")
    #expect(abs(fit.placed.travel - (made.to - made.from)) < 2e-3 * travel)
  }

  /// A spring that is several times as slow, or as fast, is found as well where it is filmed so.
  @Test(arguments: [0.2, 0.5, 2, 5], [0.5, 0.8]) func aSpringOfAnyPaceIsFound(
    pace: Double, ratio: Double
  ) throws {
    let timing = try #require(CurveFamily.spring.timing([18 / pace, ratio]))
    var made = SyntheticTrack(timing: timing)
    (made.start, made.rate, made.after) = (0.41 * pace, 60 / pace, 2 * pace - timing.duration)
    let fit = try #require(CurveSearch(try samples(made, seed: 7)).best(.spring))
    #expect(fit.rms < 1e-4 * abs(made.to - made.from))
  }

  /// No start and duration of a fine net is closer than what is found by more than a hair.
  @Test(arguments: 0..<TestLength.cases(6, long: 100))
  func noOtherPlaceIsCloser(seed: Int) throws {
    var random = SplitMix64(seed: 900 + seed)
    let curves = CurveFamily.functions
    var made = SyntheticTrack(
      timing: try AnimationTiming(
        curve: .timingFunction(curves[seed % curves.count].function),
        duration: random.number(in: 0.2...0.6)))
    (made.noise, made.start) = (2, random.number(in: 0.3...0.5))
    let samples = try samples(made, seed: seed)
    for (name, function) in curves {
      let family = CurveFamily.timed(name, function)
      let fit = try #require(CurveSearch(samples).best(family))
      var least = Double.infinity
      for duration in stride(from: 0.2, through: 3, by: 0.02) {
        guard let timing = family.timing([duration * samples.length]) else { continue }
        for start in stride(from: -1, through: 0.7, by: 0.02) {
          guard let placed = samples.placed(timing, start: start * samples.length) else { continue }
          least = min(least, LeastSquares.squares(placed.residuals) / Double(samples.times.count))
        }
      }
      #expect(fit.rms <= 1.005 * least.squareRoot(), "\(name)")
    }
  }

  /// A curve needs three samples on the way more than it has numbers, one without numbers two; one that
  /// bends freely needs eight, none of which goes two fifths of the way at once.
  @Test func fewSamplesNameNoCurve() throws {
    for steps in 1...12 {
      var values = Array(repeating: 0.0, count: 20)
      let duration = Double(steps) / 60
      let timing = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: duration)
      values += (1..<max(steps, 2)).map { 300 * timing.progress(at: Double($0) / 60) }
      values += Array(repeating: 300, count: 20)
      let track = try SampledTrack(times: values.indices.map { Double($0) / 60 }, values: values)
      let samples = FitSamples(try #require(track.motions().first), in: track)
      let search = CurveSearch(samples)
      #expect(CurveFamily.profiles.allSatisfy { search.best($0) != nil } == (samples.moving >= 2))
      for family in Self.families {
        let needed = family.freedom > 2 ? 8 : family.freedom + 3
        #expect(
          (search.best(family) != nil) == (samples.moving >= needed), "\(family.name) \(steps)")
      }
    }
  }

  @Test(arguments: [(0.39, true), (0.41, false)])
  func aLeapBendsFreely(_ leap: Double, _ isFitted: Bool) throws {
    let even = (1 - leap) / 9
    var values = Array(repeating: 0.0, count: 20)
    for step in 0..<9 { values.append((values.last ?? 0) + 300 * (step == 4 ? leap : even)) }
    values += Array(repeating: 300, count: 20)
    let track = try SampledTrack(times: values.indices.map { Double($0) / 60 }, values: values)
    let search = CurveSearch(FitSamples(try #require(track.motions().first), in: track))
    #expect((search.best(.bezier) != nil) == isFitted)
    #expect(search.best(.spring) != nil)
  }

  /// More damping makes a spring slower, beyond the critical one as well.
  @Test func dampingSlows() {
    let ways = [0.5, 1, 2, 4].map { CurveFamily.spring.timing([12, $0])?.progress(at: 0.2) ?? 0 }
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 > $1 && $1 > 0 })
  }

  /// The numbers of a curve are impossible where it has no time, does not swing, or never ends.
  @Test func impossibleNumbersAreNoCurve() {
    #expect(CurveFamily.timed("linear", .linear).timing([0]) == nil)
    #expect(CurveFamily.criticalSpring.timing([0]) == nil)
    for (ratio, isCurve) in [(0.019, false), (0.021, true), (4.9, true), (5, false)] {
      #expect((CurveFamily.spring.timing([12, ratio]) != nil) == isCurve)
    }
    let bezier = { (y1: Double, y2: Double) in CurveFamily.bezier.timing([0.3, 0, y1, 0, y2]) }
    for (y1, y2, isCurve) in [
      (-1.0, 0.0, true), (-1.01, 0, false), (2, 0, true), (2.01, 0, false), (0, -1, true),
      (0, -1.01, false), (0, 2.5, true), (0, 2.51, false),
    ] {
      #expect((bezier(y1, y2) != nil) == isCurve)
    }
  }

  /// A Bezier's free numbers are its control points, and those of a start give its shape back.
  @Test func freeNumbersAreControlPoints() throws {
    let shapes = CurveFamily.bezier.starts(2)
    #expect(Set(shapes.map { $0[0] }) == [1.7, 2.1, 2.6] && shapes.count == 18)
    let read = shapes.compactMap { numbers in
      CurveFamily.bezier.timing(numbers).map(CurveFamily.bezier.parameters)
    }
    #expect(read.count == 18)
    for (numbers, shape) in zip(shapes, read) {
      #expect(shape.map(\.name) == ["x1", "y1", "x2", "y2", "duration"])
      #expect(shape[4].value == numbers[0])
      #expect(shape[1].value == numbers[2] && shape[3].value == numbers[4])
    }
    let first = read[0].map(\.value)
    #expect(zip(first, [0.42, 0, 0.58, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
    let spring = try #require(CurveFamily.spring.timing([12, 0.5]))
    let numbers = CurveFamily.spring.parameters(spring).map(\.value)
    #expect(zip(numbers, [1, 144, 12, 0.5]).allSatisfy { abs($0 - $1) < 1e-12 })
  }
}
