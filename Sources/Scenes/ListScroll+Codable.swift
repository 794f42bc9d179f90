extension ListScroll: Codable {
  private enum CodingKeys: String, CodingKey {
    case by, to, from, duration, velocity
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let way: Way =
      if fields.contains(.to) {
        .to(try fields.decode(Double.self, forKey: .to))
      } else {
        .by(try fields.decode(Double.self, forKey: .by))
      }
    self.init(
      way, from: try fields.decodeIfPresent(Double.self, forKey: .from),
      duration: try fields.decode(Double.self, forKey: .duration),
      velocity: try fields.decodeIfPresent(Double.self, forKey: .velocity))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch way {
    case .by(let distance): try fields.encode(distance, forKey: .by)
    case .to(let target): try fields.encode(target, forKey: .to)
    }
    try fields.encodeIfPresent(from, forKey: .from)
    try fields.encode(duration, forKey: .duration)
    try fields.encodeIfPresent(velocity, forKey: .velocity)
  }
}
