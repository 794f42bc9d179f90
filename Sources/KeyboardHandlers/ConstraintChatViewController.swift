import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// Moves the bar by changing the constant of the constraint that holds it.
final class ConstraintChatViewController: ChatViewController {
  /// The time at which layout follows the changed constant.
  enum Layout: String, CaseIterable {
    /// Within the animation block, as it should be.
    case inBlock
    /// Whenever the next layout pass comes, which is not animated.
    case deferred

    static let option = HandlerOption("layout", default: Layout.inBlock)
  }

  /// The meaning of a second constraint for the bar's height, which differs from the first.
  enum Contradiction {
    case required, optional

    /// Nil, which scenes write `false`, for constraints that can hold together.
    static let option = HandlerOption<Contradiction?>(
      "contradict", first: (.flag(false), nil),
      others: [(.flag(true), .required), (.word("optional"), .optional)])
  }

  private let faults: HandlerFaults
  private let layout: Layout
  private let contradiction: Contradiction?
  private var observer: KeyboardObserver?
  private lazy var barBottom = inputBar.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  init(transcript: Transcript, faults: HandlerFaults, layout: Layout, contradiction: Contradiction?)
  {
    self.faults = faults
    self.layout = layout
    self.contradiction = contradiction
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin(barBottom)
    if let contradiction {
      let height = inputBar.heightAnchor.constraint(
        equalToConstant: InputBar.standardHeight + 0.1)
      if contradiction == .optional { height.priority = UILayoutPriority(999) }
      height.isActive = true
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
      by: -faults.lift(for: change, in: view), with: change)
  }

  private func keyboardWillHide(_ change: KeyboardChange) {
    let lift = faults.liftAfterHiding(for: change, in: view)
    move(by: -lift, with: change)
  }

  private func move(by constant: CGFloat, with change: KeyboardChange) {
    view.layoutIfNeeded()
    faults.animate(with: change) {
      self.barBottom.constant = constant
      if self.layout == .inBlock { self.view.layoutIfNeeded() }
    }
  }
}
