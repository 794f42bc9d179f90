/// The part of a run's cases that a report has: a shard's, or those of several that were merged.
public struct ReportShard: Hashable, Sendable {
  /// The most shards that a run can have.
  public static let greatestCount = 100_000

  /// The number of the shard, from 1; ascending, where several were merged.
  public var numbers: [Int]
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
    numbers: [Int], count: Int, run: String, release: String = SeamRelease.version, places: [Int]
  ) {
    self.numbers = numbers
    self.count = count
    self.run = run
    self.release = release
    self.places = places
  }
}

extension ReportShard: Codable {
  private enum CodingKeys: String, CodingKey {
    case numbers = "k"
    case count = "n"
    case run = "of"
    case release = "seam"
    case places
  }

  /// One shard has its number, several have the list of theirs.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let number = try? fields.decode(Int.self, forKey: .numbers)
    self.init(
      numbers: try number.map { [$0] } ?? fields.decode([Int].self, forKey: .numbers),
      count: try fields.decode(Int.self, forKey: .count),
      run: try fields.decode(String.self, forKey: .run),
      release: try fields.decode(String.self, forKey: .release),
      places: try fields.decode([Int].self, forKey: .places))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    if numbers.count == 1 {
      try fields.encode(numbers[0], forKey: .numbers)
    } else {
      try fields.encode(numbers, forKey: .numbers)
    }
    try fields.encode(count, forKey: .count)
    try fields.encode(run, forKey: .run)
    try fields.encode(release, forKey: .release)
    try fields.encode(places, forKey: .places)
  }

  /// `shard 2 of 8`, `shards 2, 5 and 7 of 8`.
  package var name: String {
    "\(numbers.count == 1 ? "shard" : "shards") \(Self.list(numbers)) of \(count)"
  }

  /// The most numbers that are named.
  private static let named = 10

  /// `2, 5 and 7`.
  static func list(_ numbers: [Int]) -> String {
    let names = numbers.prefix(named).map { "\($0)" }
    let rest = numbers.count - names.count
    guard rest == 0 else { return names.joined(separator: ", ") + " and \(rest) more" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// True if it can be a shard of a report of that many cases.
  func isPossible(of cases: Int) -> Bool {
    (1...Self.greatestCount).contains(count) && Self.isAscending(numbers, from: 1)
      && !numbers.isEmpty && numbers.allSatisfy { $0 <= count }
      && places.count == cases && Self.isAscending(places, from: 0)
  }

  private static func isAscending(_ numbers: [Int], from least: Int) -> Bool {
    (numbers.first ?? least) >= least && zip(numbers, numbers.dropFirst()).allSatisfy(<)
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
