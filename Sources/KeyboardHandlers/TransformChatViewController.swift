import HeadlessUIKit
import KeyboardScenes

/// Moves bar and list by their transforms; their frames stay where layout put them.
final class TransformChatViewController: ChatViewController {
  private let mistakes: Mistakes
  private var observer: KeyboardObserver?

  init(transcript: Transcript, mistakes: Mistakes) {
    self.mistakes = mistakes
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin(inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor))
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillShow($0) },
      willHide: { [weak self] in self?.keyboardWillHide($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollToBottom()
  }

  private func keyboardWillShow(_ change: KeyboardChange) {
    let lift = mistakes.lift(for: change.height, safeArea: view.safeAreaInsets.bottom)
    mistakes.animate(with: change) {
      self.inputBar.transform = CGAffineTransform(translationX: 0, y: -lift)
      self.messageList.transform = CGAffineTransform(
        translationX: 0, y: -self.hiddenHeight(below: lift))
    }
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    mistakes.animate(with: change) {
      self.inputBar.transform = .identity
      self.messageList.transform = .identity
    }
  }

  /// How much of the messages a bar that rises by `lift` would hide, in points.
  private func hiddenHeight(below lift: CGFloat) -> CGFloat {
    let shown = min(messageList.contentSize.height, messageList.bounds.height)
    return max(0, shown - (messageList.bounds.height - lift))
  }
}
