extension UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  public var displayGamut: UIDisplayGamut { .SRGB }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

  /// Whether colours look different under another collection: whether one is dark, the other not.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }

  /// Whether another collection's size classes, style and idiom are these.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return hasSameSizeClasses(as: trait) && trait.userInterfaceStyle == userInterfaceStyle
      && trait.userInterfaceIdiom == userInterfaceIdiom
  }

  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB = 0, P3 = 1 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive, active
}

/// What has traits: views and controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
