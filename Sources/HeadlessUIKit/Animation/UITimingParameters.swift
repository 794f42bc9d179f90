import AnimationCurves

/// The kind of pacing that a provider has.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Gives a property animator its pacing.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The pacing of a cubic Bezier.
open class UICubicTimingParameters: UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// UIKit's own: the curve that Core Animation calls default.
  public convenience init() {
    self.init(
      controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let bezier = (curve.timingFunction ?? .easeInEaseOut).bezier
    controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
    controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
    isBuiltin = true
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var pacing: BlockPacing {
    if isBuiltin { return .curve(animationCurve) }
    let function = try? TimingFunction(
      controlPoints: Double(min(max(0, controlPoint1.x), 1)), Double(controlPoint1.y),
      Double(min(max(0, controlPoint2.x), 1)), Double(controlPoint2.y))
    return .function(function ?? .easeInEaseOut)
  }
}

/// The pacing of a spring.
///
/// A damping ratio goes with the animator's duration, as in `usingSpringWithDamping`; physical
/// parameters bring their own: the settling duration.
open class UISpringTimingParameters: UITimingCurveProvider {
  /// Ways per second at the start, positive toward the target.
  ///
  /// UIKit paces both coordinates of a point apart; here the greater of the two counts for all.
  public let initialVelocity: CGVector
  private let form: Form

  private enum Form {
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceived(duration: Double, bounce: Double)
  }

  /// The spring of the system's own motions, the keyboard's up to iOS 18: 3, 1000, 500.
  public init() {
    form = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(Double(ratio))
    initialVelocity = velocity
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .physical(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
  }

  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    form = .perceived(duration: duration, bounce: Double(bounce))
    self.initialVelocity = initialVelocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  var pacing: BlockPacing {
    let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    let velocity = abs(dy) >= abs(dx) ? dy : dx
    let spring: Spring?
    switch form {
    case .ratio(let ratio):
      return .settling(dampingRatio: ratio, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      spring = try? Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceived(let duration, let bounce):
      spring = try? Spring(
        perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
    return spring.map { .spring($0, duration: min(60, $0.settlingDuration)) }
      ?? .curve(.easeInOut)
  }
}

extension UITimingCurveProvider {
  var pacing: BlockPacing {
    springTimingParameters?.pacing ?? cubicTimingParameters?.pacing ?? .curve(.easeInOut)
  }
}
