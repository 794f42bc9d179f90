extension Expectation: Codable {
  /// The word that is in the list of kinds where nothing is to move.
  private static let stillWord = "still"

  /// Written as the list of the kinds, or of what is said of each; what is to be clean has none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer()
    if let bounded = try? values.decode([ExpectedFinding].self), !bounded.isEmpty {
      self = .bounded(bounded)
      return
    }
    let kinds = try values.decode([String].self)
    self = kinds.isEmpty ? .clean : kinds == [Self.stillWord] ? .still : .findings(kinds)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .bounded(let findings) = self { return try container.encode(findings) }
    try container.encode(self == .still ? [Self.stillWord] : kinds)
  }
}
