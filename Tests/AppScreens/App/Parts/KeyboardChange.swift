import UIKit

/// What a notification says of the keyboard, as apps unpack it.
struct KeyboardChange {
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval
  let curve: UInt

  init?(_ notification: Notification) {
    guard let info = notification.userInfo,
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
  }

  var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: curve << 16) }
}

/// A chat whose bar rests above the safe area's bottom, and that hears of the keyboard.
///
/// What it does then is a subclass's.
class ObservingController: BarAndTableController {
  private(set) lazy var barBottom = composer.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  var names: [Notification.Name] { [UIResponder.keyboardWillChangeFrameNotification] }

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in names {
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardChanges(_:)), name: name, object: nil)
    }
  }

  override func pinBottoms() {
    super.pinBottoms()
    barBottom.isActive = true
  }

  @objc private func keyboardChanges(_ notification: Notification) {
    guard let change = KeyboardChange(notification) else { return }
    follow(change)
  }

  func follow(_ change: KeyboardChange) {
    barBottom.constant = -covered(by: change.end)
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.view.layoutIfNeeded()
    }
  }

  /// What a keyboard covers of the view above its safe area's bottom.
  func covered(by keyboard: CGRect) -> CGFloat {
    guard let window = view.window else { return 0 }
    let covered = view.bounds.intersection(
      view.convert(keyboard, from: window.screen.coordinateSpace))
    return covered.isNull ? 0 : max(0, covered.height - view.safeAreaInsets.bottom)
  }
}
