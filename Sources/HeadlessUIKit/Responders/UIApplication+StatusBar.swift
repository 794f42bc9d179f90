extension UIApplication {
  /// Which way up the app's interface is.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// The strip at the top that the status bar takes, in points of the screen; empty without one.
  ///
  /// It is as high as the safe area, which on phones with a notch is up to 5 points more.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
}

extension UIWindowScene {
  /// Which way up the scene's interface is.
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
}

extension UIWindow {
  /// The scene that it belongs to, which is the one there is.
  public var windowScene: UIWindowScene? { UIWindowScene.only }
}

/// The kind of device, in the words of the time before `UIDevice.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
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
