import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes

/// Gives its bar to the system as the accessory of the keyboard, with the text field in it.
///
/// The controller is the first responder while nothing is typed, so the bar is at the bottom;
/// the system moves it with the keyboard, fingers included. The list makes room by its inset, and
/// what is visible keeps its distance from the bar.
final class InputAccessoryViewController: UIViewController {
  let bar = InputAccessoryBar()
  let messageList = UIScrollView()
  let navigationBar = UIView()
  private let transcript: Transcript
  private var observer: KeyboardObserver?
  /// Points of the bar at the top below the status bar: the list keeps clear of it.
  private static let navigationBarHeight: CGFloat = 44

  /// The top of the keyboard with the bar on it, in points of the screen; infinity without one.
  private var keyboardTop = CGFloat.infinity

  init(transcript: Transcript) {
    self.transcript = transcript
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    messageList.backgroundColor = .systemBackground
    messageList.contentInsetAdjustmentBehavior = .always
    view.addSubview(messageList)
    navigationBar.layer.role = .navigationBar
    navigationBar.backgroundColor = .barGround
    additionalSafeAreaInsets.top = Self.navigationBarHeight
    view.addSubview(navigationBar)
    messageList.fill(with: transcript)
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.makeRoom(above: $0.end, with: $0) },
      willHide: { [weak self] in self?.makeRoom(above: .null, with: $0) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    makeRoom()
    messageList.scrollToEnd(animated: false)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    guard messageList.frame != view.bounds else { return }
    let endStays = messageList.frame.isEmpty || messageList.isAtEnd
    messageList.frame = view.bounds
    messageList.layOutMessages(within: view)
    makeRoom()
    if endStays { messageList.scrollToEnd(animated: false) }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    makeRoom()
  }

  /// Shows one message more, and scrolls to it from the end of the list.
  func deliver(_ message: Transcript.Message) {
    let endStays = messageList.isAtEnd
    messageList.append(message)
    messageList.layOutMessages(within: view)
    if endStays { messageList.scrollToEnd(animated: false) }
  }

  private func makeRoom(above keyboard: CGRect, with change: KeyboardChange) {
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) { [self] in
      keyboardTop = keyboard.isEmpty ? .infinity : view.fromScreen(keyboard).minY
      makeRoom()
    }
  }

  /// The list itself keeps clear of the safe area, so that the rest is to be made up for.
  private func makeRoom() {
    let hidden = view.bounds.height - keyboardTop - view.safeAreaInsets.bottom
    messageList.makeRoom(max(hidden, InputBar.standardHeight), endStays: messageList.isAtEnd)
  }
}

/// A bar as high as its row and the home indicator's zone below it, while it rests in that.
final class InputAccessoryBar: UIView {
  let textField = UITextField()
  private let field = UIView()
  private let sendButton = UIView()

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemBackground
    field.layer.role = .textField
    sendButton.layer.role = .sendButton
    addSubview(field)
    addSubview(sendButton)
    field.addSubview(textField)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: InputBar.standardHeight + safeAreaInsets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (button, row): (CGFloat, CGFloat) = (32, InputBar.standardHeight)
    field.frame = CGRect(x: 8, y: 6, width: max(0, bounds.width - button - 24), height: row - 12)
    textField.frame = field.bounds.insetBy(dx: min(8, field.bounds.width / 2), dy: 0)
    sendButton.frame = CGRect(
      x: bounds.width - button - 8, y: (row - button) / 2, width: button, height: button)
  }
}
