import Foundation
import HeadlessUIKit
import Scenes

/// Notifications as a phone wrote them, and a keyboard that does what they say.
///
/// Their rectangles are of the keys. Where an accessory is on those, notifications have it as
/// well, as far as the system counts it.
extension SystemKeyboard {
  /// Posts what a phone posted, and moves as it says.
  ///
  /// - Parameters:
  ///   - notification: what is posted.
  ///   - rect: where the keys really go; nil for where the notification says.
  func play(_ notification: KeyboardNotification, place rect: CGRect? = nil) {
    guard let closing = notification.name.closing else {
      return finish(notification, place: rect)
    }
    let begin = placed(notification.begin)
    if rect == nil, !begin.isEmpty, begin != frame { put(begin) }
    let target = rect.map(placed) ?? target(of: notification)
    note(notification.name, at: rect ?? notification.end)
    run(
      KeyboardMotion(
        target: target, notification: reported(notification),
        will: [.willChangeFrame, notification.name].unique,
        did: [.didChangeFrame, closing].unique,
        isInstant: rect == nil && notification.end.isEmpty))
  }

  /// A notification of something past: the keyboard is where it says.
  private func finish(_ notification: KeyboardNotification, place rect: CGRect?) {
    let end = rect ?? notification.end
    if !end.isEmpty {
      put(placed(end))
      note(notification.name, at: end)
    }
    post(reported(notification))
  }

  /// Remembers what a recorded notification says of the keyboard, for what comes after it.
  private func note(_ name: KeyboardNotification.Name, at end: CGRect) {
    let isHidden = name == .willHide || name == .didHide
    guard !isHidden, !end.isEmpty, end.minY < screen.maxY else {
      if isHidden { state.isUp = false }
      return
    }
    state.isUp = true
    let isDocked = end.isDocked(on: screen)
    let shown = screen.maxY - end.minY
    state.keysHeight = Double(isDocked ? shown : end.height)
    state.placement = isDocked ? .docked : .free(end)
  }

  /// The keyboard's next rectangle: an empty one takes a hidden keyboard off the screen.
  private func target(of notification: KeyboardNotification) -> CGRect {
    guard notification.end.isEmpty else { return placed(notification.end) }
    guard notification.name == .willHide else { return frame }
    return placed(CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame.height))
  }
}

extension SystemKeyboard {
  /// The height of the accessory that is at the bottom without keys, in points.
  private var standingHeight: Double {
    loop.input.inputs.wantsKeysOrInputView ? remainingHeight : state.accessoryHeight
  }

  /// The notification with what the system counts of an accessory on the keys.
  private func reported(_ notification: KeyboardNotification) -> KeyboardNotification {
    KeyboardNotification(
      name: notification.name, begin: reportedKeys(notification.begin),
      end: reportedKeys(notification.end), duration: notification.duration,
      curve: notification.curve, isLocal: notification.isLocal)
  }

  /// The rectangle in notifications of keys in that rectangle.
  private func reportedKeys(_ keys: CGRect) -> CGRect { reported(withAccessory(keys)) }

  /// Keys at the bottom and the accessory on them, which leaves with them or stays.
  ///
  /// A rectangle no higher than the accessory is the accessory's, and one as high as the screen has
  /// it within.
  private func withAccessory(_ keys: CGRect) -> CGRect {
    let height = CGFloat(state.accessoryHeight)
    guard height > 0, keys.height > height, standsAtBottom(keys),
      keys.minY - height >= screen.minY
    else { return keys }
    let leaves = keys.minY >= screen.maxY && standingHeight == 0
    return CGRect(
      x: keys.minX, y: leaves ? keys.minY : keys.minY - height, width: keys.width,
      height: keys.height + height)
  }

  /// Returns true if keys end at the screen's bottom, or by the notification at the app window's.
  private func standsAtBottom(_ keys: CGRect) -> Bool {
    keys.isDocked(on: screen) || layers.appWindow.map { keys.isDocked(on: $0) } ?? false
  }

  /// The rectangle of keys and accessory: one that needs no keys is never below the bottom.
  private func placed(_ keys: CGRect) -> CGRect {
    let height = CGFloat(standingHeight)
    guard height > 0, !keys.isEmpty, keys.minY >= screen.maxY else { return withAccessory(keys) }
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }
}

extension [KeyboardNotification.Name] {
  /// Each name once.
  fileprivate var unique: Self { first == last ? Array(prefix(1)) : self }
}
