import HeadlessUIKit
import KeyboardScenes

/// Gives its bar to the system as the accessory of the keyboard, with the text field in it.
///
/// The controller is the first responder while nothing is typed, so the bar stands at the bottom;
/// the system moves it with the keyboard, fingers included. The list makes room by its inset.
final class InputAccessoryViewController: UIViewController {
  let bar = InputAccessoryBar()
  let messageList = UIScrollView()
  private let transcript: Transcript
  private var observer: KeyboardObserver?

  init(transcript: Transcript) {
    self.transcript = transcript
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    view.backgroundColor = .white
    messageList.backgroundColor = .white
    view.addSubview(messageList)
    messageList.fill(with: transcript)
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillShow($0) },
      willHide: { [weak self] in self?.makeRoom(for: 0, with: $0) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    messageList.frame = view.bounds
    messageList.layOutMessages(within: view)
  }

  /// Shows one message more, and scrolls to it.
  func deliver(_ message: Transcript.Message) {
    messageList.append(message)
    messageList.layOutMessages(within: view)
    scrollToBottom()
  }

  private func keyboardWillShow(_ change: KeyboardChange) {
    makeRoom(for: view.heightCovered(by: change.end), with: change)
  }

  private func makeRoom(for height: CGFloat, with change: KeyboardChange) {
    let closed = InputBar.standardHeight + view.safeAreaInsets.bottom
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) { [self] in
      messageList.contentInset.bottom = max(height, closed)
      scrollToBottom()
    }
  }

  private func scrollToBottom() {
    let hidden =
      messageList.contentSize.height + messageList.contentInset.bottom - messageList.bounds.height
    messageList.contentOffset = CGPoint(x: 0, y: max(0, hidden))
  }
}

/// A bar as high as its row and the home indicator's zone below it, while it stands in that.
final class InputAccessoryBar: UIView {
  let textField = UITextField()

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .white
    addSubview(textField)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: InputBar.standardHeight + safeAreaInsets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textField.frame = CGRect(
      x: 8, y: 6, width: max(0, bounds.width - 16), height: InputBar.standardHeight - 12)
  }
}
