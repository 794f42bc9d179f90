/// How the time of an animation or a layer runs in that of what it lies in.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// In seconds of the parent; 0 is now for an animation that is added to a layer.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one cycle forward.
  var duration: CFTimeInterval { get set }
  /// Own seconds per second of the parent.
  var speed: Float { get set }
  /// Own seconds that are added.
  var timeOffset: CFTimeInterval { get set }
  /// Cycles; 0 is one.
  var repeatCount: Float { get set }
  /// Seconds to go on repeating for; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back as well.
  var autoreverses: Bool { get set }
  /// What shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The time now, in seconds from the scene's start.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { VirtualRunLoop.current.now }

#if !canImport(ObjectiveC)
  /// The time now, in seconds from the scene's start, of which only differences mean something.
  @preconcurrency @MainActor
  public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { CACurrentMediaTime() }
#endif
