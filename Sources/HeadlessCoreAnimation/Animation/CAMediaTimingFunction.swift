import AnimationCurves

/// Names a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What Core Animation's implicit animations have.
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
