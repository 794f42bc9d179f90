import HeadlessUIKit

/// Hears of what a tracker finds out.
@MainActor
protocol KeyboardTrackerDelegate: AnyObject {
  /// The keyboard's frame has changed, or is about to.
  func keyboardTrackerDidUpdate(_ tracker: KeyboardTracker)
  func keyboardTrackerDidChangeAppearance(_ tracker: KeyboardTracker)
}

/// Knows where the keyboard is, from its notifications and from an accessory that rides on it.
///
/// Notifications tell nothing while a finger drags the keyboard; the accessory's host does.
/// Source of the rules: meiwin/NgKeyboardTracker, `NgKeyboardTracker.m`.
@MainActor
final class KeyboardTracker {
  /// What is believed of the keyboard.
  enum Trust {
    /// The last word of notifications and accessory; only the curves 0 to 3 are understood.
    case lastWord
    /// The accessory, where there is one; every curve is understood.
    case accessory
  }

  weak var delegate: (any KeyboardTrackerDelegate)?
  private(set) var appearance = KeyboardAppearance.hidden
  private(set) var beginFrame = CGRect.zero
  private(set) var endFrame = CGRect.zero
  /// Where the keyboard is by all that is known, in points of the screen; empty before the first.
  private(set) var currentFrame = CGRect.zero
  private(set) var animationDuration: TimeInterval = 0
  private(set) var animationOptions: UIView.AnimationOptions = []
  private let coordinator: PseudoInputAccessoryCoordinator?
  private let trust: Trust
  private var observer: KeyboardObserver?

  init(coordinator: PseudoInputAccessoryCoordinator?, trust: Trust) {
    self.coordinator = coordinator
    self.trust = trust
    coordinator?.hostDidMove = { [weak self] in self?.follow($0) }
  }

  /// Starts to listen; the keyboard counts as hidden until it says otherwise.
  func start() {
    observer = KeyboardObserver([
      UIResponder.keyboardWillShowNotification: { [weak self] in self?.note(.willShow, $0) },
      UIResponder.keyboardDidShowNotification: { [weak self] in self?.note(.shown, $0) },
      UIResponder.keyboardWillHideNotification: { [weak self] in self?.note(.willHide, $0) },
      UIResponder.keyboardDidHideNotification: { [weak self] in self?.note(.hidden, $0) },
      UIResponder.keyboardWillChangeFrameNotification: { [weak self] in self?.note($0) },
      UIResponder.keyboardDidChangeFrameNotification: { [weak self] in self?.note($0) },
    ])
  }

  /// Whether more of the keyboard than the accessory is on the screen, and it is not hidden.
  var isKeyboardVisible: Bool {
    let shown = UIScreen.main.bounds.intersection(currentFrame)
    let height = shown.isNull ? 0 : shown.height
    return appearance != .hidden && height - (coordinator?.height ?? 0) > 0
  }

  private func note(_ next: KeyboardAppearance, _ change: KeyboardChange) {
    capture(change)
    guard appearance.accepts(next) else { return }
    appearance = next
    delegate?.keyboardTrackerDidChangeAppearance(self)
  }

  private func note(_ change: KeyboardChange) {
    capture(change)
    delegate?.keyboardTrackerDidUpdate(self)
  }

  private func capture(_ change: KeyboardChange) {
    (beginFrame, endFrame) = (change.begin, change.end)
    animationDuration = change.duration
    animationOptions = trust == .lastWord ? change.knownOptions : change.options
    if trust == .lastWord || coordinator?.isActive != true { currentFrame = change.end }
  }

  /// The accessory's host has moved: under a finger, or in the keyboard's own animation.
  private func follow(_ frame: CGRect) {
    currentFrame = frame
    animationDuration = 0
    delegate?.keyboardTrackerDidUpdate(self)
  }
}

extension KeyboardChange {
  /// The options of the four public curves; the keyboard's own, 7, is lost and becomes easeInOut.
  fileprivate var knownOptions: UIView.AnimationOptions { curve <= 3 ? options : [] }
}
