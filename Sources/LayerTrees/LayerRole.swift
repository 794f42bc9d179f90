/// The role of a layer on a chat screen; `plain` for everything that needs no name.
///
/// The compositor finds the rectangles at the seam by their roles, and the film draws by them.
public enum LayerRole: Hashable, Sendable {
  /// A layer without a role.
  case plain
  /// The root of the tree: the glass.
  case screen
  /// The app's window.
  case window
  /// The bar at the top.
  case navigationBar
  /// The bar at the bottom, with which its user goes from screen to screen.
  case tabBar
  /// The list of messages.
  case messageList
  /// A message in the list.
  case message(isOutgoing: Bool)
  /// A row of a table's or a collection's data, whichever cell shows it.
  case row(section: Int, item: Int)
  /// The bar that has to stay on the keyboard.
  case inputBar
  /// A text field.
  case textField
  /// The button in the bar.
  case sendButton
  /// The page that holds a form's fields: a controller's root view.
  case form
  /// A field of a form; the one that is typed into has to be seen.
  case formField(isFocused: Bool)
  /// The system's keyboard.
  case keyboard
  /// The place of the bottom of a correctly glued bar: the keyboard layout guide's top edge.
  case keyboardGuide
}

extension LayerRole {
  /// True if a screen has one of it, which is looked for; messages and rows are many.
  var isNamed: Bool {
    switch self {
    case .navigationBar, .tabBar, .messageList, .inputBar, .form, .formField(isFocused: true),
      .keyboard, .keyboardGuide:
      true
    case .plain, .screen, .window, .message, .row, .textField, .sendButton, .formField: false
    }
  }
}

extension LayerRole: Codable {
  /// The roles that a word names.
  private static let words: [(word: String, role: LayerRole)] = [
    ("plain", .plain), ("screen", .screen), ("window", .window),
    ("navigationBar", .navigationBar), ("tabBar", .tabBar), ("messageList", .messageList),
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

/// The content of a keyboard in its rectangle.
public enum KeyboardPanel: String, Hashable, Sendable, CaseIterable, Codable {
  /// Letters, with a predictive bar where there is room for one.
  case text
  /// Emoji in place of letters.
  case emoji
  /// An app's own panel in the keyboard's place: stickers, photos, a menu.
  case custom
  /// A bar above a hardware keyboard, and no keys.
  case accessory
  /// Two halves at a tablet's sides.
  case split
  /// A small keyboard that lies on the screen.
  case floating
}
