import HeadlessUIKit
import KeyboardScenes

/// A list whose layout never changes: room below the messages grows, and it is scrolled.
///
/// The bar hangs on the keyboard layout guide and is as high as what is typed.
/// Source of the rules: react-native-keyboard-controller, `KeyboardChatScrollView`.
final class ChatListViewController: TypingChatViewController {
  private let behavior: ChatListPadding.Behavior
  private var padding: ChatListPadding
  private var observer: KeyboardObserver?
  private lazy var barHeight = inputBar.heightAnchor.constraint(
    equalToConstant: InputBar.standardHeight)
  private var hasAppeared = false

  init(transcript: Transcript, behavior: ChatListPadding.Behavior, blankSpace: CGFloat) {
    self.behavior = behavior
    padding = ChatListPadding(blankSpace: blankSpace)
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageList.keyboardDismissMode = .interactive
    pin()
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillMove($0) },
      willHide: { [weak self] in self?.keyboardWillMove($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasAppeared else { return }
    hasAppeared = true
    messageList.layoutIfNeeded()
    messageList.contentInset.bottom = padding.bottom
    messageList.scrollToEnd(animated: false)
  }

  override func textViewDidChange(_ textView: UITextView) {
    let text = textView.sizeThatFits(textView.bounds.size).height + 8
    let height = max(InputBar.standardHeight, text)
    guard height != barHeight.constant else { return }
    barHeight.constant = height
    change { $0.extra = height - InputBar.standardHeight }
  }
}

extension ChatListViewController {
  private func pin() {
    inputBar.translatesAutoresizingMaskIntoConstraints = false
    messageList.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      barHeight,
      messageList.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messageList.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      messageList.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
      messageList.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -InputBar.standardHeight),
    ])
  }

  private func keyboardWillMove(_ change: KeyboardChange) {
    let keyboard = view.fromScreen(change.end)
    let rest = view.bounds.maxY - view.safeAreaInsets.bottom
    let isDocked = !keyboard.isEmpty && keyboard.maxY >= view.bounds.maxY
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.change { $0.keyboard = isDocked ? max(0, rest - keyboard.minY) : 0 }
    }
  }

  /// Changes the room below the messages, and scrolls them as the behavior says.
  private func change(_ edit: (inout ChatListPadding) -> Void) {
    let (before, wasAtEnd) = (padding.bottom, messageList.isAtEnd)
    let offset = messageList.contentOffset.y
    edit(&padding)
    let rise = behavior.rise(for: padding.bottom - before, isAtEnd: wasAtEnd)
    // Content that stays up needs the room below it for as long as it does.
    let kept = offset > 0 ? offset + messageList.bounds.height - messageList.contentSize.height : 0
    let floor = behavior == .persistent ? max(padding.bottom, min(before, kept)) : padding.bottom
    messageList.contentInset.bottom = floor
    messageList.contentOffset.y = min(max(0, offset + rise), messageList.endOffset)
  }
}
