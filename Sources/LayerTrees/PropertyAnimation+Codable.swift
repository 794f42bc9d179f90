import AnimationCurves
import LayerGeometry

extension PropertyAnimation: Codable {
  private enum CodingKeys: String, CodingKey {
    case change, beginTime, timing, clocks
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let change = try fields.decode(Change.self, forKey: .change)
    let timing = try fields.decode(AnimationTiming.self, forKey: .timing)
    let clocks = try fields.value(.clocks, or: [MediaClock]())
    if clocks.isEmpty {
      self.init(
        change: change, beginTime: try fields.decode(Double.self, forKey: .beginTime),
        timing: timing)
    } else {
      self.init(change: change, timing: timing, clocks: clocks)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(change, forKey: .change)
    if clocks.isEmpty { try fields.encode(beginTime, forKey: .beginTime) }
    try fields.encode(timing, forKey: .timing)
    try fields.encode(clocks, forKey: .clocks, unless: [])
  }
}

extension PropertyAnimation.Change: Codable {
  private enum CodingKeys: String, CodingKey {
    case position, bounds, transform, opacity, track
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = fields.allKeys.first, fields.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "must hold one of position, bounds, transform, opacity and track"))
    }
    switch key {
    case .position:
      let numbers = try fields.numbers(.position, count: 2)
      self = .position(dx: numbers[0], dy: numbers[1])
    case .bounds:
      let numbers = try fields.numbers(.bounds, count: 4)
      self = .bounds(
        dx: numbers[0], dy: numbers[1], dWidth: numbers[2], dHeight: numbers[3])
    case .transform: self = .transform(try fields.map(.transform))
    case .opacity: self = .opacity(try fields.decode(Double.self, forKey: .opacity))
    case .track: self = .track(try fields.decode(PropertyTrack.self, forKey: .track))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .position(let dx, let dy): try fields.encode([dx, dy], forKey: .position)
    case .bounds(let dx, let dy, let dWidth, let dHeight):
      try fields.encode([dx, dy, dWidth, dHeight], forKey: .bounds)
    case .transform(let map): try fields.encode(map, forKey: .transform)
    case .opacity(let difference): try fields.encode(difference, forKey: .opacity)
    case .track(let track): try fields.encode(track, forKey: .track)
    }
  }
}
