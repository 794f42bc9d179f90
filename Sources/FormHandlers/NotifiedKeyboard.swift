package import HeadlessUIKit

/// What a notification says of the keyboard, and which one it is.
package struct NotifiedKeyboard: Sendable {
  enum Kind: CaseIterable {
    case willShow, didShow, willChangeFrame, willHide, didHide

    var name: Notification.Name {
      switch self {
      case .willShow: UIResponder.keyboardWillShowNotification
      case .didShow: UIResponder.keyboardDidShowNotification
      case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
      case .willHide: UIResponder.keyboardWillHideNotification
      case .didHide: UIResponder.keyboardDidHideNotification
      }
    }
  }

  let kind: Kind
  /// Where the keyboard ends, in points of the screen.
  let end: CGRect
  /// Seconds.
  let duration: TimeInterval
  /// The raw value of the animation curve.
  let curve: UInt

  /// Nil where something is missing that the library reads: where the keyboard was is not.
  init?(_ kind: Kind, _ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    self.kind = kind
    self.end = end
    self.duration = duration
    self.curve = curve
  }

  /// Whether the system is one from iOS 26 on, whose rectangles leave out what is on the keys.
  @MainActor
  package static var leavesAccessoryOut: Bool {
    (Double(UIDevice.current.systemVersion) ?? 0) >= 26
  }

  /// The height of a field's accessory where the rectangles leave it out, in points.
  @MainActor
  static func heightLeftOut(by field: UIView?) -> CGFloat {
    leavesAccessoryOut ? field?.inputAccessoryView?.bounds.height ?? 0 : 0
  }
}

extension NotifiedKeyboard {
  /// Points between the keyboard's top and the screen's bottom; 0 for one that floats or has gone.
  ///
  /// Source: hackiftekhar/IQKeyboardNotification, `IQKeyboardInfo.swift`.
  @MainActor
  var height: CGFloat {
    let isHide = kind == .willHide || kind == .didHide
    return Self.height(
      end: end, screen: UIScreen.main.bounds,
      isHideFromIOS26: isHide && Self.leavesAccessoryOut)
  }

  /// A floating keyboard is narrower than the screen and ends above its bottom.
  ///
  /// From iOS 26 on a hide ends in the accessory's rectangle, which has gone all the same.
  package static func height(end: CGRect, screen: CGRect, isHideFromIOS26: Bool) -> CGFloat {
    let floats = end.width < screen.width && end.maxY < screen.maxY
    return floats || isHideFromIOS26 ? 0 : max(0, screen.maxY - end.minY)
  }
}
