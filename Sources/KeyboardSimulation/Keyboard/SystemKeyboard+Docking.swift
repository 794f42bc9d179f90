import Foundation
import HeadlessUIKit
import Scenes

extension SystemKeyboard {
  /// How far the menu lifts a keyboard, in points.
  ///
  /// Source: Stack Overflow 10749311.
  static let usualLift = 264.0

  /// Leaves the bottom, by the menu: as wide as before, and higher up.
  func undock(lift: Double?) {
    state.isSplit = false
    leaveDock(for: .lifted(lift ?? Self.usualLift), .menu)
  }

  /// Splits in two and leaves the bottom; notifications have both halves as one rectangle.
  func split(height: Double?, lift: Double?) {
    if let height { state.keysHeight = height }
    state.isSplit = true
    leaveDock(for: .lifted(lift ?? Self.usualLift), .menu)
  }

  /// Becomes a small keyboard anywhere on the screen, at once.
  func float(in rect: CGRect?) {
    state.isSplit = false
    leaveDock(for: .free(rect ?? usualFloatingFrame), .instant)
  }

  /// 320 points square, in the middle, 148 points above the bottom.
  ///
  /// Source: the sizes in the tests of Flutter's keyboard classifier.
  private var usualFloatingFrame: CGRect {
    let side: CGFloat = 320
    return CGRect(
      x: (screen.width - side) / 2, y: max(0, screen.maxY - side - 148), width: side, height: side)
  }

  /// A keyboard that leaves the bottom posts that it hides, and a change of its frame.
  ///
  /// The change is recorded (Stack Overflow 10749311). That it hides is concluded from what is
  /// recorded of docking, which shows it again.
  private func leaveDock(for placement: KeyboardState.Placement, _ timing: NotifiedTiming) {
    let wasDocked = state.isDocked
    state.placement = placement
    // What another keyboard leaves on the screen stays at the bottom.
    guard !state.isDocked else { return update(usualTiming) }
    guard isShown, let target = state.frame, target != frame else { return }
    let hides = wasDocked && state.shownKeysHeight > 0
    run(
      KeyboardMotion(
        target: target, begin: reported(frame), end: reported(target), timing: timing,
        will: hides ? .willHide : [.willChangeFrame],
        did: hides ? .didHide : [.didChangeFrame]))
  }

  /// Is dropped at the bottom: what is posted then, in the order that was recorded.
  ///
  /// Source: openradar 7727. The first pair, with empty rectangles, belongs to the dragging.
  func dock() {
    guard state.placement != .docked else { return }
    state.placement = .docked
    guard isShown, let target = state.frame, target != frame else { return }
    post(KeyboardNotification(name: .willChangeFrame, begin: .zero, end: .zero, duration: 0))
    post(
      KeyboardNotification(
        name: .didChangeFrame, begin: .zero, end: reported(frame), duration: 0))
    run(
      KeyboardMotion(
        target: target, begin: reported(frame), end: reported(target), timing: usualTiming,
        will: [.willShow, .willChangeFrame, .willShow],
        did: [.didChangeFrame, .didShow, .didChangeFrame, .didShow]))
  }
}
