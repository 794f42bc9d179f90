/// A phase and when it begins, in seconds; it lasts until the next one's start.
public struct PhaseStart: Hashable, Sendable, Codable {
  public let time: Double
  public let phase: Phase

  public init(time: Double, phase: Phase) {
    self.time = time
    self.phase = phase
  }
}
