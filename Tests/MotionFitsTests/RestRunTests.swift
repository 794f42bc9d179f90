import Testing

@testable import MotionFits

/// Rests of a track that goes 100 points in the end, so that two points are the least way.
struct RestRunTests {
  /// The rests before the end of runs of samples at the given heights.
  private func rests(_ heights: [(value: Double, count: Int)]) throws -> [RestRun] {
    let values = heights.flatMap { Array(repeating: $0.value, count: $0.count) }
    let track = try SampledTrack(
      times: (0..<values.count + 1).map { Double($0) / 60 }, values: values + [100])
    let samples = VisibleSamples(track)
    return RestRun.all(in: samples, scale: TrackScale(samples))
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
}
