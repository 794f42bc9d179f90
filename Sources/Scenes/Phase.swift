/// A phase of the keyboard.
public enum Phase: String, Hashable, Sendable, CaseIterable, Codable {
  /// No keyboard is on the screen.
  case closed
  /// The keyboard comes up.
  case opening
  /// The keyboard is up, at rest.
  case open
  /// The keyboard takes another height.
  case resizing
  /// A finger moves the keyboard.
  case dragging
  /// The keyboard goes down.
  case closing
  /// It rests away from the bottom: floating, split or undocked. Only findings have this phase.
  case away
}
