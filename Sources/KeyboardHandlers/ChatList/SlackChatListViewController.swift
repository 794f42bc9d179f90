import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The same list, whose bar goes down by a curve and a time of its own when the keyboard goes.
///
/// Source: Meiwin Fu, who saw a gap between keyboard and bar while it is dismissed; easeInOut in
/// 0.25 s is slackhq/SlackTextViewController's, `SLKTextViewController.m`.
final class SlackChatListViewController: ChatListViewController {
  private lazy var barAtBottom = inputBar.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  override func keyboardWillMove(_ keyboard: KeyboardChange) {
    if barAtBottom.isActive {
      barAtBottom.isActive = false
      barOnKeyboard.isActive = true
    }
    super.keyboardWillMove(keyboard)
  }

  override func keyboardWillLeave(_ keyboard: KeyboardChange) {
    letBarStay()
    barAtBottom.constant = 0
    UIView.animate(
      withDuration: 0.25, delay: 0,
      options: [.curveEaseInOut, .overrideInheritedDuration, .overrideInheritedCurve]
    ) {
      self.view.layoutIfNeeded()
    }
    super.keyboardWillLeave(keyboard)
  }

  /// The bar does not go with the keyboard, and is where it was.
  private func letBarStay() {
    let rest = view.bounds.maxY - view.safeAreaInsets.bottom
    barAtBottom.constant = min(0, inputBar.frame.maxY - rest)
    UIView.performWithoutAnimation {
      barOnKeyboard.isActive = false
      barAtBottom.isActive = true
      view.layoutIfNeeded()
    }
  }
}
