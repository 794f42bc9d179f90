import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A chat with a keyboard of its own, which takes the place of the system's and gives it back.
///
/// With no keyboard on the screen it slides in; in place of another it is there at once, because
/// input views are loaded again while typing goes on. The bar hangs on the keyboard layout guide.
final class KeyboardTemplateChatViewController: TypingChatViewController, InputViewSwitching {
  private let layout: TemplateHeight
  private let accessory: UIView?
  let record = KeyboardHeightRecord()
  private(set) lazy var template = KeyboardTemplateView(height: templateHeight)

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
    pin(inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor))
    accessory?.backgroundColor = .systemBackground
    textView.inputAccessoryView = accessory
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepBottom()
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
}
