/// How the status bar's letters look.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }

extension UIViewController {
  /// Inert: the status bar is not drawn from what controllers say.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Inert: there is no home indicator that hides.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Inert: scenes make no gestures at the screen's edge.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Inert: scenes say how the phone is held.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Inert: scenes say how the phone is held.
  public static func attemptRotationToDeviceOrientation() {}
}
