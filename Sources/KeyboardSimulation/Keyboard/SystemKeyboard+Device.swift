import Foundation
import HeadlessUIKit
import Scenes

/// The keyboard's part in a turn of the device, and its height on the side before.
struct KeyboardRotation {
  /// The height of the keys once the device is turned, in points; nil for the device's own.
  private(set) var keysHeight: Double?
  /// The number of times that notifications say that the keyboard goes and comes back.
  private(set) var count = 1
  /// The motion by which it went, until it comes back.
  var leave: KeyboardMotion?
  /// The height that the keys had before the device was last turned, in points.
  var keysHeightBefore: Double?

  /// Takes what a scene asks of the turn to come.
  mutating func plan(keysHeight: Double?, count: Int) {
    (self.keysHeight, self.count, leave) = (keysHeight, count, nil)
  }

  /// Forgets the turn, but not the keys of the side before.
  mutating func end() { plan(keysHeight: nil, count: 1) }
}

extension SystemKeyboard {
  /// Goes, where it is at the bottom: in the old screen's points.
  ///
  /// The screen shows a keyboard that stays up and takes its new width and height, for the motions
  /// there and back add up to that; what is posted is a hide, a rotation and a show. Sources:
  /// apontious.com, "Keyboard Schmeeboard"; that iOS 8 posts hide and show twice on an iPad: Apple
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

  /// Comes back with its height on this side of the device, and posts that.
  func screenDidTurn() {
    defer { rotation.end() }
    measureAccessory()
    guard let leave = rotation.leave else { return update(.instant) }
    post(leave.did, of: leave)
    guard let target = state.frame else { return }
    run(
      KeyboardMotion(
        target: target, begin: reported(frame), end: reported(target), timing: .rotation,
        will: .willShow, did: .didShow))
    phases.enter(state.shownKeysHeight > 0 ? .resizing : .closed, at: loop.now)
  }

  /// The motion below the bottom of the screen.
  private var leaving: KeyboardMotion {
    let target = CGRect(x: frame.minX, y: screen.maxY, width: frame.width, height: frame.height)
    return KeyboardMotion(
      target: target, begin: reported(frame), end: reported(target), timing: .rotation,
      will: .willHide, did: .didHide)
  }

  /// Posts a hide and a show in one place, and moves there and back at once.
  private func postLeavingAndReturning() {
    let (open, leave) = (frame, leaving)
    run(leave)
    post(leave.did, of: leave)
    run(
      KeyboardMotion(
        target: open, begin: leave.notification.end, end: leave.notification.begin,
        timing: .rotation,
        will: .willShow, did: .didShow))
  }
}

/// The notifications while the app goes to the background and comes back.
///
/// Nothing is seen to move, for the app is not on the screen.
extension SystemKeyboard {
  private typealias Name = KeyboardNotification.Name

  func postHide() {
    guard isShown else { return }
    let hidden = frame.offsetBy(dx: 0, dy: screen.maxY - frame.minY)
    post(.willHide + .didHide, from: reported(frame), to: reported(hidden))
  }

  func postShow() {
    let hidden = frame.offsetBy(dx: 0, dy: screen.maxY - frame.minY)
    post(.willShow + .didShow, from: reported(hidden), to: reported(frame))
  }

  func postEmptyShows(_ count: Int) {
    for _ in 0..<count { post([.willShow, .didShow], from: .zero, to: .zero) }
  }

  func postFlatShow() {
    let flat = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    post(.willShow + .didShow, from: flat, to: flat)
  }

  private func post(_ names: [Name], from begin: CGRect, to end: CGRect) {
    for name in names {
      post(KeyboardNotification(name: name, begin: begin, end: end, duration: 0))
    }
  }
}
