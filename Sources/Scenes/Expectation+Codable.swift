extension Expectation: Codable {
  /// The word that stands in the list of kinds where nothing is to move.
  private static let stillWord = "still"

  /// Written as the list of the kinds; what is to be clean has none.
  public init(from decoder: any Decoder) throws {
    let kinds = try decoder.singleValueContainer().decode([String].self)
    self = kinds.isEmpty ? .clean : kinds == [Self.stillWord] ? .still : .findings(kinds)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self == .still ? [Self.stillWord] : kinds)
  }
}
