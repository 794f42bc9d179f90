import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The same chat screen without its defects: still by transforms, still in three cases.
///
/// Bar and list end above the safe area, what is hidden is measured where the list rests, whatever
/// moved it before, and as much room as the list has risen by is left above the first message. One
/// rule makes the three cases: the list rises by what the risen bar would hide, and at most as far
/// as the bar. Who is at the end stays there when the screen turns.
final class FixedNbChatViewController: TypingChatViewController {
  private var observer: KeyboardObserver?
  private var shown: KeyboardChange?
  /// The distance of the bar above its place, in points.
  private var lift: CGFloat = 0
  private var hasAppeared = false
  /// True if a layout pass leaves the list at its end.
  private var follows = true

  override func viewDidLoad() {
    super.viewDidLoad()
    messageList.delegate = self
    messageList.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.textView.resignFirstResponder() })
    pin(inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor))
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillShow($0) },
      willHide: { [weak self] in self?.move(to: 0, with: $0) })
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    follows = !hasAppeared || messageList.followsEnd
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard follows else { return }
    hasAppeared = true
    messageList.layoutIfNeeded()
    messageList.scrollToEnd(animated: false)
  }

  /// A finger that scrolls down puts the keyboard away; code that scrolls does not.
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === messageList, scrollView.isDragging,
      scrollView.panGestureRecognizer.velocity(in: nil).y > 0
    else { return }
    textView.resignFirstResponder()
  }

  override func deliver(_ message: Transcript.Message) {
    append(message)
    if let text = message.text, message.isOutgoing {
      append(Transcript.Message(text, isOutgoing: false))
    }
    if let shown { move(to: lift, with: shown) }
    messageList.scrollToEnd(animated: true)
  }

  private func keyboardWillShow(_ change: KeyboardChange) {
    shown = change
    let overlap = max(0, view.bounds.maxY - view.fromScreen(change.end).minY)
    move(to: max(0, min(change.height, overlap) - view.safeAreaInsets.bottom), with: change)
  }

  private func move(to lift: CGFloat, with change: KeyboardChange) {
    self.lift = lift
    let rise = min(lift, max(0, messagesEnd - (restingListEnd - lift)))
    let slack = max(0, messageList.bounds.height - messageList.contentSize.height)
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.inputBar.transform = .upward(lift)
      self.messageList.transform = .upward(rise)
      self.messageList.contentInset = UIEdgeInsets(top: rise, bottom: rise > 0 ? slack : 0)
    }
  }

  /// The end of the list with no transform, in the view's points.
  private var restingListEnd: CGFloat { messageList.center.y + messageList.bounds.height / 2 }

  /// The end of the last message with no transform, in the view's points.
  private var messagesEnd: CGFloat {
    restingListEnd - messageList.bounds.maxY + messageList.contentSize.height
  }
}
