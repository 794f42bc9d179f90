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
  /// - Returns: Whether somebody took the action.
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

  /// Whom it asks and notifies; nil unless code sets one.
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

  /// Inert: the screen never sleeps.
  open var isIdleTimerDisabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: there is no home screen.
  open var applicationIconBadgeNumber: Int {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }

  /// Inert: the status bar has no sign of work.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

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
  open var supportsMultipleScenes: Bool { false }
  open var openSessions: Set<UISceneSession> { [UISceneSession.only] }
  open var isIgnoringInteractionEvents: Bool { kept("ignoredEvents") ?? 0 > 0 }

  open func beginIgnoringInteractionEvents() {
    keep((kept("ignoredEvents") ?? 0) + 1, as: "ignoredEvents")
  }

  open func endIgnoringInteractionEvents() {
    keep(max(0, (kept("ignoredEvents") ?? 0) - 1), as: "ignoredEvents")
  }

  /// Inert: nothing is posted from outside.
  open func registerForRemoteNotifications() {}

  /// Inert: nothing is posted from outside.
  open func unregisterForRemoteNotifications() {}

  open var isRegisteredForRemoteNotifications: Bool { false }

  @preconcurrency
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Inert: a scene's background has no limit.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Inert: there is no home screen.
  @preconcurrency
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }

  // MARK: State

  open var applicationState: State { VirtualRunLoop.current.applicationState }

  // MARK: State

  /// Which way up the app's interface is.
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

/// A part of the app's user interface; there is one, with all windows in it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  // MARK: Scenes

  open var session: UISceneSession { .only }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  open var delegate: (any UISceneDelegate)? {
    get { kept() }
    set { keep(newValue) }
  }
}

/// The scene that holds the app's windows.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  public var windows: [UIWindow] { UIApplication.shared.windows }
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  public var screen: UIScreen { .main }
}

extension UIWindow.Level {
  /// Where the keyboard's window is: above everything of an app.
  package static let keyboard = UIWindow.Level(rawValue: 10_000_000)
}
