/// The room in a direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// The properties of the screen that layout asks for.
///
/// A phone is compact in landscape in both directions; the larger ones' regular width is left out.
/// A tablet's window is regular in width from 678 points on.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
  public let displayScale: CGFloat
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The least width in points at which a tablet's window is regular: half of a 12.9-inch screen.
  ///
  /// Two thirds of the same screen held upright, 639 points, are compact. Source: Apple, *Human
  /// Interface Guidelines*, "Layout", size classes of iPads with multitasking.
  static let leastRegularWidth: CGFloat = 678

  /// Creates the traits of something of a given width on a screen.
  private init(_ screen: UIScreen, width: CGFloat, isDark: Bool = UIColor.systemIsDark) {
    userInterfaceStyle = isDark ? .dark : .light
    let size = screen.bounds.size
    let isPad = min(size.width, size.height) >= 600
    displayScale = screen.scale
    userInterfaceIdiom = isPad ? .pad : .phone
    let isWide = width >= min(Self.leastRegularWidth, size.width)
    horizontalSizeClass = isPad && isWide ? .regular : .compact
    verticalSizeClass = isPad || size.height > size.width ? .regular : .compact
  }

  convenience init(of window: UIWindow) {
    self.init(
      VirtualRunLoop.current.screen, width: window.bounds.width, isDark: window.isInTheDark)
  }

  /// The traits of the screen, by dark or by light.
  static func styled(isDark: Bool) -> UITraitCollection {
    let screen = VirtualRunLoop.current.screen
    return UITraitCollection(screen, width: screen.bounds.width, isDark: isDark)
  }

  /// The traits of the screen of the app that runs now.
  public static var current: UITraitCollection {
    let screen = VirtualRunLoop.current.screen
    return UITraitCollection(screen, width: screen.bounds.width)
  }
}

extension UITraitCollection {
  /// True if the size classes are the same: a turn of the device may change them.
  func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }

  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

  /// True if colours look different under another collection: one is dark, the other is not.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }

  /// True if another collection's size classes, style and idiom are these.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return hasSameSizeClasses(as: trait) && trait.userInterfaceStyle == userInterfaceStyle
      && trait.userInterfaceIdiom == userInterfaceIdiom
  }

  /// Makes a system in dark or in light style of what is played from now on.
  nonisolated package static func setSystemStyle(isDark: Bool) { UIColor.systemIsDark = isDark }
}

extension UIView {
  /// Notifies controllers and views, from the outside in, that they have other traits than before.
  func reportTraits(before old: UITraitCollection) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for view in subviews { view.reportTraits(before: old) }
  }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// An object with traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
@preconcurrency @MainActor
public protocol UITraitDefinition {}
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
final class KeptRegistration: UITraitChangeRegistration {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
