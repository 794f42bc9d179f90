import HeadlessUIKit

/// What a handler reads of a keyboard notification.
struct KeyboardChange: Sendable {
  /// The keyboard's rectangle before, in points of the screen.
  let begin: CGRect
  /// The keyboard's rectangle once it rests, in points of the screen.
  let end: CGRect
  /// How long the system says that it takes, in seconds.
  let duration: TimeInterval
  /// The raw value of the keyboard's animation curve.
  let curve: UInt

  /// Reads the notification's user info; nil where something is missing.
  init?(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let begin = userInfo[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
  }

  /// The keyboard's whole height once it rests, in points, on the screen or not.
  var height: CGFloat { end.height }

  /// The options that move a view by the keyboard's own curve.
  var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: curve << 16) }
}
