import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A chat screen with a text view in its bar, so that typing begins and ends as in an app.
class TypingChatViewController: ChatViewController, UITextViewDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.font = .systemFont(ofSize: 17)
    // One line of text fits the bar as it is.
    textView.textContainerInset = UIEdgeInsets(top: 7, left: 0, bottom: 7, right: 0)
    textView.translatesAutoresizingMaskIntoConstraints = false
    inputBar.addSubview(textView)
    let isFloating = inputBar.style == .floating
    let trailing = textView.trailingAnchor.constraint(
      equalTo: inputBar.trailingAnchor, constant: isFloating ? -56 : -48)
    let bottom = textView.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -4)
    // A bar that is placed by its frame has no room for text before its first layout.
    trailing.priority = UILayoutPriority(999)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(
        equalTo: inputBar.leadingAnchor, constant: isFloating ? 28 : 8),
      textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 4),
      trailing, bottom,
    ])
  }

  /// The return key sends what was typed.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n" else { return true }
    guard let typed = textView.text, !typed.isEmpty else { return false }
    textView.text = ""
    textViewDidChange(textView)
    deliver(Transcript.Message(typed, isOutgoing: true))
    return false
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  func textViewDidChange(_ textView: UITextView) {}

  func textViewDidEndEditing(_ textView: UITextView) {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Shows a message that has come in or was sent, and scrolls to it.
  override func deliver(_ message: Transcript.Message) {
    append(message)
    // An animated scroll would run to where the end was, if a keyboard comes or goes meanwhile.
    UIView.animate(withDuration: 0.3) { self.messageList.scrollToEnd(animated: false) }
  }

  /// Shows one more message where it belongs, and does not scroll.
  func append(_ message: Transcript.Message) {
    messageList.append(message)
    messageList.layOutMessages(within: view)
  }
}

extension Transcript.Message {
  /// A message that says `text`, as high as its lines.
  init(_ text: String, isOutgoing: Bool) {
    let height = Transcript(texts: [text]).messages.first?.height ?? 44
    self.init(height: height, isOutgoing: isOutgoing, text: text)
  }
}

extension UIScrollView {
  /// The greatest offset at which content rests, in points.
  var endOffset: CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, contentSize.height + inset.bottom - bounds.height)
  }

  /// True if the last of the content is visible, to within a point.
  var isAtEnd: Bool { contentOffset.y >= endOffset - 1 }

  /// True if the last of the content is visible and no finger moves it: there it stays.
  var followsEnd: Bool { !isDragging && !isDecelerating && isAtEnd }

  /// Makes so much room below the content beside the safe area, in points; what is visible rises
  /// and falls with it.
  func makeRoom(_ room: CGFloat, endStays: Bool) {
    let rise = room - contentInset.bottom
    let offset = contentOffset.y
    contentInset.bottom = room
    guard !isTracking else { return }
    let start = -adjustedContentInset.top
    let target = endStays ? endOffset : min(max(start, offset + rise), endOffset)
    if target != contentOffset.y { contentOffset.y = target }
  }

  /// Scrolls to where the content ends.
  func scrollToEnd(animated: Bool) {
    setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: animated)
  }
}
