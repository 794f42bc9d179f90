import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A list whose layout never changes: room below the messages grows, and it is scrolled.
///
/// The bar hangs on the keyboard layout guide and is as high as what is typed. A keyboard of the
/// app's own takes the system's place; a list that `freezes` stays as it is meanwhile.
/// Source of the rules: react-native-keyboard-controller, `KeyboardChatScrollView`.
class ChatListViewController: TypingChatViewController, InputViewResizing {
  private(set) var padding: ChatListPadding
  private let freezes: Bool
  private let app: ChatApp
  private let ownKeyboard = KeyboardTemplateView(height: 300)
  private var observer: KeyboardObserver?
  private lazy var barHeight = inputBar.heightAnchor.constraint(
    equalToConstant: InputBar.standardHeight)
  /// The bar on the keyboard, under a finger as well.
  private(set) lazy var barOnKeyboard = inputBar.bottomAnchor.constraint(
    equalTo: view.keyboardLayoutGuide.topAnchor)
  private var hasAppeared = false

  init(
    transcript: Transcript, padding: ChatListPadding, freezes: Bool = false,
    app: ChatApp = .messages
  ) {
    self.padding = padding
    self.app = app
    self.freezes = freezes
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageList.keyboardDismissMode = app.isPullable ? .interactive : .none
    messageList.delegate = self
    pin()
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillMove($0) },
      willHide: { [weak self] in self?.keyboardWillLeave($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard hasAppeared else { return appear() }
    // Notifications come between layouts; a finger lays out without one.
    if messageList.isDragging, inputBar.frame.maxY != barEnd { padding.keyboardIsPulled() }
    barEnd = inputBar.frame.maxY
  }

  /// The bottom of the bar after the last layout, in points.
  private var barEnd: CGFloat = 0

  override func textViewDidChange(_ textView: UITextView) {
    let text = textView.sizeThatFits(textView.bounds.size).height + 8
    let height = max(InputBar.standardHeight, text)
    guard height != barHeight.constant else { return }
    barHeight.constant = height
    change { $0.barDidGrow(by: height - InputBar.standardHeight, over: $1) }
  }

  func keyboardWillMove(_ keyboard: KeyboardChange) {
    let frame = view.fromScreen(keyboard.end)
    let rest = view.bounds.maxY - view.safeAreaInsets.bottom
    let isDocked = !frame.isEmpty && frame.maxY >= view.bounds.maxY
    cover(isDocked ? max(0, rest - frame.minY) : 0, with: keyboard)
  }

  /// Whatever rectangle the notification has, nothing of the keyboard stays.
  func keyboardWillLeave(_ keyboard: KeyboardChange) {
    cover(0, with: keyboard)
  }

  func useOwnInputView(_ isOwn: Bool) {
    if isOwn { freeze(true) }
    textView.inputView = isOwn ? ownKeyboard : nil
    if textView.isFirstResponder {
      textView.reloadInputViews()
    } else {
      textView.becomeFirstResponder()
    }
    if !isOwn { freeze(false) }
  }

  var ownInputViewHeight: CGFloat {
    get { ownKeyboard.preferredHeight }
    set { ownKeyboard.preferredHeight = newValue }
  }

  private func freeze(_ isFrozen: Bool) {
    guard freezes else { return }
    change { padding, list in
      padding.setFrozen(isFrozen)
      return list.offset
    }
  }
}

extension ChatListViewController {
  private func pin() {
    inputBar.translatesAutoresizingMaskIntoConstraints = false
    messageList.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      barOnKeyboard,
      barHeight,
      messageList.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messageList.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      messageList.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
      messageList.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -InputBar.standardHeight),
    ])
  }

  private func appear() {
    hasAppeared = true
    messageList.layoutIfNeeded()
    messageList.contentInset.bottom = padding.bottom
    messageList.scrollToEnd(animated: false)
  }

  private func cover(_ height: CGFloat, with keyboard: KeyboardChange) {
    UIView.animate(withDuration: keyboard.duration, delay: 0, options: keyboard.options) {
      self.change { $0.keyboardWillCover(height, of: $1) }
    }
  }

  /// Changes the room below the messages, and scrolls them as that says.
  private func change(_ edit: (inout ChatListPadding, ListPosition) -> CGFloat) {
    let list = ListPosition(
      offset: messageList.contentOffset.y, window: messageList.bounds.height,
      content: messageList.contentSize.height)
    let offset = edit(&padding, list)
    if messageList.contentInset.bottom != padding.bottom {
      messageList.contentInset.bottom = padding.bottom
    }
    if messageList.contentOffset.y != offset { messageList.contentOffset.y = offset }
  }
}
