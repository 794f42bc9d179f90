import LayerTrees

/// The display that everything is shown on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the app that runs now.
  public static var main: UIScreen { VirtualRunLoop.current.screen }

  /// The display in points, as it is turned now.
  public private(set) var bounds: CGRect
  /// Device pixels per point.
  public let scale: CGFloat
  /// The insets of the status bar, a notch and the home indicator.
  public private(set) var safeAreaInsets: UIEdgeInsets
  /// The part of the display that they leave free, in its points.
  private(set) var safeFrame: CGRect
  public private(set) var orientation = UIInterfaceOrientation.portrait
  private let portrait: (size: CGSize, safeAreaInsets: UIEdgeInsets)
  private let landscapeSafeAreaInsets: UIEdgeInsets
  /// The root of the layer tree; windows lie in it.
  public let layer: CALayer
  private(set) var windows: [UIWindow] = []

  /// A screen in portrait; on its side it has the safe area of devices like it, or the one given.
  public convenience init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = .zero,
    landscapeSafeAreaInsets: UIEdgeInsets? = nil
  ) {
    self.init(
      around: CALayer(), bounds: bounds, scale: scale, safeAreaInsets: safeAreaInsets,
      landscapeSafeAreaInsets: landscapeSafeAreaInsets)
  }

  /// A screen around the root of a layer tree.
  init(
    around root: CALayer,
    bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = .zero,
    landscapeSafeAreaInsets: UIEdgeInsets? = nil
  ) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    safeFrame = bounds.inset(by: safeAreaInsets)
    portrait = (bounds.size, safeAreaInsets)
    let isPad = min(bounds.width, bounds.height) >= 600
    self.landscapeSafeAreaInsets =
      landscapeSafeAreaInsets ?? safeAreaInsets.turnedToLandscape(isPad: isPad)
    layer = root
    layer.role = .screen
    layer.model.bounds = bounds
    layer.model.position = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  var pixelGrid: PixelGrid { PixelGrid(scale: Double(scale)) }

  /// Shows a window above those of the same level or lower.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let above = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: above)
    layer.insertSublayer(window.layer, at: above)
    noteStyle()
  }

  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    let size = portrait.size
    return orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Takes the size of another orientation, at once; the safe area follows with the windows.
  func turn(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    bounds = CGRect(origin: .zero, size: size(in: orientation))
    layer.model.bounds = bounds
    layer.model.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.invalidateSnapshot()
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  /// Takes the safe area of the orientation that it has.
  func takeSafeArea() {
    safeAreaInsets = orientation.isLandscape ? landscapeSafeAreaInsets : portrait.safeAreaInsets
    safeFrame = bounds.inset(by: safeAreaInsets)
  }

  /// True if a layout pass would have something to do.
  var awaitsLayout: Bool {
    windows.contains { window in
      let flags = window.flags
      return flags.treeNeedsLayout || flags.safeAreaIsStale || flags.treeNeedsConstraintUpdate
    }
  }

  /// One layout pass over all windows.
  func layoutIfNeeded() {
    for window in windows { window.layoutIfNeeded() }
  }

  /// Reports the conflicts of constraints that are left at the end of a turn.
  func reportConflicts() {
    for window in windows { window.layoutEngine.reportBroken(atEndOfTurn: true) }
  }
}

extension UIScreen {
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: size(in: .portrait).width * scale,
      height: size(in: .portrait).height * scale)
  }
  public var maximumFramesPerSecond: Int { 60 }
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  public var traitCollection: UITraitCollection { .current }
  public static var screens: [UIScreen] { [.main] }

  /// Says in its layer whether what it shows is meant for dark surroundings.
  ///
  /// The keyboard and the system's own marks follow it: it is what the first window's root says.
  func noteStyle() {
    let root = windows.first?.rootViewController
    let isDark =
      root?.viewIfLoaded?.isInTheDark ?? windows.first?.isInTheDark ?? UIColor.systemIsDark
    if layer.isDark != isDark { layer.isDark = isDark }
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

extension UIDevice {
  public var name: String { "iPhone" }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var systemName: String { "iOS" }
  public var identifierForVendor: UUID? { nil }
  public var batteryLevel: Float { 1 }

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public var batteryState: BatteryState { .full }
  /// Inert: the battery is full.
  public var isBatteryMonitoringEnabled: Bool {
    get { true }
    set {}
  }

  /// Inert: nothing comes near the phone.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }

  /// The phone's orientation, which follows the screen's; the two landscapes are each other's.
  public var orientation: UIDeviceOrientation {
    switch UIScreen.main.orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public nonisolated static let proximityStateDidChangeNotification =
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// The orientation of the phone itself.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
