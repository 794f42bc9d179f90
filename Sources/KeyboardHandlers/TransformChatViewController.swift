import HeadlessUIKit
import KeyboardScenes

/// Moves bar and list by their transforms; their frames stay where layout put them.
///
/// A list that is moved up cannot be scrolled down to its first messages any more, so it is given
/// as much room above them, and below them what it takes to stay where it is.
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
    let lift = mistakes.lift(for: change, safeArea: view.safeAreaInsets.bottom)
    move(barBy: lift, listBy: hiddenHeight(below: lift), with: change)
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    let lift = mistakes.liftAfterHiding(for: change, safeArea: view.safeAreaInsets.bottom)
    move(barBy: lift, listBy: hiddenHeight(below: lift), with: change)
  }

  private func move(barBy lift: CGFloat, listBy rise: CGFloat, with change: KeyboardChange) {
    let slack = max(0, messageList.bounds.height - messageList.contentSize.height)
    mistakes.animate(with: change) {
      self.inputBar.transform = CGAffineTransform(translationX: 0, y: -lift)
      self.messageList.transform = CGAffineTransform(translationX: 0, y: -rise)
      self.messageList.contentInset = UIEdgeInsets(top: rise, bottom: rise > 0 ? slack : 0)
    }
  }

  /// How much of the messages a bar that rises by `lift` would hide, in points.
  private func hiddenHeight(below lift: CGFloat) -> CGFloat {
    let shown = min(messageList.contentSize.height, messageList.bounds.height)
    return max(0, shown - (messageList.bounds.height - lift))
  }
}
