/// How often the screen is refreshed.
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
