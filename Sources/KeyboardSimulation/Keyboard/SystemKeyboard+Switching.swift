import Foundation
import HeadlessUIKit
import Scenes

extension SystemKeyboard {
  func play(_ change: KeyboardSwitch) {
    switch change {
    case .predictiveBar(let isOn, let duration):
      guard isOn != hasPredictiveBar else { return }
      let bar = device.predictiveBarHeight
      resize(to: state.keysHeight + (isOn ? bar : -bar), NotifiedTiming(usualTiming, duration))
    case .emoji(let isOn, let duration):
      switchToEmoji(isOn, NotifiedTiming(.instant, duration))
    case .inputView, .inputViewHeight: break
    case .heights(let heights, let interval, let duration):
      play(heights, every: interval, NotifiedTiming(usualTiming, duration))
    }
  }

  /// Takes one height after another, until the device is turned: those are of the side it is on.
  private func play(_ heights: [Double], every interval: Double, _ timing: NotifiedTiming) {
    let (isSilent, side) = (requests.isSilent, device.orientation)
    if let first = heights.first { show(height: first, timing: timing) }
    for (index, height) in heights.enumerated().dropFirst() {
      loop.schedule(at: loop.now + Double(index) * interval) { [weak self] in
        guard let self, self.device.orientation == side else { return }
        self.requests.isSilent = isSilent
        self.show(height: height, timing: timing)
        self.requests.isSilent = false
      }
    }
  }

  /// True if the keys are as high as with the bar of suggestions.
  private var hasPredictiveBar: Bool { hasPredictiveBar(state.keysHeight) }

  /// True for a height in points that is that of letters with the bar of suggestions.
  func hasPredictiveBar(_ height: Double) -> Bool {
    height > device.usualKeyboardHeight + device.predictiveBarHeight / 2
  }

  /// Emoji are as high as letters with the bar of suggestions, whether that is on or not.
  ///
  /// So the bar stays still with suggestions on, and jumps without. Source: openradar 35735170.
  private func switchToEmoji(_ isOn: Bool, _ timing: NotifiedTiming) {
    guard isOn == (state.lettersHeight == nil) else { return }
    NotificationCenter.default.post(
      name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
    if isOn {
      state.lettersHeight = state.keysHeight
      let high = device.usualKeyboardHeight + device.predictiveBarHeight
      resize(to: max(state.keysHeight, high), timing)
    } else if let height = state.lettersHeight {
      state.lettersHeight = nil
      resize(to: height, timing)
    }
  }

  private func resize(to height: Double, _ timing: NotifiedTiming) {
    requests.keysHeight = height
    state.keysHeight = height
    update(timing)
  }

  /// Another keyboard takes the place of the screen's, or goes: an accessory stays.
  func setHardwareKeyboard(_ state: HardwareKeyboard) {
    let begin = reported(frame)
    self.state.hardwareKeyboard = state
    measureAccessory()
    update(usualTiming, from: begin)
  }
}

extension SystemKeyboard {
  /// The distance by which the menu lifts a keyboard, in points.
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
    // The rest that another keyboard leaves on the screen stays at the bottom.
    guard !state.isDocked else { return update(usualTiming) }
    guard isShown, let target = state.frame, target != frame else {
      layers.panel = panel
      return
    }
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
    if !requests.isSilent {
      post(KeyboardNotification(name: .willChangeFrame, begin: .zero, end: .zero, duration: 0))
      post(
        KeyboardNotification(
          name: .didChangeFrame, begin: .zero, end: reported(frame), duration: 0))
    }
    run(
      KeyboardMotion(
        target: target, begin: reported(frame), end: reported(target), timing: usualTiming,
        will: [.willShow, .willChangeFrame, .willShow],
        did: [.didChangeFrame, .didShow, .didChangeFrame, .didShow]))
  }
}
