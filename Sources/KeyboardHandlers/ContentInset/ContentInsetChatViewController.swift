import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// Moves frames by what each notification says, on top of what the last one did.
///
/// Constraints place bar and list, so that the next layout pass puts both back. Nothing is
/// animated but by what the system's own block brings along.
final class ContentInsetChatViewController: TypingChatViewController {
  private let version: ContentInsetVersion
  private var observer: KeyboardObserver?
  private lazy var barHeight = inputBar.heightAnchor.constraint(
    equalToConstant: InputBar.standardHeight)
  private var hasAppeared = false

  init(transcript: Transcript, version: ContentInsetVersion) {
    self.version = version
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin()
    // Version A leaves the list in front of what a navigation controller would keep there.
    if version == .a { view.sendSubviewToBack(navigationBar) }
    let coming =
      version == .reference
      ? UIResponder.keyboardWillChangeFrameNotification : UIResponder.keyboardWillShowNotification
    observer = KeyboardObserver([
      coming: { [weak self] in self?.keyboardWillCome($0) },
      UIResponder.keyboardWillHideNotification: { [weak self] in self?.keyboardWillHide($0) },
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasAppeared else { return }
    hasAppeared = true
    messageList.layoutIfNeeded()
    messageList.scrollToEnd(animated: false)
  }

  /// The bar is as high as what is typed, which takes a layout pass.
  override func textViewDidChange(_ textView: UITextView) {
    let text = textView.sizeThatFits(textView.bounds.size).height + 8
    let height = max(InputBar.standardHeight, text)
    if barHeight.constant != height { barHeight.constant = height }
  }

  override func deliver(_ message: Transcript.Message) {
    append(message)
    view.layoutIfNeeded()
    scrollToLastMessage()
  }
}

extension ContentInsetChatViewController {
  private func pin() {
    inputBar.translatesAutoresizingMaskIntoConstraints = false
    messageList.translatesAutoresizingMaskIntoConstraints = false
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      barHeight,
      messageList.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messageList.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      messageList.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 44),
      messageList.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
    ])
  }

  private func keyboardWillCome(_ change: KeyboardChange) {
    switch version {
    case .a, .b: shift(by: -(change.height - view.safeAreaInsets.bottom))
    case .c:
      inputBar.frame.origin.y -= change.height
      makeRoom(change.height)
    case .inset, .offset: raiseBar(by: change.height - view.safeAreaInsets.bottom)
    case .reference: adjust(to: view.convert(change.end, from: view.window))
    }
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    switch version {
    case .a, .b: shift(by: change.height - view.safeAreaInsets.bottom)
    case .c:
      inputBar.frame.origin.y += change.height
      makeRoom(0)
    case .inset, .offset: raiseBar(by: view.safeAreaInsets.bottom - change.height)
    case .reference: adjust(to: nil)
    }
  }

  private func shift(by distance: CGFloat) {
    messageList.frame.origin.y += distance
    inputBar.frame.origin.y += distance
  }

  /// Half of what version C does with the list: its inset, or where it is scrolled to.
  private func raiseBar(by distance: CGFloat) {
    inputBar.frame.origin.y -= distance
    if version == .inset {
      messageList.contentInset.bottom += distance
    } else {
      messageList.contentOffset.y += distance
    }
  }

  private func makeRoom(_ height: CGFloat) {
    messageList.contentInset.bottom = height
    scrollToLastMessage()
  }

  /// Takes the keyboard's whole height, wherever it is, and none of what was there before.
  ///
  /// The cited rule has no bar; here the bar is on the inset that it gives the list.
  private func adjust(to keyboard: CGRect?) {
    let height = keyboard.map { $0.height - view.safeAreaInsets.bottom } ?? 0
    messageList.contentInset = UIEdgeInsets(top: 0, bottom: height)
    messageList.scrollIndicatorInsets = messageList.contentInset
    inputBar.frame.origin.y = messageList.frame.maxY - height
    messageList.scrollRectToVisible(lastMessage?.frame ?? .zero, animated: false)
  }

  private var lastMessage: UIView? { messageList.subviews.last }

  /// Without a message there is no last row, and the program stops, as it does with a table.
  private func scrollToLastMessage() {
    let rows = messageList.subviews
    let last = rows[rows.count - 1].frame
    let end = last.maxY + 8 + messageList.contentInset.bottom - messageList.bounds.height
    messageList.setContentOffset(CGPoint(x: 0, y: max(0, end)), animated: true)
  }
}
