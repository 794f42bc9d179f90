extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  static func copyOfLook(_ view: UIView) -> UIView {
    let copy = UIView(frame: view.frame)
    copy.backgroundColor = view.backgroundColor
    copy.alpha = view.alpha
    copy.isHidden = view.isHidden
    copy.clipsToBounds = view.clipsToBounds
    copy.layer.cornerRadius = view.layer.cornerRadius
    copy.layer.borderWidth = view.layer.borderWidth
    copy.layer.borderColor = view.layer.borderColor
    copy.isUserInteractionEnabled = false
    for part in view.subviews { copy.addSubview(copyOfLook(part)) }
    copy.bounds.origin = view.bounds.origin
    return copy
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

@preconcurrency @MainActor
public protocol UITraitDefinition {}
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
final class KeptRegistration: UITraitChangeRegistration {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// A shift of a view as the phone is tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
