extension LayerRole: Codable {
  /// The roles that a word names.
  private static let words: [(word: String, role: LayerRole)] = [
    ("plain", .plain), ("screen", .screen), ("window", .window),
    ("navigationBar", .navigationBar), ("messageList", .messageList),
    ("incomingMessage", .message(isOutgoing: false)),
    ("outgoingMessage", .message(isOutgoing: true)),
    ("inputBar", .inputBar), ("textField", .textField), ("sendButton", .sendButton),
    ("form", .form), ("formField", .formField(isFocused: false)),
    ("focusedFormField", .formField(isFocused: true)), ("keyboard", .keyboard),
    ("keyboardGuide", .keyboardGuide),
  ]
  private static let rolesByWord = Dictionary(uniqueKeysWithValues: words)
  private static let wordsByRole = Dictionary(
    uniqueKeysWithValues: words.map { ($0.role, $0.word) })

  /// A word; of a row `[section, item]`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let place = try? container.decode([Int].self), place.count == 2 {
      self = .row(section: place[0], item: place[1])
      return
    }
    let word = try container.decode(String.self)
    guard let role = Self.rolesByWord[word] else {
      let words = Self.words.map(\.word).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "must be [section, item] or one of \(words)")
    }
    self = role
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .row(let section, let item) = self {
      try container.encode([section, item])
    } else {
      try container.encode(Self.wordsByRole[self] ?? "plain")
    }
  }
}
