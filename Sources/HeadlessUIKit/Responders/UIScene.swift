public import Foundation

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

extension UIScene {
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
}

extension UIWindowScene {
  /// The turn of the scene's interface, by the side that is up.
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  public var traitCollection: UITraitCollection { .current }

  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.only }
}

/// The delegate of a scene; a handler's screen is shown without one, and code may make its own.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// A URL that the app was asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

/// The system's record of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  static let only = UISceneSession()
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "the only scene" }
  open var scene: UIScene? { UIWindowScene.only }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The state of a scene's status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  static let only = UIStatusBarManager()

  /// The strip at the top that it takes, in points of the screen.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}
