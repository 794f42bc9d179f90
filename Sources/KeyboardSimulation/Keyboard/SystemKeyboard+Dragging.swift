import Foundation
import HeadlessUIKit
import Scenes

extension SystemKeyboard {
  /// Follows a finger at every refresh and tells nobody, then stays or hides and tells it.
  ///
  /// `top = max(finger, H - height)` once the finger has passed the keyboard's top; a layout
  /// guide's `keyboardDismissPadding` takes hold so much higher. Source: the pull of
  /// meiwin/NgKeyboardTracker's demo; Apple, *UIScrollView.KeyboardDismissMode.interactive*.
  func drag(_ drag: KeyboardDrag) {
    guard let open = state.frame, isPullable else { return }
    dragCount += 1
    isDragged = true
    let number = dragCount
    let start = loop.now
    let end = loop.refreshes.first(atOrAfter: start + drag.duration)
    var time = loop.refreshes.first(after: start)
    while time < end - 1e-9 {
      let elapsed = time - start
      loop.schedule(at: time) { [weak self] in
        guard let self, self.dragCount == number else { return }
        self.pull(to: drag.finger(at: elapsed), from: open)
      }
      time = loop.refreshes.first(after: time)
    }
    loop.schedule(at: end) { [weak self] in
      guard let self, self.dragCount == number else { return }
      self.pull(to: drag.to, from: open)
      // The app hears of the finger's last step and that it lifts before the keyboard leaves it.
      self.loop.schedule(at: self.loop.now) { [weak self] in
        guard let self, self.dragCount == number else { return }
        self.isDragged = false
        self.release(drag, from: open)
      }
    }
  }

  /// Follows a finger on a scroll view as its `keyboardDismissMode` says.
  func follow(_ touch: ScrollTouch, on scrollView: UIScrollView) {
    guard !isDragged || scrollView.keyboardDismissMode.isOnDrag else { return }
    switch (scrollView.keyboardDismissMode, touch) {
    case (.onDrag, .began), (.onDragWithAccessory, .began):
      if !endInput() { hide(timing: usualTiming) }
    case (.interactive, .began), (.interactiveWithAccessory, .began):
      dragCount += 1
      grip = isPullable ? state.frame : nil
    case (.interactive, .moved(let point)), (.interactiveWithAccessory, .moved(let point)):
      guard let grip else { return }
      let top = scrollView.window?.frame.minY ?? 0
      pull(to: Double(point.y + top), from: grip)
    case (.interactive, .ended(let velocity)), (.interactiveWithAccessory, .ended(let velocity)):
      guard let open = grip else { return }
      grip = nil
      let top = Double(frame.minY)
      release(
        KeyboardDrag(from: top, to: top, duration: 0, velocity: Double(velocity.y)), from: open)
    default: break
    }
  }

  /// Whether there are keys at the bottom for a finger to take hold of.
  private var isPullable: Bool { isShown && state.isDocked && state.shownKeysHeight > 0 }

  /// Moves the keyboard under a finger, down to where only what outlives it is on the screen.
  private func pull(to finger: Double, from open: CGRect) {
    let padding = Double(loop.input.dock.dismissPadding)
    let lowest = Double(screen.maxY) - remainingHeight
    let top = min(max(finger + padding, Double(open.minY)), max(lowest, Double(open.minY)))
    guard CGFloat(top) != frame.minY else { return }
    put(
      CGRect(x: open.minX, y: CGFloat(top), width: open.width, height: open.height),
      phase: .dragging)
  }

  /// The height of the accessory that stays when the first responder ends, in points.
  var remainingHeight: Double {
    loop.input.accessoryOutlivesInput ? state.accessoryHeight : 0
  }

  private func release(_ drag: KeyboardDrag, from open: CGRect) {
    guard frame != open else { return notePhase() }
    let share = Double((screen.maxY - frame.minY) / max(1, screen.maxY - open.minY))
    if drag.stays(shownShare: share) { return update(.release) }
    timing = .release
    if !endInput() { hide(timing: .release) }
    timing = nil
  }

  /// Makes a text input give up the first responder; answers whether there was one that did.
  func endInput() -> Bool {
    guard let responder = loop.input.firstResponder, loop.input.inputs.wantsKeysOrInputView
    else { return false }
    return responder.resignFirstResponder()
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Whether the keyboard goes as soon as a finger drags.
  fileprivate var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
}
