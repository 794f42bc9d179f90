import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A chat whose bar goes where a tracker says that the keyboard is.
///
/// In the original the bar rests at the very bottom, and is animated by what the tracker has last
/// heard. Fixed, it rests above the safe area, and knows that its window may not begin where the
/// screen does. Without the accessory it is what most apps did: it hears of the keyboard by
/// notifications alone. In the background nothing is heard. What is published has no messages: here
/// they keep their distance from the bar. A bar that follows a keyboard follows one that floats as
/// well.
/// Source: meiwin/NgKeyboardTracker, the demo's `ViewController.m` and `AppDelegate.m`.
final class TrackerChatViewController: TypingChatViewController {
  private let isFixed: Bool
  let coordinator: PseudoInputAccessoryCoordinator?
  let tracker: KeyboardTracker
  private var appObserver: AppObserver?
  /// As high as what is typed, in points; the accessory is as high.
  private var barHeight = InputBar.standardHeight

  init(transcript: Transcript, hasAccessory: Bool, isFixed: Bool) {
    self.isFixed = isFixed
    coordinator =
      hasAccessory ? PseudoInputAccessoryCoordinator(height: InputBar.standardHeight) : nil
    tracker = KeyboardTracker(
      coordinator: coordinator, trust: isFixed ? .accessory : .lastWord)
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { coordinator != nil }
  override var inputAccessoryView: UIView? { coordinator?.accessoryView }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageList.keyboardDismissMode = .interactive
    tracker.start()
    tracker.delegate = self
    appObserver = AppObserver(
      didBecomeActive: { [weak self] in self?.tracker.start() },
      didEnterBackground: { [weak self] in self?.tracker.stop() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isAtEnd = messageList.frame.isEmpty || messageList.isAtEnd
    let top = navigationBarBottom
    messageList.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, restingTop - top))
    layOutBar(endStays: isAtEnd)
  }

  /// The coordinator's height is the bar's, so that the keyboard counts as high as both.
  override func textViewDidChange(_ textView: UITextView) {
    let text = textView.sizeThatFits(textView.bounds.size).height + 8
    let height = max(InputBar.standardHeight, text)
    guard height != barHeight else { return }
    barHeight = height
    coordinator?.height = height
    view.setNeedsLayout()
  }

  /// The top of the bar while there is no keyboard, in points.
  private var restingTop: CGFloat {
    view.bounds.height - barHeight - (isFixed ? view.safeAreaInsets.bottom : 0)
  }

  /// The accessory takes the bar's place on the keyboard; without it the bar is on the keys.
  private var barTop: CGFloat {
    let keyboard = tracker.currentFrame
    guard !keyboard.isEmpty else { return restingTop }
    let frame =
      isFixed ? view.fromScreen(keyboard) : view.convert(keyboard, from: view.window)
    return min(restingTop, frame.minY + accessoryHeight - barHeight)
  }

  /// The height of the accessory in the keyboard's frame.
  ///
  /// In the original it counts even where it is not up.
  private var accessoryHeight: CGFloat {
    guard let coordinator, !isFixed || coordinator.isActive else { return 0 }
    return coordinator.height
  }

  private func layOutBar(endStays: Bool) {
    inputBar.frame = CGRect(
      x: 0, y: barTop, width: view.bounds.width, height: barHeight)
    messageList.makeRoom(restingTop - inputBar.frame.minY, endStays: endStays)
  }
}

extension TrackerChatViewController: KeyboardTrackerDelegate {
  func keyboardTrackerDidUpdate(_ tracker: KeyboardTracker) {
    UIView.animate(
      withDuration: tracker.animationDuration, delay: 0, options: tracker.animationOptions
    ) {
      self.layOutBar(endStays: self.messageList.isAtEnd)
    }
  }

  func keyboardTrackerDidChangeAppearance(_ tracker: KeyboardTracker) {
    keyboardTrackerDidUpdate(tracker)
  }
}

extension HandlerDefinition {
  /// A bar that follows the keyboard by an accessory that shows nothing, fingers included.
  static let keyboardtracker = HandlerDefinition(
    name: "keyboardtracker",
    summary: "Follows an invisible accessory on the keyboard, as NgKeyboardTracker does.",
    options: [pseudoAccessory.signature, FixedHandler.option.signature]
  ) { spec, transcript in
    TrackerChatViewController(
      transcript: transcript, hasAccessory: spec[pseudoAccessory],
      isFixed: spec[FixedHandler.option])
  }

  private static let pseudoAccessory = HandlerOption(flag: "pseudoAccessory", default: true)
}
