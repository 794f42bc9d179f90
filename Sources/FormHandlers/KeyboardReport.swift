import HeadlessUIKit

/// What a keyboard notification says, and which one it is.
struct KeyboardReport: Sendable {
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

  /// Whether the system is one from iOS 26 on, whose rectangles leave out what stands on the keys.
  @MainActor
  static var leavesAccessoryOut: Bool {
    (Double(UIDevice.current.systemVersion) ?? 0) >= 26
  }

  /// How high what stands on a field's keys is and is not told of, in points.
  @MainActor
  static func untold(on field: UIView?) -> CGFloat {
    leavesAccessoryOut ? field?.inputAccessoryView?.bounds.height ?? 0 : 0
  }
}
