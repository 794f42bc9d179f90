import AnimationCurves

/// The time of an animation or a layer, as a function of its parent's.
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
  /// True if each cycle runs back as well.
  var autoreverses: Bool { get set }
  /// The values that show before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before its begin and after its end.
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

/// Names a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pacing of Core Animation's implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pacing of an animation: a cubic Bezier from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Sendable {
  let function: TimingFunction

  var curve: AnyTimingCurve { .timingFunction(function) }

  /// A function by name; one that is not known is linear.
  public init(name: CAMediaTimingFunctionName) {
    function =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInEaseOut
      case .default: .default
      default: .linear
      }
  }

  /// A function by its inner control points; horizontal coordinates are clamped to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let function = try? TimingFunction(
      controlPoints: Double(min(max(0, c1x), 1)), Double(c1y), Double(min(max(0, c2x), 1)),
      Double(c2y))
    self.function = function ?? .linear
  }

  init(_ function: TimingFunction) { self.function = function }

  /// Writes the coordinates of a control point, 0 to 3, to two numbers.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let bezier = function.bezier
    let points = [(0, 0), (bezier.x1, bezier.y1), (bezier.x2, bezier.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }
}
