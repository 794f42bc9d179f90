/// The number of refreshes per second of a screen.
public struct FrameRate: Hashable, Sendable {
  /// Refreshes per second, between 1 and 1000.
  public let hertz: Double

  /// Creates a frame rate.
  ///
  /// - Parameter hertz: Refreshes per second, between 1 and 1000; it need not be whole (59.94).
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for any other number.
  public init(hertz: Double) throws(CurveError) {
    guard (1...1000).contains(hertz) else { throw .outOfRange(.frameRate, hertz) }
    self.init(known: hertz)
  }

  private init(known hertz: Double) {
    self.hertz = hertz
  }

  /// The time from one refresh to the next, in seconds.
  public var interval: Double {
    1 / hertz
  }

  /// 60 refreshes per second.
  public static let hertz60 = FrameRate(known: 60)
  /// 120 refreshes per second.
  public static let hertz120 = FrameRate(known: 120)
}

extension FrameRate: CustomStringConvertible {
  /// The rate with its unit, as in `60.0 Hz`.
  public var description: String {
    "\(hertz) Hz"
  }
}

/// The times of the display's refreshes: `phase + i / rate` seconds, without the dropped ones.
public struct RefreshClock: Hashable, Sendable {
  /// Refreshes per second.
  public let rate: Double
  /// The time of refresh 0, in seconds.
  public let phase: Double
  /// The refreshes that the app misses: nothing that waits for one happens at these.
  public let dropped: Set<Int>

  /// A display of `rate` hertz, which must be positive, that drops the refreshes of some indices.
  public init(rate: Double = 60, phase: Double = 0, dropped: Set<Int> = []) {
    precondition(rate > 0, "a display refreshes at a positive rate")
    self.rate = rate
    self.phase = phase
    self.dropped = dropped
  }

  /// The first refresh later than `time`; one within a nanosecond counts as the same instant.
  public func first(after time: Double) -> Double {
    kept(from: ((time - phase) * rate + 1e-9 * rate).rounded(.down) + 1)
  }

  /// The first refresh at `time` or later.
  public func first(atOrAfter time: Double) -> Double {
    kept(from: ((time - phase) * rate - 1e-9 * rate).rounded(.up))
  }

  /// The refresh nearest to a time, by index.
  package func index(of time: Double) -> Int { Int(((time - phase) * rate).rounded()) }

  /// The time at which a refresh is due, dropped or not.
  package func time(of index: Int) -> Double { phase + Double(index) / rate }

  /// The first refresh from an index on that is not dropped.
  private func kept(from index: Double) -> Double {
    var index = max(0, index)
    while !dropped.isEmpty, dropped.contains(Int(index)) { index += 1 }
    return phase + index / rate
  }
}
