/// The responder that takes typing in an app, and the input views that it asks the keyboard for.
@MainActor
package final class InputSession {
  /// The session of the app that runs now.
  package static var current: InputSession { VirtualRunLoop.current.input }

  package private(set) weak var firstResponder: UIResponder?
  /// The host of the keyboard; it is notified when the input views change.
  package weak var keyboard: (any KeyboardHost)?
  /// The keyboard's place for layout guides.
  package let dock = KeyboardDock()

  /// The window that was made key last.
  weak var keyWindow: UIWindow?
  /// The responder that asked for the focus before it was in a window.
  private weak var waiting: UIResponder?
  /// The responder that had only an accessory up, and has it again when an input inside it ends.
  private weak var resting: UIResponder?
  private var isSwitching = false
  /// The input views that the keyboard shows now.
  package private(set) var inputs = InputViews(of: nil)

  init() {}

  /// True if no responder has the focus or waits for it.
  var isFree: Bool { firstResponder == nil && waiting == nil }

  func begin(_ responder: UIResponder) -> Bool {
    guard firstResponder !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    guard responder.isOnScreen else {
      waiting = responder
      return false
    }
    guard responder.shouldBeginInput(), giveUp(for: responder) else { return false }
    firstResponder = responder
    around(responder) { responder.didBeginInput() }
    guard firstResponder === responder else { return false }
    responder.scrollToVisible()
    return true
  }

  func end(_ responder: UIResponder) -> Bool {
    if waiting === responder { waiting = nil }
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder, responder.shouldEndInput() else { return false }
    firstResponder = nil
    if !isSwitching, let resting, responder.chain.contains(where: { $0 === resting }) {
      firstResponder = resting
      self.resting = nil
    }
    around(responder) { responder.didEndInput() }
    return true
  }

  /// Makes the first responder give way to another; answers whether it did.
  private func giveUp(for responder: UIResponder) -> Bool {
    guard let old = firstResponder else { return true }
    isSwitching = true
    defer { isSwitching = false }
    guard old.resignFirstResponder() else { return false }
    let isAround = responder.chain.contains { $0 === old }
    resting = isAround && old.accessoryViewOrControllers != nil ? old : nil
    return true
  }

  /// Notifies the app and moves the keyboard, in the order of the kind of responder.
  private func around(_ responder: UIResponder, report: () -> Void) {
    if responder.takesText, let view = responder as? UIView { view.layer.invalidateLook() }
    if responder.reportsBeforeKeyboard { report() }
    if !isSwitching { updateKeyboard() }
    if !responder.reportsBeforeKeyboard { report() }
  }

  /// Asks the first responder for its input views and hands them to the keyboard.
  func updateKeyboard(isReload: Bool = false) {
    inputs = InputViews(of: firstResponder)
    inputs.areReloaded = isReload
    keyboard?.inputViewsDidChange(inputs)
  }

  /// True if the accessory stays on screen when the first responder ends.
  package var accessoryOutlivesInput: Bool {
    guard let resting, let firstResponder else { return false }
    return firstResponder.chain.contains { $0 === resting }
      && resting.accessoryViewOrControllers === inputs.accessoryView
  }

  /// Lets a responder that waited for a window become the first one, before a turn's layout.
  func settleResponder() {
    guard let responder = waiting, responder.isOnScreen else { return }
    waiting = nil
    _ = responder.becomeFirstResponder()
  }
}

/// The views that a first responder asks the keyboard to show.
@MainActor
package struct InputViews {
  package weak var responder: UIResponder?
  /// The view in the place of the system's keys.
  package let inputView: UIView?
  /// The accessory on top.
  package let accessoryView: UIView?
  /// The owner of the accessory: the responder above it.
  weak var accessoryOwner: UIResponder?
  /// True if the first responder is the same as before and has other views.
  package fileprivate(set) var areReloaded = false
  /// True if the system's keys come up.
  package let wantsKeys: Bool

  package var wantsKeysOrInputView: Bool { wantsKeys || inputView != nil }

  init(of responder: UIResponder?) {
    self.responder = responder
    let chain = responder.map { Array($0.chain) } ?? []
    let custom = chain.lazy.compactMap(\.inputViewOrControllers).first
    let owner = chain.first { $0.accessoryViewOrControllers != nil }
    inputView = custom
    accessoryView = owner?.accessoryViewOrControllers
    accessoryOwner = owner
    wantsKeys = custom == nil && responder?.takesText == true
  }
}

/// Brings the keyboard up and down for the first responder.
@MainActor
package protocol KeyboardHost: AnyObject {
  /// The first responder, or what it wants on screen, has changed.
  func inputViewsDidChange(_ inputs: InputViews)
  /// A turn's layout pass has ended: an accessory may have another height now.
  ///
  /// Answers whether something has to be laid out again.
  func layoutDidEnd() -> Bool
  /// The height of the accessory above the rectangle that a notification gives, in points; 0
  /// where it is counted there.
  func heightLeftOut(above reported: CGRect) -> CGFloat
  /// The device turns: the screen has its new size, the windows still theirs.
  func screenWillTurn()
  /// The windows are about to take the screen's new size.
  func screenTurns()
  /// The windows have taken the screen's new size.
  func screenDidTurn()
}
