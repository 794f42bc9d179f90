/// What the keyboard is doing.
public enum Phase: String, Hashable, Sendable, CaseIterable, Codable {
  case closed
  case opening
  case open
  case resizing
  case dragging
  case closing
  /// It rests away from the bottom: floating, split or undocked. Only findings have this phase.
  case away
}
