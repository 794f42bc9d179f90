import AnimationCurves
import SeededRandom
import Testing

@testable import MotionFits

/// The search for numbers, and a curve in its place, against problems whose answers are known.
@Suite struct LeastSquaresTests {
  /// A line through noise is that of the normal equations, from wherever the search sets out.
  @Test func aLineIsThatOfTheNormalEquations() throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<40 {
      let xs = (0..<20).map { Double($0) / 4 }
      let (a, b) = (random.number(in: -9...9), random.number(in: -9...9))
      let ys = xs.map { a + b * $0 + random.number(in: -1...1) }
      let (mx, my) = (xs.reduce(0, +) / 20, ys.reduce(0, +) / 20)
      let slope =
        zip(xs, ys).reduce(0) { $0 + ($1.0 - mx) * ($1.1 - my) }
        / xs.reduce(0) { $0 + ($1 - mx) * ($1 - mx) }
      let start = [random.number(in: -50...50), random.number(in: -50...50)]
      let found = try #require(
        LeastSquares.minimum(from: start, scale: [3, 0.5], steps: 40) { numbers in
          zip(xs, ys).map { numbers[0] + numbers[1] * $0 - $1 }
        })
      #expect(abs(found.parameters[1] - slope) < 1e-5)
      #expect(abs(found.parameters[0] - (my - slope * mx)) < 1e-5)
      let left = zip(xs, ys).map { my + slope * ($0 - mx) - $1 }
      #expect(abs(found.cost - LeastSquares.squares(left)) < 1e-6)
    }
  }

  /// Rosenbrock's valley ends at (1, 1).
  @Test func aBentValleyIsFollowedToItsEnd() throws {
    let found = try #require(
      LeastSquares.minimum(from: [-1.2, 1], scale: [1, 1], steps: 200) {
        [10 * ($0[1] - $0[0] * $0[0]), 1 - $0[0]]
      })
    #expect(found.cost < 1e-12 && abs(found.parameters[0] - 1) < 1e-5)
  }

  /// What is impossible is no start, and no way; what makes no difference stays.
  @Test func whatIsImpossibleIsNotTried() throws {
    let none = LeastSquares.minimum(from: [0], scale: [1], steps: 9) { _ in nil }
    #expect(none == nil)
    let bounded = try #require(
      LeastSquares.minimum(from: [1], scale: [1], steps: 60) { $0[0] < 0.5 ? nil : [$0[0]] })
    #expect(bounded.parameters[0] >= 0.5 && bounded.parameters[0] < 1)
    let level = try #require(LeastSquares.minimum(from: [4], scale: [1], steps: 9) { _ in [2] })
    #expect(level.parameters == [4] && level.cost == 4)
    let near = try #require(LeastSquares.minimum(from: [3.5], scale: [1], steps: 9) { [$0[0] - 3] })
    #expect(abs(near.parameters[0] - 3) < 1e-5)
    let exact = try #require(LeastSquares.minimum(from: [3], scale: [1], steps: 9) { [$0[0] - 3] })
    #expect(exact.parameters == [3] && exact.cost == 0)
  }

  private func samples(_ value: (Double) -> Double) throws -> FitSamples {
    let times = (0..<90).map { Double($0) / 60 }
    let track = try SampledTrack(times: times, values: times.map(value))
    return FitSamples(try #require(track.motions().first), in: track)
  }

  /// A curve in its place goes the samples' way and leaves nothing over; against their way, or where
  /// it does not move while they do, it has no place.
  @Test(arguments: [0.25, 0.4], [-1.0, 1])
  func aCurveIsPutInItsPlace(_ duration: Double, _ sign: Double) throws {
    let timing = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: duration)
    let samples = try samples { 500 + sign * 300 * timing.progress(at: $0 - 0.5) }
    // The motion begins at the last sample of the rest, which is at 0.5 s or within a sample after it.
    let starts = (0...100).map { -0.0005 * Double($0) + 0.02 }
    let best = starts.compactMap { samples.placed(timing, start: $0) }.min {
      LeastSquares.squares($0.residuals) < LeastSquares.squares($1.residuals)
    }
    let placed = try #require(best)
    #expect(abs(placed.travel - sign * 300) < 2 && abs(placed.from - 500) < 2)
    #expect(placed.residuals.allSatisfy { abs($0) < 2 })
    #expect(samples.placed(timing, start: 1e6) == nil && samples.placed(timing, start: -1e6) == nil)
  }

  /// A curve that goes back while the samples go on, or that would go more than thrice their way, has
  /// no place.
  @Test func aCurveAgainstTheWayHasNoPlace() throws {
    let samples = try samples { 300 * min(max($0 - 0.5, 0) / 0.4, 1) }
    // It swings to twice its way in 0.4 s, and back in the next.
    let frequency = Double.pi / 0.4
    let spring = try Spring(mass: 1, stiffness: frequency * frequency, damping: 0)
    let swing = try AnimationTiming(curve: .spring(spring), duration: 60)
    let there = try #require(samples.placed(swing, start: 0))
    #expect(there.travel > 100 && there.travel < 200)
    #expect(samples.placed(swing, start: -0.4) == nil)
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 2)
    let slow = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.8)
    #expect(samples.placed(linear, start: 0) == nil)
    #expect(try #require(samples.placed(slow, start: 0)).travel > 500)
    // Of up to three times the way that is seen there is one.
    for (length, isPlaced) in [(1.15, true), (1.25, false), (1.55, false)] {
      let part = try AnimationTiming(curve: .timingFunction(.linear), duration: length)
      #expect((samples.placed(part, start: 0) != nil) == isPlaced, "\(length)")
    }
  }

  /// Every so many samples, evenly, and all where there are no more.
  @Test func thinningIsEven() throws {
    let samples = try samples { $0 < 0.2 ? 0 : $0 < 1.2 ? 100 * ($0 - 0.2) : 100 }
    let count = samples.times.count
    for wanted in [7, 20, count - 1] {
      let thin = samples.thinned(to: wanted)
      #expect(thin.times.count == wanted && thin.times[0] == samples.times[0])
      let gaps = zip(thin.times, thin.times.dropFirst()).map { $1 - $0 }
      let even = Double(count) / Double(wanted) / 60
      #expect(gaps.allSatisfy { abs($0 - even) < 1.001 / 60 })
      #expect(thin.moving == samples.moving && thin.held == samples.held)
    }
    for wanted in [count, count + 1, 3 * count] {
      #expect(samples.thinned(to: wanted).times == samples.times)
    }
  }
}
