import HeadlessUIKit

/// Calls back when the keyboard comes and goes, for as long as it is kept.
final class KeyboardObserver {
  typealias Reaction = @MainActor @Sendable (KeyboardChange) -> Void

  private let tokens: [any NSObjectProtocol]

  convenience init(willShow: @escaping Reaction, willHide: @escaping Reaction) {
    self.init([
      UIResponder.keyboardWillShowNotification: willShow,
      UIResponder.keyboardWillHideNotification: willHide,
    ])
  }

  /// Calls back on notifications of these names.
  init(_ reactions: KeyValuePairs<Notification.Name, Reaction>) {
    let center = NotificationCenter.default
    tokens = reactions.map { name, react in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard let change = KeyboardChange(notification) else { return }
        MainActor.assumeIsolated { react(change) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// The content of a keyboard notification, as a handler reads it.
struct KeyboardChange: Sendable {
  /// The keyboard's rectangle before, in points of the screen.
  let begin: CGRect
  /// The keyboard's rectangle once it rests, in points of the screen.
  let end: CGRect
  /// The duration that the system posts, in seconds.
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

extension UIView {
  /// A rectangle of the screen, as notifications have them, in this view's points.
  ///
  /// The app's window need not be in the screen's corner.
  func fromScreen(_ rect: CGRect) -> CGRect {
    convert(rect, from: UIScreen.main.coordinateSpace)
  }

  /// The height of what a rectangle of the screen covers of this view, in points.
  func heightCovered(by rect: CGRect) -> CGFloat { fromScreen(rect).intersection(bounds).height }
}

#if !canImport(Darwin)
  /// The one that calls observers in order, also in files that import Foundation.
  typealias NotificationCenter = HeadlessUIKit.NotificationCenter
#endif
