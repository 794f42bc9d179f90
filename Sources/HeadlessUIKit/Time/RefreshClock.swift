/// When the display refreshes: `phase + i / rate` seconds, for every whole i.
public struct RefreshClock: Hashable, Sendable {
  /// Refreshes per second.
  public let rate: Double
  /// When refresh 0 happens, in seconds.
  public let phase: Double

  /// A display of `rate` hertz, which must be positive.
  public init(rate: Double = 60, phase: Double = 0) {
    precondition(rate > 0, "a display refreshes at a positive rate")
    self.rate = rate
    self.phase = phase
  }

  /// The first refresh later than `time`; one within a nanosecond counts as the same instant.
  public func first(after time: Double) -> Double {
    let index = ((time - phase) * rate + 1e-9 * rate).rounded(.down) + 1
    return phase + index / rate
  }

  /// The first refresh at `time` or later.
  public func first(atOrAfter time: Double) -> Double {
    let index = ((time - phase) * rate - 1e-9 * rate).rounded(.up)
    return phase + index / rate
  }
}
