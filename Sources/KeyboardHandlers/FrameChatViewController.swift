import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// Moves the bar by setting its frame.
final class FrameChatViewController: ChatViewController {
  /// True if the bar is hidden until the keyboard is up, so that its way is not visible.
  nonisolated static let hideUntilShown = HandlerOption(flag: "hideUntilShown")

  private let faults: HandlerFaults
  private let hidesUntilShown: Bool
  private var observer: KeyboardObserver?
  /// The distance of the bar above its resting place, in points.
  private var lift: CGFloat = 0

  init(transcript: Transcript, faults: HandlerFaults, hidesUntilShown: Bool = false) {
    self.faults = faults
    self.hidesUntilShown = hidesUntilShown
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = KeyboardObserver([
      UIResponder.keyboardWillShowNotification: { [weak self] in self?.keyboardWillShow($0) },
      UIResponder.keyboardWillHideNotification: { [weak self] in self?.keyboardWillHide($0) },
      UIResponder.keyboardDidShowNotification: { [weak self] _ in self?.inputBar.isHidden = false },
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  private func keyboardWillShow(_ change: KeyboardChange) {
    if hidesUntilShown { inputBar.isHidden = true }
    let lift = faults.lift(for: change, in: view)
    faults.animate(with: change) {
      self.lift = lift
      self.layOut()
    }
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    let lift = faults.liftAfterHiding(for: change, in: view)
    faults.animate(with: change) {
      self.lift = lift
      self.layOut()
    }
  }

  private func layOut() {
    noteBottom()
    inputBar.frame = restingBarFrame.offsetBy(dx: 0, dy: -lift)
    let top = navigationBarBottom
    messageList.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, inputBar.frame.minY - top))
    keepBottom()
  }
}
