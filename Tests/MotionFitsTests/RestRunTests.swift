import SeededRandom
import Testing

@testable import MotionFits

/// Rests of a track that goes 100 points in the end, so that two points are the least way.
struct RestRunTests {
  /// The rests before the end of runs of samples at the given heights.
  ///
  /// Upside down and elsewhere they are the same.
  private func rests(_ heights: [(value: Double, count: Int)]) throws -> [(
    samples: ClosedRange<Int>, level: Double
  )] {
    let values: [Double] =
      heights.flatMap { Array(repeating: $0.value, count: $0.count) } + [100]
    let variants: [(sign: Double, shift: Double)] = [(1, 0), (-1, 0), (1, 500), (-1, -300)]
    let all: [[(samples: ClosedRange<Int>, level: Double)]] = try variants.map { sign, shift in
      let track = try SampledTrack(
        times: values.indices.map { Double($0) / 60 }, values: values.map { sign * $0 + shift })
      let samples = VisibleSamples(track)
      return RestRun.all(in: samples, scale: TrackScale(samples)).map {
        ($0.samples, (($0.level - shift) * sign * 1e6).rounded() / 1e6)
      }
    }
    #expect(all.allSatisfy { $0.map(\.samples) == all[0].map(\.samples) })
    #expect(all.allSatisfy { $0.map(\.level) == all[0].map(\.level) })
    return all[0]
  }

  /// Half of the least way apart they are two rests, less is one, at the later level.
  @Test(arguments: [0.9, 0.99, 1.01, 1.1]) func rightApartTheyAreTwo(_ step: Double) throws {
    let found = try rests([(0, 20), (step, 20)])
    #expect(found.map(\.samples) == (step < 1 ? [20...39] : [0...19, 20...39]))
    #expect(found.last?.level == step)
  }

  /// What goes away between and comes back by as much parts one rest into two.
  @Test(arguments: [0.9, 1.1, -0.9, -1.1]) func whatComesBackWasAway(_ step: Double) throws {
    let found = try rests([(0, 20), (step, 3), (0, 20)])
    #expect(found.map(\.samples) == (abs(step) < 1 ? [0...42] : [0...19, 23...42]))
    #expect(found.allSatisfy { $0.level == 0 })
  }

  /// A rest is without what is on its way into it or out of it; its level is that of its later half.
  @Test(arguments: 0...4, 0...4) func aRestIsWithoutItsWays(_ before: Int, _ after: Int) throws {
    let found = try rests([(0.3, before), (0, 20), (0.39, after), (1.05, 20)])
    let end = before + 20
    #expect(found.map(\.samples) == [before...(end - 1), (end + after)...(end + after + 19)])
    #expect(found.map(\.level) == [0, 1.05])
  }

  /// From 0.12 s on it is a rest: nine samples at 60 Hz are, and eight are not.
  @Test func aRestLasts() throws {
    #expect(try rests([(0, 9), (50, 8), (20, 9)]).map(\.samples) == [0...8, 17...25])
  }

  /// What is no number is not seen.
  @Test func whatIsNoNumberIsNothing() throws {
    let values: [Double?] = [1, .infinity, .nan, -.infinity, nil, 2]
    let track = try SampledTrack(times: (0..<6).map(Double.init), values: values)
    #expect(track.values == [1, nil, nil, nil, nil, 2])
  }

  /// Noise is the deviation of a normal one, wherever the track goes; of what moves all the time it
  /// is 0.25 % of the way at most, and of fewer than eight values nothing is known.
  @Test(arguments: [
    (0.0, 1.0, 400, 1.0), (1000, 0, 400, 0), (1000, 1, 400, 1), (1000, 6, 400, 2.5), (0, 1, 7, 0),
  ]) func noiseIsWhatTheCalmPartsHave(
    _ way: Double, _ deviation: Double, _ count: Int, _ expected: Double
  ) throws {
    var random = SplitMix64(seed: 31)
    let values = (0..<count).map { index in
      // The sum of twelve even numbers is nearly normal, with a deviation of 1.
      let normal = (0..<12).reduce(-6) { sum, _ in sum + random.number(in: 0...1) }
      return way * min(max(Double(index - 150) / 60, 0), 1) + deviation * normal
    }
    let samples = VisibleSamples(
      try SampledTrack(times: values.indices.map { Double($0) / 60 }, values: values))
    let scale = TrackScale(samples)
    let span = (values.max() ?? 0) - (values.min() ?? 0)
    #expect(abs(scale.noise - expected) <= 0.15 * expected + 1e-12)
    #expect(scale.still == max(3 * scale.noise, 0.0005 * span))
    #expect(scale.rest == max(6 * scale.noise, 0.004 * span))
    #expect(scale.leastTravel == max(2 * scale.rest, 0.02 * span))
    #expect(samples.span == span && abs(samples.interval - 1 / 60.0) < 1e-9)
  }

  @Test func theMiddleIsThatOfSortedNumbers() throws {
    #expect(median([]) == nil && median([3]) == 3 && median([5, 1]) == 3)
    #expect(median([9, 1, 2]) == 2 && median([9, 1, 2, 4]) == 3)
    #expect(VisibleSamples(try SampledTrack(times: [1], values: [2])).interval == 0)
  }
}
