/// What the keyboard is doing.
public enum Phase: String, Hashable, Sendable, CaseIterable, Codable {
  case closed
  case opening
  case open
  case resizing
  case dragging
  case closing
}
