public import AnimationCurves

/// Refreshes that the display misses: nothing is shown, and nothing that waits for one happens.
public enum DroppedRefreshes: Hashable, Sendable {
  /// Those of these numbers, from 0.
  case indices(ClosedRange<Int>)
  /// Those from a time on, in seconds of the scene.
  case from(Double, Length)

  /// The number of missed refreshes in a row.
  public enum Length: Hashable, Sendable {
    /// The given number of refreshes.
    case count(Int)
    /// All that are due in the given number of seconds, without the last instant.
    case seconds(Double)
  }

  /// Their numbers at a rate in hertz, with refresh 0 at `phase` seconds.
  func indices(rate: Double, phase: Double) -> Range<Int> {
    func first(from time: Double) -> Int {
      max(0, Int(((time - phase) * rate - 1e-9 * rate).rounded(.up)))
    }
    switch self {
    case .indices(let range):
      return range.lowerBound..<(range.upperBound + 1)
    case .from(let time, .count(let count)):
      return first(from: time)..<(first(from: time) + count)
    case .from(let time, .seconds(let seconds)):
      return first(from: time)..<first(from: time + max(0, seconds))
    }
  }
}

extension SceneCase {
  /// The most refreshes that a scene misses, those that it names twice counted twice.
  package static let greatestMissedCount = 100_000

  /// The number of refreshes that it misses, those that it names twice counted twice.
  package var missedCount: Int { missed.reduce(0) { $0 + $1.count } }

  /// The refreshes that its list and its events say it misses.
  private var missed: [Range<Int>] {
    let ofEvents = events.compactMap { event -> DroppedRefreshes? in
      guard case .drop(let length) = event.kind else { return nil }
      return .from(event.time, length)
    }
    return (dropped + ofEvents).map { $0.indices(rate: rate, phase: phase) }
  }

  /// The display's refreshes, without those that it misses.
  public var refreshes: RefreshClock {
    var indices: Set<Int> = []
    for range in missed { indices.formUnion(range) }
    return RefreshClock(rate: rate, phase: phase, dropped: indices)
  }

  /// The times of the refreshes that are shown, up to the first at or after a time, in seconds.
  public func refreshTimes(until time: Double) -> [Double] {
    let refreshes = refreshes
    let end = max(phase, refreshes.first(atOrAfter: time))
    let last = max(0, Int(((end - phase) * rate).rounded()))
    let shown = (0...last).filter { !refreshes.dropped.contains($0) }
    return (shown.isEmpty ? [last] : shown).map { phase + Double($0) / rate }
  }
}

extension DroppedRefreshes: Codable {
  private enum CodingKeys: String, CodingKey {
    case first, last, time, length
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard fields.contains(.first) else {
      self = .from(
        try fields.number(.time, in: 0...3600), try fields.decode(Length.self, forKey: .length))
      return
    }
    let first = try fields.integer(.first, in: 0...Length.greatestIndex)
    self = .indices(first...(try fields.integer(.last, in: first...Length.greatestIndex)))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .indices(let range):
      try fields.encode(range.lowerBound, forKey: .first)
      try fields.encode(range.upperBound, forKey: .last)
    case .from(let time, let length):
      try fields.encode(time, forKey: .time)
      try fields.encode(length, forKey: .length)
    }
  }
}

extension DroppedRefreshes.Length: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, seconds
  }

  /// The greatest number of a refresh, and how many may be missed.
  static let greatestIndex = 4_000_000

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if fields.contains(.count) {
      self = .count(try fields.integer(.count, in: 0...Self.greatestIndex))
    } else {
      self = .seconds(try fields.number(.seconds, in: 0...3600))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .count(let count): try fields.encode(count, forKey: .count)
    case .seconds(let seconds): try fields.encode(seconds, forKey: .seconds)
    }
  }
}
