/// How much room there is in a direction.
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

/// What the screen is like, as far as layout asks.
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

  /// The traits of what is so wide on a screen.
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
  /// Whether the size classes are the same: what a turn of the device may change.
  func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}

extension UIView {
  /// Notifies controllers and views, from the outside in, that they have other traits than before.
  func tellTraits(before old: UITraitCollection) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for view in subviews { view.tellTraits(before: old) }
  }
}

/// The device that the app runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private override init() {}

  /// The system's version, as the keyboard's profile names it: `18.0` for `iOS 18`.
  ///
  /// Where the name holds no number it is the first with the same notifications.
  public var systemVersion: String { "\(majorVersion).0" }

  var majorVersion: Int {
    let profile = VirtualRunLoop.current.keyboardProfile
    let number = profile.name.split(separator: " ").last.flatMap { Int($0) }
    return number ?? (profile.countsAccessory ? 18 : 26)
  }

  /// Makes the sound of a key; nothing is heard here.
  public func playInputClick() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }

  /// Posted when the screen has been turned.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}
