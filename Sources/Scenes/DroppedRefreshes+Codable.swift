import AnimationCurves

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
