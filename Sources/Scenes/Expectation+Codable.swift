extension Expectation: Codable {
  /// Written as the list of the kinds; what is to be clean has none.
  public init(from decoder: any Decoder) throws {
    let kinds = try decoder.singleValueContainer().decode([String].self)
    self = kinds.isEmpty ? .clean : .findings(kinds)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kinds)
  }
}
