import SeededRandom
import TestSupport
import Testing

@testable import MotionFits

/// The bounds between rest, motion, swing and gap, just below and just above, on tracks without noise.
@Suite struct MotionBoundTests {
  /// A track that rests, goes from place to place in even steps, and rests again.
  private func motions(
    _ ways: [(to: Double, steps: Int, rest: Int)], rate: Double = 100,
    hiding hidden: Range<Int> = 0..<0
  ) throws -> [SampledMotion] {
    // Mirrored, turned upside down and moved in time it is the same.
    let kinds: [(sign: Double, start: Double)] = [(1, 0), (-1, 0), (1, 7.25)]
    let all: [[SampledMotion]] = try kinds.map { sign, start in
      var values: [Double?] = Array(repeating: 0, count: 60)
      for way in ways {
        let from: Double = values.last.flatMap { $0 } ?? 0
        let step = (sign * way.to - from) / Double(way.steps)
        for index in 1...way.steps {
          values.append(index == way.steps ? sign * way.to : from + step * Double(index))
        }
        values += Array(repeating: sign * way.to, count: way.rest)
      }
      for index in hidden { values[index] = nil }
      let times = values.indices.map { start + Double($0) / rate }
      return try SampledTrack(times: times, values: values).motions()
    }
    #expect(all.allSatisfy { $0.map(\.samples) == all[0].map(\.samples) })
    #expect(zip(all[0], all[1]).allSatisfy { $0.travel == -$1.travel })
    return all[0]
  }

  /// A rest holds for 0.12 s and three samples.
  @Test(arguments: [
    (100.0, 11, 1), (100, 13, 2), (10, 1, 1), (10, 2, 2), (20, 1, 1), (20, 2, 1), (20, 3, 2),
    (5, 1, 1), (5, 2, 2),
  ])
  func aRestHoldsForAWhile(_ rate: Double, _ rest: Int, _ count: Int) throws {
    let found = try motions([(100, 10, rest), (200, 10, 60)], rate: rate)
    #expect(found.count == count)
    #expect(found.first?.from == 0 && found.last?.to == 200)
    #expect(found.map(\.travel).reduce(0, +) == 200)
  }

  /// A change of less than 2 % of the span is none.
  @Test(arguments: [(19.0, 1), (21, 2)]) func aMotionIsMoreThanASpeck(_ way: Double, _ count: Int)
    throws
  {
    #expect(try motions([(1000, 20, 60), (1000 - way, 5, 60)]).count == count)
  }

  /// A way back by 0.6 of the way there is a motion of its own, and less is a swing.
  @Test(arguments: [(59.0, 1), (60, 2), (61, 2)]) func aSwingIsNoMotion(
    _ back: Double, _ count: Int
  ) throws {
    let found = try motions([(100, 25, 0), (100 - back, 25, 60)])
    #expect(found.count == count && found.last?.to == 100 - back)
    #expect(found.first?.to == (count == 1 ? 100 - back : 100))
    #expect(found.map(\.startsAtRest) == (count == 1 ? [true] : [true, false]))
    #expect(found.map(\.endsAtRest) == (count == 1 ? [true] : [false, true]))
  }

  /// After a quarter of a second without a sample, or six of its intervals, a motion begins anew.
  @Test(arguments: [(100.0, 23, 1), (100, 25, 2), (64, 15, 1), (64, 16, 2), (10, 4, 1), (10, 6, 2)])
  func nothingIsKnownAfterALongGap(_ rate: Double, _ hidden: Int, _ count: Int) throws {
    let found = try motions([(900, 90, 60)], rate: rate, hiding: 100..<(100 + hidden))
    #expect(found.count == count)
    #expect(found.first?.from == 0 && found.last?.to == 900)
    if count == 2 {
      #expect(
        abs(found[0].to - 400) < 1e-9 && abs(found[1].from - Double(410 + 10 * hidden)) < 1e-9)
    }
  }

  /// The samples on the way, and four of each rest around them to fit.
  @Test func aWindowReachesIntoTheRests() throws {
    let found = try motions([(100, 10, 60)])
    #expect(found.map(\.samples) == [60..<69] && found.map(\.window) == [56..<73])
    #expect(abs(found[0].start - 0.59) < 1e-12 && abs(found[0].end - 0.69) < 1e-12)
  }

  /// A rest may creep by 0.4 % of the span, and no farther.
  @Test(arguments: [(0.39, 2), (0.45, 1)]) func aRestMayCreep(_ creep: Double, _ count: Int) throws
  {
    #expect(try motions([(50, 10, 0), (50 + creep, 13, 0), (100, 10, 60)]).count == count)
  }

  /// Each way back is held against the way from the turn before it.
  @Test(arguments: [(55.0, 2), (77, 3)]) func everyTurnBeginsAnew(_ to: Double, _ count: Int) throws
  {
    let found = try motions([(100, 25, 0), (30, 25, 0), (to, 25, 60)])
    #expect(found.count == count && found.last?.to == to)
    #expect(found.map(\.from).prefix(2) == [0, 100])
  }

  /// A way to and fro is cut at each corner from which it goes back by 0.6 of the way there, and each
  /// part has the corners' samples, times and places.
  @Test(arguments: 0..<TestLength.cases(40, long: 2000))
  func aZigzagIsCutAtItsTurns(seed: Int) throws {
    var random = SplitMix64(seed: 5000 + seed)
    var corners = [(place: 0.0, sample: 59)]
    for index in 0..<Int.random(in: 1...7, using: &random) {
      let before = corners[index]
      let way = random.number(in: 20...100) * (index.isMultiple(of: 2) ? 1 : -1)
      corners.append(
        (before.place + way, before.sample + Int.random(in: 6...12, using: &random)))
    }
    let ways = corners.indices.dropFirst().map { index in
      let steps = corners[index].sample - corners[index - 1].sample
      return (to: corners[index].place, steps: steps, rest: index == corners.count - 1 ? 60 : 0)
    }
    let found = try motions(ways)
    var cuts = [corners[0]]
    for (corner, next) in zip(corners.dropFirst(), corners.dropFirst(2))
    where abs(next.place - corner.place) >= 0.6 * abs(corner.place - cuts[cuts.count - 1].place) {
      cuts.append(corner)
    }
    cuts.append(corners[corners.count - 1])
    try #require(found.count == cuts.count - 1)
    for (index, motion) in found.enumerated() {
      let (from, to) = (cuts[index], cuts[index + 1])
      let (isFirst, isLast) = (index == 0, index == found.count - 1)
      #expect(motion.from == from.place && motion.to == to.place)
      #expect(abs(motion.start - Double(from.sample) / 100) < 1e-9)
      #expect(abs(motion.end - Double(to.sample) / 100) < 1e-9)
      #expect(motion.startsAtRest == isFirst && motion.endsAtRest == isLast)
      // A corner is a sample of both parts; a rest is of the window alone, with three beside it.
      #expect(
        motion.samples == (from.sample + (isFirst ? 1 : 0))..<(to.sample + (isLast ? 0 : 1)))
      #expect(
        motion.window == (from.sample - (isFirst ? 3 : 0))..<(to.sample + (isLast ? 4 : 1)))
    }
  }

  /// Noise is an even ramp's third difference over 0.43 of the deviation that it has, sqrt(20) times a
  /// value's; up to a fiftieth of the span it is at the most a four-hundredth of it.
  @Test(arguments: [
    (0.01, 0.0416, 0.5, 4.0, 20.0), (0.1, 0.416, 1.248, 4, 20), (0.2, 0.832, 2.496, 4.992, 20),
    (1, 2.5, 7.5, 15, 30), (10, 41.6, 124.8, 249.6, 499.2),
  ])
  func limitsFollowFromTheNoise(
    _ tremble: Double, _ noise: Double, _ still: Double, _ rest: Double, _ travel: Double
  ) throws {
    let ramp = (0..<200).map { Double($0) * 1000 / 199 }
    let values = ramp.indices.map { ramp[$0] + ($0.isMultiple(of: 2) ? 1 : -1) * tremble }
    let times = values.indices.map { Double($0) / 60 }
    let scale = TrackScale(VisibleSamples(try SampledTrack(times: times, values: values)))
    let found = [scale.noise, scale.still, scale.rest, scale.leastTravel]
    for (found, expected) in zip(found, [noise, still, rest, travel]) {
      #expect(abs(found - expected) < 0.02 * expected + 2e-4 * tremble, "\(found) \(expected)")
    }
    for (count, isKnown) in [(7, false), (8, true)] {
      let few = try SampledTrack(
        times: Array(times.prefix(count)), values: Array(values.prefix(count)))
      #expect((TrackScale(VisibleSamples(few)).noise > 0) == isKnown)
    }
  }

  /// The middle of an odd count is one of them, that of an even count lies between two.
  @Test func theMiddleIsBetweenAsManyOnBothSides() {
    #expect(median([]) == nil && median([3]) == 3 && median([5, 1]) == 3)
    #expect(
      median([9, 1, 2]) == 2 && median([6, 1, 3, 2]) == 2.5 && median([1, 1, 4, 9, 9]) == 4)
  }
}
