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
/// Notifications say nothing while a finger drags the keyboard; the accessory's host does.
/// Source of the rules: meiwin/NgKeyboardTracker, `NgKeyboardTracker.m`.
@MainActor
final class KeyboardTracker {
  /// The source that is believed about the keyboard.
  enum Trust {
    /// The last word of notifications and accessory; only the curves 0 to 3 are understood.
    case lastWord
    /// The accessory, where there is one; every curve is understood.
    case accessory
  }

  weak var delegate: (any KeyboardTrackerDelegate)?
  private(set) var appearance = KeyboardAppearance.undefined
  private(set) var beginFrame = CGRect.zero
  private(set) var endFrame = CGRect.zero
  /// The keyboard's last known rectangle, in points of the screen; empty before the first.
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

  /// Starts to listen; the keyboard counts as shown where the accessory is up, and else as hidden.
  ///
  /// What is known of its present place stays. A tracker that trusts the accessory asks it.
  func start() {
    guard observer == nil else { return }
    let host = coordinator?.hostFrame
    appearance = host == nil ? .hidden : .shown
    (beginFrame, endFrame) = (host ?? .zero, host ?? .zero)
    (animationDuration, animationOptions) = (0, [])
    if trust == .accessory, let host { currentFrame = host }
    observer = KeyboardObserver([
      UIResponder.keyboardWillShowNotification: { [weak self] _ in self?.become(.willShow) },
      UIResponder.keyboardDidShowNotification: { [weak self] _ in self?.become(.shown) },
      UIResponder.keyboardWillHideNotification: { [weak self] _ in self?.become(.willHide) },
      UIResponder.keyboardDidHideNotification: { [weak self] _ in self?.become(.hidden) },
      UIResponder.keyboardWillChangeFrameNotification: { [weak self] in self?.note($0) },
      UIResponder.keyboardDidChangeFrameNotification: { [weak self] in self?.note($0) },
    ])
    delegate?.keyboardTrackerDidUpdate(self)
  }

  /// Stops to listen: neither notifications nor the accessory are heard until it starts again.
  func stop() {
    observer = nil
  }

  /// True if more of the keyboard than the accessory is on the screen, and it is not hidden.
  var isKeyboardVisible: Bool {
    let shown = UIScreen.main.bounds.intersection(currentFrame)
    let height = shown.isNull ? 0 : shown.height
    return appearance != .hidden && height - (coordinator?.height ?? 0) > 0
  }

  /// Every notification counts, one that repeats itself as well.
  private func become(_ next: KeyboardAppearance) {
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
    guard observer != nil else { return }
    currentFrame = frame
    animationDuration = 0
    delegate?.keyboardTrackerDidUpdate(self)
  }
}

extension KeyboardChange {
  /// The options of the four public curves; the keyboard's own, 7, is lost and becomes easeInOut.
  fileprivate var knownOptions: UIView.AnimationOptions { curve <= 3 ? options : [] }
}

/// The last state of the keyboard that a tracker has heard of.
///
/// Source: meiwin/NgKeyboardTracker, `NgKeyboardTracker.m`.
enum KeyboardAppearance: CaseIterable {
  /// Before it listens.
  case undefined
  case willShow, willHide, shown, hidden
}

/// Calls back when the app comes and goes, for as long as it is kept.
final class AppObserver {
  typealias Reaction = @MainActor @Sendable () -> Void

  private let tokens: [any NSObjectProtocol]

  init(didBecomeActive: @escaping Reaction, didEnterBackground: @escaping Reaction) {
    tokens = [
      (UIApplication.didBecomeActiveNotification, didBecomeActive),
      (UIApplication.didEnterBackgroundNotification, didEnterBackground),
    ].map { name, react in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { react() }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
