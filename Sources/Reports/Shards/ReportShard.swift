/// The part of a run's cases that a report has.
public struct ReportShard: Hashable, Sendable {
  /// The most shards that a run can have.
  public static let greatestCount = 100_000

  /// The number of the shard, from 1.
  public var number: Int
  /// The number of shards.
  public var count: Int
  /// A hash of all cases of the run, and of what else its results depend on.
  public var run: String
  /// The release that has played the cases.
  public var release: String
  /// The places of the report's cases among all of the run, from 0, in their order.
  public var places: [Int]

  /// Creates a report shard.
  public init(
    number: Int, count: Int, run: String, release: String = SeamRelease.version, places: [Int]
  ) {
    self.number = number
    self.count = count
    self.run = run
    self.release = release
    self.places = places
  }
}

extension ReportShard: Codable {
  private enum CodingKeys: String, CodingKey {
    case number = "k"
    case count = "n"
    case run = "of"
    case release = "seam"
    case places
  }

  /// True if it can be a shard of a report of that many cases.
  func isPossible(of cases: Int) -> Bool {
    (1...Self.greatestCount).contains(count) && (1...count).contains(number)
      && places.count == cases && (places.first ?? 0) >= 0
      && zip(places, places.dropFirst()).allSatisfy(<)
  }
}
