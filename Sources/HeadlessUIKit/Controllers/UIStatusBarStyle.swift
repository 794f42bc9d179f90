/// How the status bar's letters look.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }

extension UIViewController {
  /// Inert: scenes say how the phone is held.
  public static func attemptRotationToDeviceOrientation() {}
}
