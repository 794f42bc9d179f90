#if !canImport(Darwin)
  /// The greatest number, which stands for no end where it counts.
  public let HUGE = Float.greatestFiniteMagnitude
  /// The greatest number, which stands for no end where it counts.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// Inert: here all of an app runs on one thread.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
  /// Inert: here all of an app runs on one thread.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
#endif
