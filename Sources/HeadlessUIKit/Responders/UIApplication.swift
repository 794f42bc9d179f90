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
