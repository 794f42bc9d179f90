import FormHandlers
import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A chat with a keyboard of its own, which takes the place of the system's and gives it back.
///
/// With no keyboard on the screen it slides in; in place of another it is there at once, because
/// input views are loaded again while typing continues. The bar hangs on the keyboard layout guide.
/// In the original the accessory is subtracted from the height that is posted, which leaves it out
/// from iOS 26 on; fixed, it is subtracted where it is counted.
final class KeyboardTemplateChatViewController: TypingChatViewController {
  private let layout: TemplateHeight
  private let accessory: UIView?
  private let faults: TemplateFaults
  let record = KeyboardHeightRecord()
  private(set) lazy var template = KeyboardTemplateView(
    height: templateHeight, sizing: faults.sizing)

  init(
    transcript: Transcript, layout: TemplateHeight, accessoryHeight: CGFloat,
    faults: TemplateFaults = TemplateFaults()
  ) {
    self.layout = layout
    self.faults = faults
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

  private var templateHeight: CGFloat {
    layout.height(recorded: record.height, above: accessoryHeightPosted)
  }

  /// The height of the accessory within a posted height, in points.
  private var accessoryHeightPosted: CGFloat {
    guard let accessory, !faults.isFixed || !NotifiedKeyboard.leavesAccessoryOut else { return 0 }
    return accessory.bounds.height
  }
}

extension KeyboardTemplateChatViewController: InputViewResizing {
  func useOwnInputView(_ isOwn: Bool) {
    record.isPaused = isOwn
    template.preferredHeight = templateHeight
    textView.inputView = isOwn ? template : nil
    if !textView.isFirstResponder {
      textView.becomeFirstResponder()
    } else if faults.reloads {
      textView.reloadInputViews()
    }
  }

  var ownInputViewHeight: CGFloat {
    get { template.preferredHeight }
    set { template.preferredHeight = newValue }
  }

  var systemInputHeights: ClosedRange<CGFloat>? {
    guard case .system(let least, let greatest, _) = layout else { return nil }
    return least...max(least, greatest)
  }
}
