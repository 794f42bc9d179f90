public import Foundation

extension UIApplication {
  /// Whether people see and use the app.
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
    let loop = VirtualRunLoop.current
    while loop.applicationState != state {
      switch (loop.applicationState, state) {
      case (.active, _):
        tell(Self.willResignActiveNotification, UIScene.willDeactivateNotification)
        loop.applicationState = .inactive
      case (.inactive, .background):
        loop.applicationState = .background
        tell(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
      case (.background, _):
        tell(Self.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
        loop.applicationState = .inactive
      default:
        loop.applicationState = .active
        tell(Self.didBecomeActiveNotification, UIScene.didActivateNotification)
      }
    }
  }

  private func tell(_ names: Notification.Name...) {
    for (name, object) in zip(names, [self, UIWindowScene.only] as [UIResponder]) {
      NotificationCenter.default.post(name: name, object: object)
    }
  }
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
}

extension UIApplication {
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

extension UIWindowScene {
  /// Which way up the scene's interface is.
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
}

/// The kind of device, in the words of the time before `UIDevice.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
