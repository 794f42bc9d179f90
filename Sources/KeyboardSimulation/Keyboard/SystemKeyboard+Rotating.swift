import Foundation
import HeadlessUIKit
import Scenes

/// What the keyboard does while the device turns.
struct KeyboardRotation {
  /// The height of the keys once the device is turned, in points; nil for the device's own.
  var keysHeight: Double?
  /// How often the keyboard is told to go and to come back.
  var count = 1
  /// The motion by which it went, until it comes back.
  var leave: KeyboardMotion?
}

extension SystemKeyboard {
  /// Is told to go, where it stands at the bottom: in the old screen's points.
  ///
  /// What is seen is a keyboard that stays up and takes its new width and height, for the motions
  /// there and back add up to that; what is told is a hide, a rotation and a show. Sources:
  /// apontious.com, "Keyboard Schmeeboard"; that iOS 8 tells hide and show twice on an iPad: Apple
  /// developer forums, thread 5706.
  func screenWillTurn() {
    rotation.leave = nil
    guard isShown, state.isDocked else { return }
    for _ in 1..<max(1, rotation.count) { postLeavingAndReturning() }
    let leave = leaving
    rotation.leave = leave
    run(leave)
  }

  func screenTurns() {
    turn(keysHeight: rotation.keysHeight)
  }

  /// Comes back with its height on this side of the device, and is told to.
  func screenDidTurn() {
    defer { rotation = KeyboardRotation() }
    measureAccessory()
    guard let leave = rotation.leave else { return update(.instant) }
    for name in leave.did { post(leave.notification(name)) }
    guard let target = state.frame else { return }
    run(
      KeyboardMotion(
        target: target, begin: reported(frame), end: reported(target), timing: .rotation,
        will: .willShow, did: .didShow))
    phases.enter(state.shownKeysHeight > 0 ? .resizing : .closed, at: loop.now)
  }

  /// How it goes below the bottom of the screen.
  private var leaving: KeyboardMotion {
    let target = CGRect(x: frame.minX, y: screen.maxY, width: frame.width, height: frame.height)
    return KeyboardMotion(
      target: target, begin: reported(frame), end: reported(target), timing: .rotation,
      will: .willHide, did: .didHide)
  }

  /// Tells of a hide and of a show in one place, and moves there and back at once.
  private func postLeavingAndReturning() {
    let (open, leave) = (frame, leaving)
    run(leave)
    for name in leave.did { post(leave.notification(name)) }
    run(
      KeyboardMotion(
        target: open, begin: leave.end, end: leave.begin, timing: .rotation,
        will: .willShow, did: .didShow))
  }
}
