import HeadlessUIKit
import Scenes
import LayerTrees

extension SystemKeyboard {
  /// Follows the first responder: its keys, the view in their place, and what is on top.
  func inputViewsDidChange(_ inputs: InputViews) {
    focusDidChange?()
    let timing = requests.timing ?? (isThereAtOnce(inputs) ? .instant : usualTiming)
    requests.timing = nil
    let begin = reported(frame)
    state.isUp = inputs.wantsKeysOrInputView
    state.hasInputView = inputs.inputView != nil
    if let inputView = inputs.inputView {
      let own = Double(inputView.inputHeight(width: screen.width))
      state.keysHeight = own > 0 ? own : systemHeight
    } else if inputs.wantsKeys {
      state.keysHeight = systemHeight
    }
    attach(inputs)
    update(timing, from: begin)
  }

  /// True if the views come at once: in place of keys that are up, or on a screen at its start.
  private func isThereAtOnce(_ inputs: InputViews) -> Bool {
    let isFirst = loop.log.commits.isEmpty && !inputs.wantsKeysOrInputView
    return isFirst || (inputs.areReloaded && isShown)
  }

  /// The height of the system's keys, in points: the last that a scene asked for.
  private var systemHeight: Double { requests.keysHeight ?? device.usualKeyboardHeight }

  /// Puts the views up that a first responder asks for; those of one that goes leave with the keys.
  private func attach(_ inputs: InputViews) {
    guard state.isUp || inputs.accessoryView != nil else {
      state.accessoryHeight = 0
      return
    }
    layers.set(accessory: inputs.accessoryView, inputView: inputs.inputView)
    state.accessoryHeight = layers.measuredAccessoryHeight
    layers.rehearse(settleAccessoryHeight)
    layers.accessoryHeight = state.accessoryHeight
  }

  /// Comes without the accessory of a first responder that has gone.
  func detachAccessory() {
    layers.set(accessory: nil, inputView: loop.input.inputs.inputView)
    layers.accessoryHeight = 0
  }

  /// The accessory's height may depend on where it is: the home indicator reaches into it.
  private func settleAccessoryHeight() {
    guard state.accessoryHeight > 0 else { return }
    for _ in 0..<Self.greatestMeasureCount {
      layers.accessoryHeight = state.accessoryHeight
      guard let target = state.frame else { return }
      layers.place(target, isDocked: state.isDocked)
      let height = layers.measuredAccessoryHeight
      guard height != state.accessoryHeight else { return }
      state.accessoryHeight = height
    }
  }

  private static let greatestMeasureCount = 4

  /// Takes the accessory's height as it is on this side of the device.
  func measureAccessory() {
    guard loop.input.inputs.accessoryView != nil, state.accessoryHeight > 0 else { return }
    state.accessoryHeight = layers.measuredAccessoryHeight
    layers.rehearse(settleAccessoryHeight)
    layers.accessoryHeight = state.accessoryHeight
  }

  /// Views that have become higher or lower take their height at once, but not on their way.
  func layoutDidEnd() -> Bool {
    guard isAtRest, state.frame != nil else { return false }
    let begin = reported(frame)
    guard heightChanges.isWithin(Self.greatestHeightChangeCount, at: loop.now),
      takeAccessoryHeight() || takeInputViewHeight()
    else { return false }
    heightChanges.note(at: loop.now)
    update(.instant, from: begin)
    return true
  }

  /// Answers whether the accessory is of another height than before.
  private func takeAccessoryHeight() -> Bool {
    guard loop.input.inputs.accessoryView != nil else { return false }
    let height = layers.measuredAccessoryHeight
    guard isAnother(height, than: state.accessoryHeight) else { return false }
    state.accessoryHeight = height
    layers.rehearse(settleAccessoryHeight)
    layers.accessoryHeight = state.accessoryHeight
    return true
  }

  /// Answers whether the view in the keys' place is of another height than before.
  private func takeInputViewHeight() -> Bool {
    // A frame alone is read when the view comes: what it becomes later needs `reloadInputViews()`.
    guard let inputView = loop.input.inputs.inputView, state.isUp,
      !inputView.translatesAutoresizingMaskIntoConstraints
    else { return false }
    let height = Double(inputView.inputHeight(width: screen.width))
    guard height > 0, isAnother(height, than: state.keysHeight) else { return false }
    state.keysHeight = height
    return true
  }

  /// Returns true if heights differ by what a screen can show: with less it would never end.
  private func isAnother(_ height: Double, than other: Double) -> Bool {
    abs(height - other) >= 0.5 / Double(loop.screen.scale)
  }

  /// The most changes of height that layout may ask for in one instant.
  static let greatestHeightChangeCount = 16

  /// The next show comes up at a height, by a timing.
  func prepare(height: Double, timing: NotifiedTiming) {
    requests.keysHeight = height
    requests.timing = timing
  }
}
