/// What the status bar of a scene is like.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  static let only = UIStatusBarManager()

  /// The strip at the top that it takes, in points of the screen.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager.only }
}
