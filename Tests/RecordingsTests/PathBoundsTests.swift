import Testing

@testable import Recordings

/// The places that a way is chosen from, and how long something may be hidden on it.
struct PathBoundsTests {
  /// Those that are better than a bound and as good as the three at both sides, the best six of them first.
  @Test(arguments: 0..<20) func theBestPlacesAreApart(seed: Int) {
    let levels = RowScreen.noise(2, seed: seed, in: 0...(seed < 10 ? 20 : 250))
    let qualities = levels.map { Float($0) / 20 }
    let least: Float = 0.5
    var places: [(position: Int, quality: Float)] = []
    for (position, quality) in qualities.enumerated() where quality > least {
      let near = qualities.enumerated().filter { abs($0.offset - position) <= 3 }
      if near.allSatisfy({ $0.element <= quality }) { places.append((position, quality)) }
    }
    let found = LikelyPath.Candidate.best(of: qualities, above: least)
    #expect(found.map(\.quality) == Array(places.map(\.quality).sorted(by: >).prefix(6)))
    for candidate in found {
      #expect(places.contains { $0 == (candidate.position, candidate.quality) })
    }
    #expect(Set(found.map(\.position)).count == found.count)
  }

  @Test func aPlaceAtAnEndIsOne() {
    func best(_ qualities: [Float]) -> [Int] {
      LikelyPath.Candidate.best(of: qualities, above: 0.5).map(\.position)
    }
    #expect(best([0.9, 0, 0, 0, 0.8]) == [0, 4] && best([0.9, 0, 0, 0.8]) == [0])
    #expect(best([0.6]) == [0] && best([0.5]) == [] && best([]) == [])
    #expect(best([0.7, 0, 0, 0, 0.9, 0, 0, 0, 0.8]) == [4, 8, 0])
  }

  /// After 150 frames something else has come.
  @Test(arguments: [(149, true), (150, true), (151, false)]) func aWayMayBeHiddenForLong(
    frames: Int, isOne: Bool
  ) {
    var places = [[LikelyPath.Candidate]](repeating: [], count: frames + 1)
    places[0] = [LikelyPath.Candidate(position: 10, quality: 1)]
    places[frames] = places[0]
    let path = LikelyPath(hiddenCost: 0.5, moveCost: 1, reach: 100).through(places)
    #expect(path.count { $0 == 0 } == (isOne ? 2 : 1))
  }

  /// A leap of five sixths of its way costs as much as a frame in which a keyboard is not seen.
  @Test func aKeyboardGoesItsWayAtACost() {
    func path(_ position: Int) -> [Int?] {
      LikelyPath.ofKeyboard(over: 200).through([
        [LikelyPath.Candidate(position: 0, quality: 1)],
        [LikelyPath.Candidate(position: position, quality: 1)],
        [LikelyPath.Candidate(position: position, quality: 1)],
      ])
    }
    #expect(path(160) == [0, 0, 0] && path(172) == [nil, 0, 0])
  }
}
