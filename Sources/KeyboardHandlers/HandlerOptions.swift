import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The way a finger on the list dismisses the keyboard, as scenes choose it.
enum DismissMode: String, CaseIterable {
  case none, interactive, onDrag

  static let option = HandlerOption("dismiss", default: DismissMode.none)

  fileprivate var ofScrollViews: UIScrollView.KeyboardDismissMode {
    switch self {
    case .none: .none
    case .interactive: .interactive
    case .onDrag: .onDrag
    }
  }
}

extension UIScrollView {
  /// Takes the mode that a scene asks for.
  func dismissKeyboard(as spec: HandlerSpec) {
    keyboardDismissMode = spec[DismissMode.option].ofScrollViews
  }
}

extension ChatViewController {
  /// The same screen, whose list dismisses the keyboard as a scene asks.
  func dismissing(as spec: HandlerSpec) -> ChatViewController {
    messageList.dismissKeyboard(as: spec)
    return self
  }
}

/// Handlers that reimplement published code with its defects, or fixed.
enum FixedHandler {
  /// True if the handler runs without the defects.
  static let option = HandlerOption(flag: "fixed")
}
