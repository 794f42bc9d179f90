public import HeadlessUIKit
import Scenes

/// A screen with a keyboard of its own, which scenes can switch to and back from.
@MainActor
public protocol InputViewSwitching: UIViewController {
  /// Puts the app's own keyboard in the place of the system's, or the system's back.
  func useOwnInputView(_ isOwn: Bool)
}
