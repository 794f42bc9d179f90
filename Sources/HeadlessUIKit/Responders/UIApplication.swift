public import Foundation

/// The app: its windows, and the end of every chain of responders.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// The app's windows, lowest first; the keyboard's own is not among them.
  public var windows: [UIWindow] {
    VirtualRunLoop.current.screen.windows.filter { $0.windowLevel < .keyboard }
  }

  /// The window that was made key last.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The one scene that there is.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  /// Sends an action up the chain from the first responder, or to a target.
  ///
  /// Where an app writes `#selector(UIResponder.resignFirstResponder)`, here the method itself
  /// is: `sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)`.
  ///
  /// - Returns: true if an object took the action.
  @discardableResult
  @preconcurrency
  public func sendAction(
    _ action: @MainActor (UIResponder) -> @MainActor () -> Bool, to target: Any?,
    from sender: Any?, for event: Any?
  ) -> Bool {
    guard let target = target as? UIResponder ?? InputSession.current.firstResponder
    else { return false }
    return action(target)()
  }

  // MARK: Services

  /// The object that it asks and notifies; nil unless code sets one.
  open var delegate: (any UIApplicationDelegate)? {
    get { kept() }
    set { keep(newValue) }
  }

  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Inert: nothing can be opened; the completion learns so at once.
  @preconcurrency
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }

  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  open var isStatusBarHidden: Bool {
    get { statusBarFrame.height == 0 }
    set {}
  }

  open var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }

  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var openSessions: Set<UISceneSession> { [UISceneSession.only] }
  open var isIgnoringInteractionEvents: Bool { kept("ignoredEvents") ?? 0 > 0 }

  open func beginIgnoringInteractionEvents() {
    keep((kept("ignoredEvents") ?? 0) + 1, as: "ignoredEvents")
  }

  open func endIgnoringInteractionEvents() {
    keep(max(0, (kept("ignoredEvents") ?? 0) - 1), as: "ignoredEvents")
  }

  @preconcurrency
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Inert: there is no home screen.
  @preconcurrency
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }

  // MARK: State

  open var applicationState: State { VirtualRunLoop.current.app.applicationState }

  // MARK: State

  /// The turn of the app's interface, by the side that is up.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// The strip at the top that the status bar takes, in points of the screen; empty without one.
  ///
  /// It is as high as the safe area, which on phones with a notch is up to 5 points more.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  // MARK: Reading direction

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UIApplication {
  /// The app's state: used, on its way, or in the background.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Goes to another state and notifies the app and its scene, one step after the other.
  package func enter(_ state: State) {
    let app = VirtualRunLoop.current.app
    while app.applicationState != state {
      switch (app.applicationState, state) {
      case (.active, _):
        post(Self.willResignActiveNotification, UIScene.willDeactivateNotification)
        app.applicationState = .inactive
      case (.inactive, .background):
        app.applicationState = .background
        post(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
      case (.background, _):
        post(Self.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
        app.applicationState = .inactive
      default:
        app.applicationState = .active
        post(Self.didBecomeActiveNotification, UIScene.didActivateNotification)
      }
    }
  }

  private func post(_ names: Notification.Name...) {
    for (name, object) in zip(names, [self, UIWindowScene.only] as [UIResponder]) {
      NotificationCenter.default.post(name: name, object: object)
    }
  }

  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// The orientation before a turn or after it, a number.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let willChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
}

/// The kind of device, in the words of the time before `UIDevice.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

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

/// An app's delegate; a handler's screen is shown without one, and code may make its own.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

/// The kinds of notifications of before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

/// The notifications that an app asks for; the user is not asked here.
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) { self.types = types }
}

/// The result of a fetch in the background, where no app is here.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplicationDelegate {
  /// The window that the delegate keeps in a property of this name; nil where it has none.
  ///
  /// Two optionals, as UIKit's, whose delegates may be without the property.
  public var window: UIWindow?? {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror).lazy
      .compactMap { $0.children.first { $0.label == "window" } }.first
      .flatMap { $0.value as? UIWindow? }
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }

  /// The start of an app that is marked `@main`: here a handler's screen is shown in its place.
  public static func main() {
    fatalError(
      "an app's own entry point does not run here: leave @main out of what the handler compiles,"
        + " and return the first screen from the handler")
  }
}
