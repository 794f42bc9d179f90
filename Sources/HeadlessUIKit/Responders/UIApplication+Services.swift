extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")

  /// Whom it asks and tells; nil unless code sets one.
  public var delegate: (any UIApplicationDelegate)? {
    get { kept() }
    set { keep(newValue) }
  }

  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Inert: nothing can be opened; the completion learns so at once.
  @preconcurrency
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }

  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Inert: the screen never sleeps.
  public var isIdleTimerDisabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: there is no home screen.
  public var applicationIconBadgeNumber: Int {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }

  /// Inert: the status bar has no sign of work.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var isStatusBarHidden: Bool {
    get { statusBarFrame.height == 0 }
    set {}
  }

  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }

  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var supportsMultipleScenes: Bool { false }
  public var openSessions: Set<UISceneSession> { [UISceneSession.only] }

  public var isIgnoringInteractionEvents: Bool { kept("ignoredEvents") ?? 0 > 0 }
  public func beginIgnoringInteractionEvents() {
    keep((kept("ignoredEvents") ?? 0) + 1, as: "ignoredEvents")
  }
  public func endIgnoringInteractionEvents() {
    keep(max(0, (kept("ignoredEvents") ?? 0) - 1), as: "ignoredEvents")
  }

  /// Inert: nothing is posted from outside.
  public func registerForRemoteNotifications() {}
  /// Inert: nothing is posted from outside.
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }

  @preconcurrency
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Inert: a scene's background has no limit.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Inert: there is no home screen.
  @preconcurrency
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A line of the menu of an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
