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

  /// Nil where something is missing.
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
}

/// How the library moves views: as the keyboard did last.
struct KeyboardPacing {
  /// Seconds; a keyboard that says 0 leaves it as it was.
  private(set) var duration: TimeInterval = 0.25
  private var options = UIView.AnimationOptions.curveEaseOut

  mutating func follow(_ report: KeyboardReport) {
    if report.duration != 0 { duration = report.duration }
    options = UIView.AnimationOptions(rawValue: report.curve << 16)
  }

  @MainActor
  func animate(_ changes: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
      animations: changes)
  }
}
