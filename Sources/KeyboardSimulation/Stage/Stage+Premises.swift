import HeadlessUIKit
import Scenes

extension Stage {
  /// Why an event finds nothing to do as things are; nil where it finds what it needs.
  func fault(of event: SceneEvent.Kind) -> EventFault? {
    switch event {
    case .hide: hasSeenKeyboard ? nil : .nothingToHide
    case .keyboardSwitch(.predictiveBar), .keyboardSwitch(.emoji):
      hasSeenKeyboard ? nil : .nothingToSwitch
    case .keyboardSwitch(.inputView):
      screen.controller is any InputViewSwitching ? nil : .noOwnKeyboard
    case .keyboardSwitch(.inputViewHeight): faultOfOwnHeight
    case .undock, .split, .float: keyboard.device.isPad ? nil : .phoneKeyboard
    case .dock: keyboard.state.placement == .docked ? .nothingToDock : nil
    case .drag: hasSeenKeyboard ? nil : .nothingToDrag
    case .scroll: screen.scrollView == nil ? .nothingToScroll : nil
    case .messages: screen.deliver == nil ? .nothingDelivers : nil
    case .focus(let number): fault(ofFocus: number)
    case .blur: hasFocus || !isWithoutInput ? nil : .nothingFocused
    case .type: loop.input.firstResponder is any UIKeyInput ? nil : .nothingTyped
    case .show, .notification, .keyboardSwitch, .hardwareKeyboard, .crossFade, .rotate,
      .background, .drop, .tap:
      nil
    }
  }

  private var faultOfOwnHeight: EventFault? {
    guard screen.controller is any InputViewResizing else { return .ownHeightFixed }
    return keyboard.state.isUp && keyboard.state.hasInputView ? nil : .ownKeyboardAway
  }

  private func fault(ofFocus number: Int) -> EventFault? {
    let count = textInputs.count
    return number > count ? .noInput(number, of: count) : nil
  }

  private var hasFocus: Bool { loop.input.firstResponder != nil }

  /// Whether nothing has had the focus: no keyboard has been up but one that came by itself.
  private var isWithoutInput: Bool { !hasSeenKeyboard || keyboard.state.isUp }

  /// Whether keys are wanted now, or were on the screen before.
  private var hasSeenKeyboard: Bool {
    keyboard.state.isUp || keyboard.phases.starts.contains { $0.phase != .closed }
  }
}
