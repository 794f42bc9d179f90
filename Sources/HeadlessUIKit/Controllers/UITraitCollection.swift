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
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
  public let displayScale: CGFloat
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle = UIUserInterfaceStyle.light

  init(screen: UIScreen) {
    let size = screen.bounds.size
    let isPad = min(size.width, size.height) >= 600
    displayScale = screen.scale
    userInterfaceIdiom = isPad ? .pad : .phone
    horizontalSizeClass = isPad ? .regular : .compact
    verticalSizeClass = isPad || size.height > size.width ? .regular : .compact
  }

  /// The traits of the screen of the app that runs now.
  public static var current: UITraitCollection {
    UITraitCollection(screen: VirtualRunLoop.current.screen)
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
  public var traitCollection: UITraitCollection { .current }

  /// Tells controllers and views, from the outside in, that they have other traits than before.
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
  /// Where the name holds no number it is the first whose notifications tell what this one's do.
  public var systemVersion: String {
    let profile = VirtualRunLoop.current.keyboardProfile
    let number = profile.name.split(separator: " ").last.flatMap { Int($0) }
    return "\(number ?? (profile.countsAccessory ? 18 : 26)).0"
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
