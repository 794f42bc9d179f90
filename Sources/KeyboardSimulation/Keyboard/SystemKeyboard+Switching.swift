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

  /// Whether the keys are as high as with the bar of suggestions.
  var hasPredictiveBar: Bool {
    state.keysHeight > device.usualKeyboardHeight + device.predictiveBarHeight / 2
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
