/// The known state of the keyboard at an event by the events before it, whatever the handler does.
///
/// It finds only what is certain: where a handler of an app's own may have brought the keyboard
/// up, nothing is said.
package struct EventPremises: Sendable {
  /// The number of text inputs on the screen; nil where that is not known.
  private let textInputs: Int?
  private let isPad: Bool
  private var mayBeUp: Bool
  private var mayHaveFocus: Bool
  private var placement = Placement.docked
  private var hardwareKeyboard = HardwareKeyboard.detached
  private var orientation: Device.Orientation

  private enum Placement {
    case docked, away, unknown
  }

  /// The known state before the first event.
  ///
  /// - Parameters:
  ///   - device: as it is held first.
  ///   - textInputs: how many the screen has, of which none gets the focus by itself; nil where that
  ///     is not known.
  package init(on device: Device, textInputs: Int?) {
    self.textInputs = textInputs
    isPad = device.isPad
    orientation = device.orientation
    mayBeUp = textInputs == nil
    mayHaveFocus = textInputs == nil
  }
}

extension EventPremises {
  /// The fault of an event, if it is certain.
  package func fault(of event: SceneEvent.Kind) -> EventFault? {
    switch event {
    case .hide: mayBeUp ? nil : .nothingToHide
    case .keyboardSwitch(.predictiveBar), .keyboardSwitch(.emoji),
      .keyboardSwitch(.inputViewHeight):
      mayBeUp ? nil : .nothingToSwitch
    case .undock, .split, .float: isPad ? nil : .phoneKeyboard
    case .dock: placement == .docked ? .nothingToDock : nil
    case .drag: !mayBeUp ? .nothingToDrag : placement == .away ? .draggedAway : nil
    case .hardwareKeyboard(let state) where state == hardwareKeyboard:
      state.isThere ? .otherKeyboard : .noOtherKeyboard
    case .hardwareKeyboard: nil
    case .rotate(let side, _, _): side == orientation ? .heldSo : nil
    case .focus(let number): textInputs.flatMap { number > $0 ? .noInput(number, of: $0) : nil }
    case .blur: textInputs == 0 ? .nothingFocused : nil
    case .type: mayHaveFocus ? nil : .nothingTyped
    case .show, .notification, .keyboardSwitch, .crossFade, .background, .scroll, .messages, .drop,
      .tap:
      nil
    }
  }

  /// Takes note of what an event does.
  package mutating func note(_ event: SceneEvent.Kind) {
    switch event {
    case .show, .focus, .tap, .keyboardSwitch(.inputView):
      mayHaveFocus = textInputs != 0
      mayBeUp = mayBeUp || event.bringsKeyboard || mayHaveFocus
    case .keyboardSwitch(.heights): mayBeUp = true
    // A screen of an app's own may bring it back.
    case .hide: mayBeUp = textInputs == nil
    case .notification: (mayBeUp, placement) = (true, .unknown)
    case .undock, .split, .float: placement = .away
    case .dock: placement = .docked
    case .hardwareKeyboard(let state): hardwareKeyboard = state
    case .rotate(let side, _, _): orientation = side
    case .background(let pause): orientation = pause.orientation ?? orientation
    case .keyboardSwitch, .crossFade, .drag, .scroll, .messages, .drop, .blur, .type: break
    }
  }
}

extension SceneEvent.Kind {
  /// True if a keyboard comes by it even where nothing can be typed into.
  fileprivate var bringsKeyboard: Bool { if case .show = self { true } else { false } }
}
