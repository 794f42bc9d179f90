import HeadlessUIKit

extension SystemKeyboard {
  /// Follows the first responder: its keys, the view in their place, and what stands on top.
  func inputViewsDidChange(_ inputs: InputViews) {
    let timing = timing ?? usualTiming
    self.timing = nil
    let height = layers.measure(inputs.accessoryView)
    state.isUp = inputs.wantsKeys || inputs.inputView != nil
    state.hasInputView = inputs.inputView != nil
    state.accessoryHeight = height
    if let inputView = inputs.inputView {
      let own = Double(inputView.inputHeight(width: screen.width))
      state.keysHeight = own > 0 ? own : state.keysHeight
    } else if inputs.wantsKeys {
      state.keysHeight = systemHeight
    }
    dress(inputs)
    update(timing)
  }

  /// The height of the system's keys, in points: the last that a scene asked for.
  private var systemHeight: Double { systemKeysHeight ?? device.usualKeyboardHeight }

  /// Puts the views up that a first responder asks for; those of one that goes leave with the keys.
  private func dress(_ inputs: InputViews) {
    guard state.frame != nil else { return }
    layers.set(
      accessory: inputs.accessoryView, height: state.accessoryHeight, inputView: inputs.inputView)
    // What is new starts from where the keys are, so that it comes up with them.
    if isShown { put(frame) }
  }

  /// An accessory that has become higher or lower takes its height at once.
  func layoutDidEnd() -> Bool {
    let inputs = loop.input.inputs
    guard inputs.accessoryView != nil, state.frame != nil else { return false }
    let height = layers.measure(inputs.accessoryView)
    guard height != state.accessoryHeight else { return false }
    state.accessoryHeight = height
    layers.set(accessory: inputs.accessoryView, height: height, inputView: inputs.inputView)
    update(.instant)
    return true
  }

  /// The next show comes up at a height, by a timing.
  func prepare(height: Double, timing: KeyboardTiming) {
    systemKeysHeight = height
    self.timing = timing
  }
}
