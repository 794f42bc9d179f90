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

/// A hash that is the same on every run and machine: FNV-1a, in 64 bits.
///
/// Source: draft-eastlake-fnv, section 3.
package struct StableHash: Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Hashes words, each apart from the next.
  package init(_ words: [String] = []) { add(words) }

  /// Goes on with further words.
  package mutating func add(_ words: [String]) {
    for word in words {
      for byte in word.utf8 { add(byte) }
      add(0)
    }
  }

  private mutating func add(_ byte: UInt8) {
    state ^= UInt64(byte)
    state = state &* 0x0000_0100_0000_01b3
  }

  /// Sixteen digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
