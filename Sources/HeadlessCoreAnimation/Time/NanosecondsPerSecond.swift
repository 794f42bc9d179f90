#if !canImport(Darwin)
  /// Nanoseconds in a second, in the words of Dispatch.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond, in the words of Dispatch.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif
