/// The effect of a visual effect view on the content behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  public let style: Style

  public init(style: Style) { self.style = style }
}

/// The look of content over a blur, which is drawn in its own colours here.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {}
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// The glass of iOS 26, which is drawn as a blur is.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable { case regular, clear }

  public let style: Style
  /// True if it answers to touches; kept, and of no effect.
  public var isInteractive = false
  /// The colour of the glass; kept, and not drawn.
  public var tintColor: UIColor?

  public init(style: Style = .regular) { self.style = style }
}

/// A radius of a corner since iOS 26.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// Points; nil for what follows from the view around it.
  let points: Double?

  public init(floatLiteral value: Double) { points = value }
  public init(integerLiteral value: Int) { points = Double(value) }
  private init(_ points: Double?) { self.points = points }

  public static func fixed(_ radius: Double) -> Self { Self(radius) }
  public static func containerConcentric(minimum: Double? = nil) -> Self { Self(nil) }
}

/// The corners of a view since iOS 26; kept, and not drawn.
public struct UICornerConfiguration: Hashable, Sendable {
  private let radii: [UICornerRadius]

  public static func capsule(maximumRadius: Double? = nil) -> Self { Self(radii: []) }
  public static func corners(radius: UICornerRadius) -> Self { Self(radii: [radius]) }
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radii: [radius]) }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> Self {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return Self(radii: radii.compactMap(\.self))
  }
}

/// A view over an effect; what is shown goes into its content view.
///
/// A blur is drawn as an opaque grey: the material hides what lies behind it.
open class UIVisualEffectView: UIView {
  /// Fills the view.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView(frame: .zero)
  open var effect: UIVisualEffect? { didSet { material.isHidden = !effect.isMaterial } }
  private let material = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addViews()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
  }

  public required init?(coder: NSCoder) { nil }

  private func addViews() {
    material.backgroundColor = UIColor.material
    material.isHidden = !effect.isMaterial
    // By constraints, so that what is pinned to the content view can size the whole.
    cover(with: material)
    cover(with: contentView)
  }
}

extension UIVisualEffect? {
  /// True if the effect hides what lies behind it.
  fileprivate var isMaterial: Bool { self is UIBlurEffect || self is UIGlassEffect }
}

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
