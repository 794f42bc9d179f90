import AnimationCurves
import SeededRandom
import TestSupport
import Testing

@testable import MotionFits

/// Samples that say nothing of a motion's curve: repeated pictures, and those that lag behind.
@Suite struct FitSampleTests {
  /// A rest, a way of 1000 in some steps and one more to its end, and a rest, at 100 Hz.
  private func samples(_ steps: [Double], rest: Int = 20, turned sign: Double = 1) throws
    -> FitSamples
  {
    var values = Array(repeating: 0.0, count: rest)
    for step in steps { values.append((values.last ?? 0) + sign * step) }
    values += Array(repeating: sign * 1000, count: 20)
    let track = try SampledTrack(times: values.indices.map { Double($0) / 100 }, values: values)
    return FitSamples(try #require(track.motions().first), in: track)
  }

  /// Steps that are no multiples of one another, with others in their midst.
  private func way(_ middle: [Double]) -> [Double] {
    [101.3, 99.1, 100.7] + middle + [98.3, 103.1]
  }

  /// A picture is repeated where the way goes on before it by 0.15 % of the travel and after it by
  /// 0.6 %, and where it differs by 0.05 % at the most.
  @Test(arguments: [
    ([0, 50.9], 1), ([0, 0, 50.9], 2), ([0, 0, 0, 50.9], 3), ([0.49, 50.9], 1), ([0.51, 50.9], 0),
    ([0.3, 0.15, 50.9], 2), ([0.3, 0.3, 50.9], 0), ([-0.49, 50.9], 1),
    ([0, 5.9, 50.9], 0), ([0, 6.1, 50.9], 1), ([1.45, 0, 50.9], 0), ([1.55, 0, 50.9], 1),
    ([0, 50.9, 0, 49.7], 2), ([0, 50.9, 49.7, 0, 0, 47.9], 3), ([50.9], 0), ([], 0),
  ])
  func aRepeatedPictureIsNoSample(_ middle: [Double], _ held: Int) throws {
    for sign in [1.0, -1] {
      let samples = try samples(way(middle), turned: sign)
      #expect(samples.held == held)
      let all = way(middle).count
      #expect(samples.moving == all - held && samples.moving == samples.resting.count { !$0 })
      // Four of each rest are fitted with them.
      #expect(samples.times.count == all - held + 8)
      #expect(zip(samples.times, samples.times.dropFirst()).allSatisfy(<))
    }
  }

  /// Where all is in whole pixels, a step of fewer than three is no motion that a picture misses.
  @Test(arguments: [(20.0, 0), (40, 0), (60, 1), (80, 1)])
  func aStepOfAPixelIsNoRepeat(_ step: Double, _ held: Int) throws {
    let steps = [100.0, 120, 0, step, 100, 140, 20]
    #expect(try samples(steps).held == held)
  }

  /// What a track begins or ends with repeats nothing: no way is seen on its other side.
  @Test func endsRepeatNothing() throws {
    for steps in [[0, 99.1, 103.7, 98.3, 101.3], [103.7, 0, 98.3, 99.1, 101.3]] {
      #expect(try samples(steps, rest: 1).held == (steps[0] == 0 ? 0 : 1))
    }
    // One sample behind a repeated picture says that it is one.
    let cut = Array(repeating: 0.0, count: 20) + [103.7, 201.1, 304.9, 304.9, 407.3]
    let cutTrack = try SampledTrack(times: cut.indices.map { Double($0) / 100 }, values: cut)
    #expect(FitSamples(try #require(cutTrack.motions().first), in: cutTrack).held == 1)
    let values = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 103.7, 201.1, 304.9, 407.3, 407.3]
    let track = try SampledTrack(
      times: values.indices.map { Double($0) / 100 }, values: values)
    #expect(FitSamples(try #require(track.motions().first), in: track).held == 0)
  }

  /// Residuals of samples, of which some are on their rests: the places that are left.
  private func left(_ changed: [Int: Double], usual: Double = 0) throws -> [Double]? {
    let even = Array(repeating: 62.5, count: 15)
    let samples = try samples(even)
    #expect(samples.times.count == 23 && samples.moving == 15 && samples.held == 0)
    let residuals = samples.times.indices.map {
      changed[$0] ?? ($0.isMultiple(of: 2) ? 1 : -1) * usual
    }
    let placed = FitSamples.Placed(from: 0, travel: 1000, residuals: residuals)
    let left = samples.withoutLagging(placed)
    #expect(left.held + left.times.count == 23 && left.moving + left.held == 15)
    let isSame = left.times == samples.times && left.values == samples.values
    return isSame
      ? nil
      : samples.times.filter { !left.times.contains($0) }
        .map { ($0 * 100).rounded() + 3 }
  }

  /// A sample lags that is behind by more than 0.4 % of the way and five times what is usual.
  ///
  /// It is on the way, or the last of the rest before; of more than a sixth it is no chance.
  @Test func whatLagsBehindIsLeftOut() throws {
    #expect(try left([10: -4.1]) == [10] && left([10: -3.9]) == nil && left([10: 400]) == nil)
    #expect(try left([10: -10.1], usual: 2) == [10] && left([10: -9.9], usual: 2) == nil)
    #expect(try left([3: -50]) == [3] && left([2: -50]) == nil && left([20: -50]) == nil)
    #expect(try left([4: -50, 18: -50]) == [4, 18] && left([19: -50]) == nil)
    #expect(try left([5: -50, 9: -50, 13: -50]) == [5, 9, 13])
    #expect(try left([5: -50, 9: -50, 13: -50, 15: -50]) == nil)
  }

  /// Of all samples up to a sixth may lag behind; of more there is another reason.
  @Test(arguments: 8...24) func upToASixthIsLeftOut(_ moving: Int) throws {
    let samples = try samples(Array(repeating: 1000 / Double(moving + 1), count: moving + 1))
    let count = moving + 8
    try #require(samples.times.count == count && samples.moving == moving && samples.held == 0)
    for lagging in 1..<moving {
      let residuals = samples.times.indices.map { (4..<4 + lagging).contains($0) ? -50.0 : 0 }
      let placed = FitSamples.Placed(from: 0, travel: 1000, residuals: residuals)
      // Of half and more it is what is usual.
      let isLeftOut = lagging * 6 <= count && lagging * 2 < count
      #expect(samples.withoutLagging(placed).held == (isLeftOut ? lagging : 0))
    }
  }

  /// A picture that came late is left out, wherever on the way it is, and nothing else; what rests is
  /// never left out.
  @Test(arguments: 0..<12) func whatCameLateIsLeftOut(_ seed: Int) throws {
    var random = SplitMix64(seed: 4000 + seed)
    let timing = KeyboardProfile.distinct[seed % 2].timing
    let start = random.number(in: 0.3...0.32)
    let first = Int.random(in: 22...26, using: &random)
    let late = Set([first, first + Int.random(in: 2...6, using: &random)].prefix(1 + seed / 2 % 2))
    let times = (0..<80).map { Double($0) / 60 }
    let values = times.enumerated().map { frame, time in
      300 * timing.progress(at: time - start - (late.contains(frame) ? 0.7 / 60 : 0))
    }
    let track = try SampledTrack(times: times, values: values)
    let motion = try #require(track.motions().first)
    let samples = FitSamples(motion, in: track)
    try #require(samples.held == 0)
    let clean = try #require(samples.withoutOutliers())
    let lost = Set(samples.times).subtracting(clean.times).map {
      Int((($0 + motion.start) * 60).rounded())
    }
    #expect(Set(lost) == late && clean.held == late.count)
  }

  /// Of a motion that another takes over, as much is fitted as a system's spring leads: the samples
  /// behind that, up to half of them, are none of its own.
  @Test(arguments: 0...6) func aMotionIsItsOwnUntilItIsTakenOver(_ others: Int) throws {
    let timing = KeyboardProfile.iOS18.timing
    var values = (0..<38).map { 300 * timing.progress(at: Double($0) / 60 - 1.0 / 3) }
    for _ in 0..<others { values.append((values.last ?? 0) + 40) }
    let track = try SampledTrack(times: values.indices.map { Double($0) / 60 }, values: values)
    let samples = FitSamples(try #require(track.motions().first), in: track)
    try #require(!samples.endsAtRest && samples.held == 0)
    let own = samples.untilInterrupted()
    #expect(own.times.count == samples.times.count - others)
    #expect(own.moving == samples.moving - others && own.values.last == values[37])
  }

  /// The greatest step is a share of the travel, and the length lasts from rest to rest.
  @Test func aWayIsMeasured() throws {
    let samples = try samples([125, 250, 375])
    #expect(samples.greatestStep == 0.375 && samples.travel == 1000)
    #expect(abs(samples.length - 0.04) < 1e-12 && abs(samples.interval - 0.01) < 1e-12)
    #expect(samples.startsAtRest && samples.endsAtRest)
  }
}
