import SeededRandom
import Testing

@testable import Recordings

/// The way through frames that costs least, against all ways tried.
struct LikelyPathTests {
  private static let way = LikelyPath(hiddenCost: 0.45, moveCost: 2, reach: 100)

  /// What a way costs: a place by what it lacks, a frame without one, and the rows between two.
  private static func cost(
    of path: [Int?], through frames: [[LikelyPath.Candidate]], known: Set<Int>
  ) -> Float {
    var (sum, last): (Float, Int?) = (0, nil)
    for (frame, choice) in path.enumerated() {
      guard let choice else {
        sum += known.contains(frame) ? ClipLimits.knownCost : way.hiddenCost
        continue
      }
      let candidate = frames[frame][choice]
      sum += 1 - candidate.quality
      if let last { sum += way.moveCost * Float(abs(candidate.position - last)) / way.reach }
      last = candidate.position
    }
    return sum
  }

  /// All ways through frames.
  private static func paths(through frames: ArraySlice<[LikelyPath.Candidate]>) -> [[Int?]] {
    guard let first = frames.first else { return [[]] }
    let rest = paths(through: frames.dropFirst())
    let choices = [nil] + first.indices.map(Optional.some)
    return choices.flatMap { choice in rest.map { [choice] + $0 } }
  }

  @Test(arguments: 0..<60) func noWayCostsLess(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let frames = (0..<5).map { _ in
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        LikelyPath.Candidate(
          position: Int.random(in: 0...200, using: &random),
          quality: Float(random.number(in: 0...1)))
      }
    }
    let known = Set((0..<5).filter { _ in Int.random(in: 0...3, using: &random) == 0 })
    let found = Self.way.through(frames, known: known)
    #expect(found.count == 5)
    let costs = Self.paths(through: frames[...]).map {
      Self.cost(of: $0, through: frames, known: known)
    }
    let least = costs.min() ?? 0
    #expect(abs(Self.cost(of: found, through: frames, known: known) - least) < 1e-4)
  }

  /// A place that is known is passed through, at the cost of those far from it; another poor one is not.
  @Test func aKnownPlaceIsPassed() {
    let frames = [[(0, 1)], [(190, 0.3)], [(10, 1)]].map {
      $0.map { LikelyPath.Candidate(position: $0.0, quality: Float($0.1)) }
    }
    #expect(Self.way.through(frames) == [0, nil, 0])
    #expect(Self.way.through(frames, known: [1]) == [nil, 0, nil])
    #expect(Self.way.through([]) == [] && Self.way.through([[], []]) == [nil, nil])
  }
}
