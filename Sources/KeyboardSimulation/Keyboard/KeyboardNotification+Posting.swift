import Foundation
import HeadlessUIKit
import Scenes

extension KeyboardNotification {
  /// Posts it as the system does.
  ///
  /// - Parameter screen: the screen that the keyboard is on, where the system names it.
  func post(from screen: UIScreen?) {
    NotificationCenter.default.post(
      name: name.notificationName, object: screen, userInfo: userInfo)
  }

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
    ]
  }
}

extension KeyboardNotification.Name {
  fileprivate var notificationName: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
