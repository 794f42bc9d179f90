import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// Pins the bar to the keyboard layout guide; the system moves it, and no notification is read.
///
/// Source: Apple, WWDC 2021 session 10259, "Your guide to keyboard layout".
final class LayoutGuideChatViewController: ChatViewController {
  /// The part that keeps the bar clear of the bottom safe area.
  enum Clearance: String, CaseIterable {
    /// The guide, which ends above it.
    case guide
    /// The bar, which looks after each layout where that has put it, and rises if it is too low.
    ///
    /// A bar that rises out of the zone does not see itself in it any more, and goes back.
    case bar

    static let option = HandlerOption("clearance", default: Clearance.guide)
  }

  nonisolated static let followsUndocked = HandlerOption(flag: "followsUndocked")

  private let followsUndocked: Bool
  private let clearance: Clearance
  private lazy var barBottom = inputBar.bottomAnchor.constraint(
    equalTo: view.keyboardLayoutGuide.topAnchor)

  init(transcript: Transcript, followsUndocked: Bool, clearance: Clearance = .guide) {
    self.followsUndocked = followsUndocked
    self.clearance = clearance
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.keyboardLayoutGuide.followsUndockedKeyboard = followsUndocked
    view.keyboardLayoutGuide.usesBottomSafeArea = clearance == .guide
    pin(barBottom)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepBottom()
    if clearance == .bar { keepBarClear() }
  }

  private func keepBarClear() {
    let zone = view.safeAreaInsets.bottom
    let isInZone = inputBar.frame.maxY >= view.bounds.height - zone
    let constant = isInZone ? -zone : 0
    guard barBottom.constant != constant else { return }
    barBottom.constant = constant
    view.setNeedsLayout()
  }
}
