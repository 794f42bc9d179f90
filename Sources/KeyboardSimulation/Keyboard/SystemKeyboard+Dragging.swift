import Foundation
import HeadlessUIKit
import Scenes

extension SystemKeyboard {
  /// Follows a finger at every refresh and posts nothing, then stays or hides and posts that.
  ///
  /// `top = max(finger, H - height)` once the finger has passed the keyboard's top; a layout
  /// guide's `keyboardDismissPadding` takes hold so much higher. Source: the pull of
  /// meiwin/NgKeyboardTracker's demo; Apple, *UIScrollView.KeyboardDismissMode.interactive*.
  func drag(_ drag: KeyboardDrag) {
    guard let open = grip else { return }
    let finger = EventFinger(drag, from: open)
    hold = .event(finger)
    let start = loop.now
    let end = loop.refreshes.first(atOrAfter: start + drag.duration)
    var time = loop.refreshes.first(after: start)
    while time < end - 1e-9 {
      let elapsed = time - start
      whileHeld(by: finger, at: time) { $0.pull(to: drag.finger(at: elapsed), from: open) }
      time = loop.refreshes.first(after: time)
    }
    whileHeld(by: finger, at: end) { keyboard in
      keyboard.pull(to: drag.to, from: open)
      finger.isLifting = true
      // A list that hears of the lift lets the keyboard go in that turn; else it goes in its own.
      keyboard.whileHeld(by: finger, at: keyboard.loop.now) { $0.lift(finger) }
    }
  }

  /// Lets the keyboard go, by the speed and the place of a finger of an event.
  private func lift(_ finger: EventFinger) {
    hold = .free
    release(finger.drag, from: finger.open)
  }

  /// Does something at a time, unless something else has taken the keyboard from the finger.
  private func whileHeld(
    by finger: EventFinger, at time: Double, _ step: @escaping @MainActor (SystemKeyboard) -> Void
  ) {
    loop.schedule(at: time) { [weak self] in
      guard let self, hold.isOf(finger) else { return }
      step(self)
    }
  }

  /// Follows a finger on a scroll view as its `keyboardDismissMode` says.
  func follow(_ touch: ScrollTouch, on scrollView: UIScrollView) {
    if case .event(let finger) = hold, case .ended = touch, finger.isLifting {
      // One touch ends the drag and lets the keyboard go: no layout comes between the two.
      return lift(finger)
    }
    guard !hold.isOfEvent || scrollView.keyboardDismissMode.isOnDrag else { return }
    switch (scrollView.keyboardDismissMode, touch) {
    case (.onDrag, .began), (.onDragWithAccessory, .began):
      if !endInput() { hide(timing: usualTiming) }
    case (.interactive, .began), (.interactiveWithAccessory, .began):
      hold = grip.map { .scrollView(from: $0) } ?? .free
    case (.interactive, .moved(let point)), (.interactiveWithAccessory, .moved(let point)):
      guard let open = hold.grip else { return }
      let top = scrollView.window?.frame.minY ?? 0
      pull(to: Double(point.y + top), from: open)
    case (.interactive, .ended(let velocity)), (.interactiveWithAccessory, .ended(let velocity)):
      guard let open = hold.grip else { return }
      hold = .free
      let top = Double(frame.minY)
      release(
        KeyboardDrag(from: top, to: top, duration: 0, velocity: Double(velocity.y)), from: open)
    default: break
    }
  }

  /// The rectangle by which a finger would take hold of it now; nil where it cannot.
  private var grip: CGRect? { isPullable ? state.frame : nil }

  /// True if there are keys at the bottom for a finger to take hold of.
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
    requests.timing = .release
    if !endInput() { hide(timing: .release) }
    requests.timing = nil
  }

  /// Makes a text input give up the first responder; answers whether there was one that did.
  func endInput() -> Bool {
    guard let responder = loop.input.firstResponder, loop.input.inputs.wantsKeysOrInputView
    else { return false }
    return responder.resignFirstResponder()
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// True if the keyboard goes as soon as a finger drags.
  fileprivate var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }

  /// True if a finger on the list takes the keyboard with it.
  var pullsKeyboard: Bool { self == .interactive || self == .interactiveWithAccessory }
}

/// The holder of the keyboard: at most one finger at a time.
enum KeyboardHold {
  case free
  /// A finger of a scene's event; what scroll views report of it is ignored.
  case event(EventFinger)
  /// A finger on a scroll view, and where the keyboard was when it took hold.
  case scrollView(from: CGRect)

  /// Returns true if the holder is that finger of an event.
  func isOf(_ finger: EventFinger) -> Bool {
    if case .event(let holder) = self { holder === finger } else { false }
  }

  var isOfEvent: Bool {
    if case .event = self { true } else { false }
  }

  /// The keyboard's rectangle when a finger on a scroll view took hold; nil where none has.
  var grip: CGRect? {
    if case .scrollView(let frame) = self { frame } else { nil }
  }

  var isFree: Bool {
    if case .free = self { true } else { false }
  }
}

/// A finger of a scene's event that pulls the keyboard down, known by its identity.
final class EventFinger {
  let drag: KeyboardDrag
  /// The keyboard's rectangle when it took hold, in points of the screen.
  let open: CGRect
  /// True if its way has come to the end, so that it lifts in this instant.
  var isLifting = false

  init(_ drag: KeyboardDrag, from open: CGRect) {
    self.drag = drag
    self.open = open
  }
}
