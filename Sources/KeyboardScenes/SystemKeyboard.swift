import AnimationCurves
import HeadlessUIKit
import LayerGeometry
import LayerTrees

/// The keyboard that the system shows: it posts the notifications and moves its own layer.
///
/// It lives in a window above the app's. With curve 7 it moves by the profile's spring, whatever
/// duration it announces; that an interrupted motion goes on additively is an assumption.
@MainActor
final class SystemKeyboard {
  private let window: UIWindow
  private let keyboard = UIView()
  private let guide = UIView()
  private let loop: VirtualRunLoop
  /// How many of its motions are under way, and what follows when the last of them has ended.
  private var motionCount = 0
  private var arrival: (@MainActor () -> Void)?
  /// The rectangle that the last notification announced, in points of the screen.
  private(set) var frame: CGRect
  private(set) var phases = PhaseLog()

  init(loop: VirtualRunLoop) {
    self.loop = loop
    let screen = loop.screen.bounds
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    window = UIWindow(frame: screen)
    window.windowLevel = UIWindow.Level(rawValue: 10_000_000)
    keyboard.layer.role = .keyboard
    guide.layer.role = .keyboardGuide
    window.addSubview(guide)
    window.addSubview(keyboard)
    window.makeKeyAndVisible()
    place(frame)
  }

  private var screen: CGRect { loop.screen.bounds }

  /// The rectangle of a docked keyboard of that height.
  private func docked(_ height: Double) -> CGRect {
    CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  private var isShown: Bool { isShown(frame) }

  private func isShown(_ frame: CGRect) -> Bool { frame.minY < screen.maxY && frame.height > 0 }
}

extension SystemKeyboard {
  /// Comes up, or takes another height where it is up already.
  func show(height: Double, duration: Double, curve: Int) {
    let end = docked(height)
    let begin = isShown ? frame : end.offsetBy(dx: 0, dy: height)
    play(
      KeyboardNotification(
        name: .willShow, begin: begin, end: end, duration: duration, curve: curve))
  }

  /// Goes down; does nothing where it is down already.
  func hide(duration: Double, curve: Int) {
    guard isShown else { return }
    let end = CGRect(x: frame.minX, y: screen.maxY, width: frame.width, height: frame.height)
    play(
      KeyboardNotification(
        name: .willHide, begin: frame, end: end, duration: duration, curve: curve))
  }

  /// Posts what a phone posted, and moves as it says.
  func play(_ notification: KeyboardNotification) {
    guard let closing = notification.name.closing else { return finish(notification) }
    start(from: notification)
    let options = UIView.AnimationOptions(rawValue: UInt(max(0, notification.curve)) << 16)
    if loop.keyboardProfile.postsInsideAnimation {
      UIView.animate(withDuration: notification.duration, delay: 0, options: options) {
        announce(notification)
      }
    } else {
      announce(notification)
    }
    move(to: target(of: notification), by: notification, options: options) { [weak self] in
      self?.settle(notification, closing: closing)
    }
  }

  /// A notification that tells of something past: the keyboard is where it says.
  private func finish(_ notification: KeyboardNotification) {
    if !notification.end.isEmpty {
      frame = notification.end
      UIView.performWithoutAnimation { place(frame) }
      phases.enter(isShown ? .open : .closed, at: loop.now)
    }
    notification.post()
  }

  /// Puts the keyboard where the notification says that it begins, if it is elsewhere.
  private func start(from notification: KeyboardNotification) {
    guard !notification.begin.isEmpty, notification.begin != frame else { return }
    frame = notification.begin
    UIView.performWithoutAnimation { place(frame) }
  }

  private func announce(_ notification: KeyboardNotification) {
    if notification.name != .willChangeFrame {
      notification.renamed(.willChangeFrame).post()
    }
    notification.post()
  }

  /// Where the keyboard goes: an empty rectangle takes a hidden one off the screen.
  private func target(of notification: KeyboardNotification) -> CGRect {
    guard notification.end.isEmpty else { return notification.end }
    guard notification.name == .willHide else { return frame }
    return CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame.height)
  }

  private func move(
    to end: CGRect, by notification: KeyboardNotification, options: UIView.AnimationOptions,
    then settled: @escaping @MainActor () -> Void
  ) {
    let duration = notification.end.isEmpty ? 0 : notification.duration
    if let phase = phase(towards: end) { phases.enter(phase, at: loop.now) }
    frame = end
    motionCount += 1
    arrival = settled
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      place(end)
    } completion: { [weak self] _ in
      self?.endMotion()
    }
  }

  /// What it does on its way to `end`; nil where that is nothing else than before.
  private func phase(towards end: CGRect) -> Phase? {
    guard end != frame || motionCount == 0 else { return nil }
    return switch (isShown, isShown(end)) {
    case (false, false): nil
    case (false, true): .opening
    case (true, true): .resizing
    case (true, false): .closing
    }
  }

  /// Motions add up, so that the keyboard stands still only when all of them have ended.
  private func endMotion() {
    motionCount -= 1
    guard motionCount == 0, let arrival else { return }
    self.arrival = nil
    arrival()
  }

  private func settle(_ notification: KeyboardNotification, closing: KeyboardNotification.Name) {
    phases.enter(isShown ? .open : .closed, at: loop.now)
    if closing != .didChangeFrame { notification.renamed(.didChangeFrame).post() }
    notification.renamed(closing).post()
  }

  private func place(_ frame: CGRect) {
    keyboard.frame = frame
    let rest = screen.maxY - loop.screen.safeAreaInsets.bottom
    let top = min(rest, frame.isDocked(on: screen) ? frame.minY : rest)
    guide.frame = CGRect(x: 0, y: top, width: screen.width, height: screen.maxY - top)
  }
}

extension CGRect {
  /// Whether a keyboard of this rectangle spans the screen and reaches its bottom, or is below.
  fileprivate func isDocked(on screen: CGRect) -> Bool {
    width >= screen.width - 0.5 && maxY >= screen.maxY - 0.5
  }
}
