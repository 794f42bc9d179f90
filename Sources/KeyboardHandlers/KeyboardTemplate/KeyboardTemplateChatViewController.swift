import HeadlessUIKit
import KeyboardScenes

/// A chat with a keyboard of its own, which takes the place of the system's and gives it back.
///
/// With no keyboard on the screen it slides in; in place of another it is there at once, because
/// input views are loaded again while typing goes on. The bar moves by its constraint.
final class KeyboardTemplateChatViewController: TypingChatViewController, InputViewSwitching {
  private let layout: TemplateHeight
  private let accessory: UIView?
  private let record = KeyboardHeightRecord()
  private lazy var template = KeyboardTemplateView(height: templateHeight)
  private var observer: KeyboardObserver?
  private lazy var barBottom = inputBar.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  init(transcript: Transcript, layout: TemplateHeight, accessoryHeight: CGFloat) {
    self.layout = layout
    accessory =
      accessoryHeight > 0
      ? UIView(frame: CGRect(x: 0, y: 0, width: 320, height: accessoryHeight)) : nil
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin(barBottom)
    accessory?.backgroundColor = .white
    textView.inputAccessoryView = accessory
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillMove($0) },
      willHide: { [weak self] in self?.keyboardWillHide($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollToBottom()
  }

  override func send(_ text: String) {
    super.send(text)
    messageList.scrollToEnd(animated: true)
  }

  func useOwnInputView(_ isOwn: Bool) {
    record.isPaused = isOwn
    template.preferredHeight = templateHeight
    textView.inputView = isOwn ? template : nil
    if textView.isFirstResponder {
      textView.reloadInputViews()
    } else {
      textView.becomeFirstResponder()
    }
  }

  private var templateHeight: CGFloat {
    layout.height(recorded: record.height, above: accessory?.bounds.height ?? 0)
  }

  private func keyboardWillMove(_ change: KeyboardChange) {
    lift(to: view.bounds.maxY - view.convert(change.end, from: view.window).minY, with: change)
  }

  /// From iOS 26 on a hide tells of the accessory as if it stayed, which it does while typing only.
  private func keyboardWillHide(_ change: KeyboardChange) {
    if textView.isFirstResponder { keyboardWillMove(change) } else { lift(to: 0, with: change) }
  }

  private func lift(to shown: CGFloat, with change: KeyboardChange) {
    view.layoutIfNeeded()
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.barBottom.constant = -max(0, shown - self.view.safeAreaInsets.bottom)
      self.view.layoutIfNeeded()
    }
  }
}
