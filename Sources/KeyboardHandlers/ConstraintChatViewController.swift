import HeadlessUIKit
import KeyboardScenes

/// Moves the bar by changing the constant of the constraint that holds it.
final class ConstraintChatViewController: ChatViewController {
  /// When layout follows the changed constant.
  enum Layout: String, CaseIterable {
    /// Within the animation block, as it should be.
    case inBlock
    /// Whenever the next layout pass comes, which is not animated.
    case deferred
  }

  private let mistakes: Mistakes
  private let layout: Layout
  /// Whether the bar's height is constrained twice, to heights that differ.
  private let contradicts: Bool
  private var observer: KeyboardObserver?
  private lazy var barBottom = inputBar.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  init(transcript: Transcript, mistakes: Mistakes, layout: Layout, contradicts: Bool) {
    self.mistakes = mistakes
    self.layout = layout
    self.contradicts = contradicts
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin(barBottom)
    if contradicts {
      inputBar.heightAnchor.constraint(equalToConstant: InputBar.standardHeight + 0.1).isActive =
        true
    }
    observer = KeyboardObserver(
      willShow: { [weak self] in self?.keyboardWillShow($0) },
      willHide: { [weak self] in self?.keyboardWillHide($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepBottom()
  }

  private func keyboardWillShow(_ change: KeyboardChange) {
    move(
      by: -mistakes.lift(for: change, in: view), with: change)
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    let lift = mistakes.liftAfterHiding(for: change, in: view)
    move(by: -lift, with: change)
  }

  private func move(by constant: CGFloat, with change: KeyboardChange) {
    view.layoutIfNeeded()
    mistakes.animate(with: change) {
      self.barBottom.constant = constant
      if self.layout == .inBlock { self.view.layoutIfNeeded() }
    }
  }
}
