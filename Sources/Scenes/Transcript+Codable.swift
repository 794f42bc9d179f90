import AnimationCurves

extension Transcript: Codable {
  /// Written as the list of its messages.
  public init(from decoder: any Decoder) throws {
    self.init(messages: try decoder.singleValueContainer().decode([Message].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(messages)
  }
}

extension Transcript.Message: Codable {
  private enum CodingKeys: String, CodingKey {
    case height, isOutgoing, text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      height: try fields.decode(Double.self, forKey: .height),
      isOutgoing: try fields.value(.isOutgoing, or: false),
      text: try fields.decodeIfPresent(String.self, forKey: .text))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(height, forKey: .height)
    try fields.encode(isOutgoing, forKey: .isOutgoing, unless: false)
    try fields.encodeIfPresent(text, forKey: .text)
  }
}
