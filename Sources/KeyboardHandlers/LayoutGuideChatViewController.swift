import HeadlessUIKit
import KeyboardScenes

/// Pins the bar to the keyboard layout guide; the system moves it, and no notification is read.
///
/// Source: Apple, WWDC 2021 session 10259, "Your guide to keyboard layout".
final class LayoutGuideChatViewController: ChatViewController {
  private let followsUndocked: Bool

  init(transcript: Transcript, followsUndocked: Bool) {
    self.followsUndocked = followsUndocked
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.keyboardLayoutGuide.followsUndockedKeyboard = followsUndocked
    pin(inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepBottom()
  }
}
