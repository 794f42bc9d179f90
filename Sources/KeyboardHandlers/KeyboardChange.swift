import HeadlessUIKit

/// What a keyboard notification tells a handler.
struct KeyboardChange: Sendable {
  /// Where the keyboard will stand, in points of the screen.
  let frame: CGRect
  /// How long the system says that it takes, in seconds.
  let duration: TimeInterval
  /// The raw value of the keyboard's animation curve.
  let curve: UInt

  /// Reads the notification's user info; nil where something is missing.
  init?(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    frame = end
    self.duration = duration
    self.curve = curve
  }

  /// How far the keyboard will reach up from the bottom of the screen, in points.
  ///
  /// Its rectangle is higher where keys stand below the screen, as with another keyboard attached.
  @MainActor var height: CGFloat { max(0, UIScreen.main.bounds.maxY - frame.minY) }

  /// The options that move a view by the keyboard's own curve.
  var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: curve << 16) }
}
