import AnimationCurves

extension ScrollContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case height, topInset, bottomInset, isScrolling
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      height: try fields.decode(Double.self, forKey: .height),
      topInset: try fields.value(.topInset, or: 0),
      bottomInset: try fields.value(.bottomInset, or: 0),
      isScrolling: try fields.value(.isScrolling, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(height, forKey: .height)
    try fields.encode(topInset, forKey: .topInset, unless: 0)
    try fields.encode(bottomInset, forKey: .bottomInset, unless: 0)
    try fields.encode(isScrolling, forKey: .isScrolling, unless: false)
  }
}
