import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// Moves bar and list by their transforms; their frames stay where layout put them.
///
/// A list that is moved up cannot be scrolled down to its first messages any more, so it is given
/// as much room above them, and below them what it takes to stay where it is.
final class TransformChatViewController: ChatViewController {
  private let faults: HandlerFaults
  /// True if the bar's frame is set as well, which its transform makes undefined.
  private let setsFrame: Bool
  nonisolated static let setFrame = HandlerOption(flag: "setFrame")
  private var observer: KeyboardObserver?
  /// The distance of the bar above its resting place, in points.
  private var lift: CGFloat = 0

  init(transcript: Transcript, faults: HandlerFaults, setsFrame: Bool = false) {
    self.faults = faults
    self.setsFrame = setsFrame
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
    keepBottom()
  }

  override func deliver(_ message: Transcript.Message) {
    super.deliver(message)
    place()
    keepBottom()
  }

  private func keyboardWillShow(_ change: KeyboardChange) {
    lift = faults.lift(for: change, in: view)
    faults.animate(with: change) { self.place() }
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    lift = faults.liftAfterHiding(for: change, in: view)
    faults.animate(with: change) { self.place() }
  }

  /// Puts bar and list where the lift has them; the list's inset makes up for its rise.
  private func place() {
    let rise = hiddenHeight(below: lift)
    let slack = max(0, messageList.bounds.height - messageList.contentSize.height)
    inputBar.transform = CGAffineTransform(translationX: 0, y: -lift)
    if setsFrame { inputBar.frame = restingBarFrame.offsetBy(dx: 0, dy: -lift) }
    messageList.transform = CGAffineTransform(translationX: 0, y: -rise)
    messageList.contentInset = UIEdgeInsets(top: rise, bottom: rise > 0 ? slack : 0)
  }

  /// The height of the messages that a bar that rises by `lift` would hide, in points.
  private func hiddenHeight(below lift: CGFloat) -> CGFloat {
    let shown = min(messageList.contentSize.height, messageList.bounds.height)
    return max(0, shown - (messageList.bounds.height - lift))
  }
}
