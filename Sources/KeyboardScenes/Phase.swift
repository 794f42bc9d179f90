/// What the keyboard is doing.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  case closed
  case opening
  case open
  case resizing
  case dragging
  case closing
}

/// A phase and when it begins, in seconds; it lasts until the next one's start.
public struct PhaseStart: Hashable, Sendable {
  public let time: Double
  public let phase: Phase

  public init(time: Double, phase: Phase) {
    self.time = time
    self.phase = phase
  }
}
