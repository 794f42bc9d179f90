import AnimationCurves

extension KeyboardSwitch: Codable {
  private enum CodingKeys: String, CodingKey {
    case predictiveBar, emoji, inputView, inputViewHeight, heights, interval, duration
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let duration = try fields.decodeIfPresent(Double.self, forKey: .duration)
    if fields.contains(.predictiveBar) {
      self = .predictiveBar(
        try fields.decode(Bool.self, forKey: .predictiveBar), duration: duration)
    } else if fields.contains(.emoji) {
      self = .emoji(try fields.decode(Bool.self, forKey: .emoji), duration: duration)
    } else if fields.contains(.inputView) {
      self = .inputView(try fields.decode(Bool.self, forKey: .inputView))
    } else if fields.contains(.inputViewHeight) {
      self = .inputViewHeight(try fields.decode(Double.self, forKey: .inputViewHeight))
    } else {
      self = .heights(
        try fields.decode([Double].self, forKey: .heights),
        interval: try fields.decode(Double.self, forKey: .interval), duration: duration)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .predictiveBar(let isThere, let duration):
      try fields.encode(isThere, forKey: .predictiveBar)
      try fields.encodeIfPresent(duration, forKey: .duration)
    case .emoji(let isThere, let duration):
      try fields.encode(isThere, forKey: .emoji)
      try fields.encodeIfPresent(duration, forKey: .duration)
    case .inputView(let isThere): try fields.encode(isThere, forKey: .inputView)
    case .inputViewHeight(let height): try fields.encode(height, forKey: .inputViewHeight)
    case .heights(let heights, let interval, let duration):
      try fields.encode(heights, forKey: .heights)
      try fields.encode(interval, forKey: .interval)
      try fields.encodeIfPresent(duration, forKey: .duration)
    }
  }
}
