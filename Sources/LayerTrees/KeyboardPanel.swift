/// What a keyboard shows in its rectangle.
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
