extension UIView {
  /// What it does besides drawing and layout.
  public var interactions: [any UIInteraction] {
    get { kept() ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    keep(interactions + [interaction], as: "interactions")
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    keep(interactions.filter { $0 !== interaction }, as: "interactions")
    interaction.didMove(to: nil)
  }

  public var isMultipleTouchEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var isExclusiveTouch: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// A view whose rectangle with its corners, or whose shape, is all that is shown.
  public var mask: UIView? {
    get { kept() }
    set {
      keep(newValue)
      layer.mask = newValue?.layer
    }
  }

  public var clearsContextBeforeDrawing: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  public var contentScaleFactor: CGFloat {
    get { kept() ?? VirtualRunLoop.current.screen.scale }
    set { keep(newValue) }
  }

  /// Inert: tints do not fade.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  public var restorationIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }

  public var accessibilityIgnoresInvertColors: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var directionalPressGestureRecognizer: UIGestureRecognizer? { nil }

  /// Whether a view of its own tree has the focus; there is no focus engine.
  public var isFocused: Bool { false }
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}

  /// By how much margins give way in reading order.
  public var hasAmbiguousLayout: Bool { false }
  /// Inert: layouts here are not ambiguous.
  public func exerciseAmbiguityInLayout() {}
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints }

  /// An area with the view's size and colours, which stays as the view is now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return Self.copyOfLook(self)
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let copy = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let area = UIView(frame: CGRect(origin: .zero, size: rect.size))
    area.clipsToBounds = true
    copy.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    area.addSubview(copy)
    return area
  }

  private static func copyOfLook(_ view: UIView) -> UIView {
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

  /// Inert: nothing is drawn by code of an app's own.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// Inert: an effect of motion is not shown.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Inert: an effect of motion is not shown.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Calls back when a trait changes; on this stage the size classes do.
  @discardableResult
  public func registerForTraitChanges<Host: UIView>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Host, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptRegistration() }
}

extension UIViewController {
  /// Inert: which traits changed is told by ``traitCollectionDidChange(_:)``.
  @discardableResult
  public func registerForTraitChanges<Host: UIViewController>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Host, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptRegistration() }
}

@preconcurrency @MainActor
public protocol UITraitDefinition {}
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
private final class KeptRegistration: UITraitChangeRegistration {}
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
