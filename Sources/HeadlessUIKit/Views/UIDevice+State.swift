extension UIDevice {
  public var name: String { "iPhone" }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { "iOS" }
  public var identifierForVendor: UUID? { nil }
  public var isMultitaskingSupported: Bool { true }
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

  /// How the phone is held, which is as the screen is turned; the two landscapes are each other's.
  public var orientation: UIDeviceOrientation {
    switch UIScreen.main.orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public nonisolated static let proximityStateDidChangeNotification =
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
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
  public var isCaptured: Bool { false }
  public var traitCollection: UITraitCollection { .current }
  public static var screens: [UIScreen] { [.main] }
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
}
