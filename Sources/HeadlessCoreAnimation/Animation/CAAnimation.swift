import AnimationCurves
import LayerTrees

/// Hears when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// Hears also whether it has come to its end, and was not taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An explicit animation: what every kind of it has.
@preconcurrency @MainActor
open class CAAnimation: CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Its pacing; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  /// True if it leaves its layer at its end.
  open var isRemovedOnCompletion = true
  private var tags: [String: Any] = [:]

  public required init() {}

  /// Values set for keys, which distinguish animations.
  open func value(forKey key: String) -> Any? { tags[key] }

  open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

  /// A copy: what a layer plays does not change with the original.
  open func copy() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  /// Takes over everything that another animation of the same kind says.
  func take(from other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    tags = other.tags
  }

  /// The animations of single properties that it amounts to.
  func propertyAnimations(in scope: AnimationScope) -> [PropertyAnimation] { [] }
}

/// The surroundings in which an explicit animation plays.
struct AnimationScope {
  /// The clocks of the groups around, outermost first.
  var clocks: [MediaClock]
  /// The begin of an animation that says none, in seconds of what it lies in.
  var defaultBegin: Double
  /// Seconds that an animation takes that says nothing.
  var defaultDuration: Double
  /// The values that the screen shows when it is added.
  var shown: LayerValues
}

extension Double {
  /// A number of cycles, which is endless where it is a number that stands for that, as `HUGE`.
  package var cycles: Double { self > 1e9 ? .infinity : self }
}

extension CAAnimation {
  /// Its clock, with what it leaves open filled in.
  func clock(defaultBegin: Double, defaultDuration: Double) -> MediaClock {
    let length = duration > 0 ? duration : defaultDuration
    let cycle = autoreverses ? 2 * length : length
    let count = repeatDuration > 0 && cycle > 0 ? repeatDuration / cycle : Double(repeatCount)
    return MediaClock(
      beginTime: beginTime == 0 ? defaultBegin : beginTime, duration: length,
      speed: Double(speed), timeOffset: timeOffset, repeatCount: count > 0 ? count.cycles : 1,
      autoreverses: autoreverses, fillsBackwards: fillMode == .backwards || fillMode == .both,
      fillsForwards: fillMode == .forwards || fillMode == .both)
  }

  func clock(in scope: AnimationScope) -> MediaClock {
    clock(defaultBegin: scope.defaultBegin, defaultDuration: scope.defaultDuration)
  }
}

/// Plays animations together, within its own time.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() }
  }

  override func propertyAnimations(in scope: AnimationScope) -> [PropertyAnimation] {
    var clock = clock(in: scope)
    clock.pacing = timingFunction.map { AnimationPacing($0.curve) }
    let inner = AnimationScope(
      clocks: scope.clocks + [clock], defaultBegin: 0, defaultDuration: clock.duration,
      shown: scope.shown)
    return (animations ?? []).flatMap { $0.propertyAnimations(in: inner) }
  }
}

/// A layer's change from one content to another, which is drawn at once here.
open class CATransition: CAAnimation {
  /// Inert: the new content is there at once.
  open var type = CATransitionType.fade
  /// Inert: the new content is there at once.
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
}
