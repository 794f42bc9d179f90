extension LayerColor: Codable {
  /// Written `[red, green, blue, alpha]`.
  public init(from decoder: any Decoder) throws {
    let parts = try decoder.singleValueContainer().decode([Double].self)
    guard parts.count == 4 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "must be [red, green, blue, alpha]"))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([red, green, blue, alpha])
  }
}
