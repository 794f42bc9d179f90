/// A phase and when it begins, in seconds; it lasts until the next one's start.
public struct PhaseStart: Hashable, Sendable, Codable {
  /// The time at which it begins, in seconds.
  public let time: Double
  /// The phase that begins.
  public let phase: Phase

  /// Creates a phase start.
  public init(time: Double, phase: Phase) {
    self.time = time
    self.phase = phase
  }
}
