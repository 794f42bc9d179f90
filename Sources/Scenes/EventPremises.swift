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
    case .show, .notification, .keyboardSwitch, .crossFade, .guide, .background, .scroll, .messages,
      .drop, .tap:
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
    case .keyboardSwitch, .crossFade, .guide, .drag, .scroll, .messages, .drop, .blur, .type: break
    }
  }
}

extension SceneEvent.Kind {
  /// True if a keyboard comes by it even where nothing can be typed into.
  fileprivate var bringsKeyboard: Bool { if case .show = self { true } else { false } }
}

/// The reason why an event of a scene does nothing.
package enum EventFault: Hashable, Sendable {
  /// Device or screen have no way to do it.
  case impossible(String)
  /// It finds nothing to do then, which is right only where nothing is to move.
  case idle(String)

  /// The fault, and the advice.
  package var message: String {
    switch self {
    case .impossible(let message), .idle(let message): message
    }
  }

  /// True if a scene that expects this may have it.
  package func isRight(with expectation: Expectation?) -> Bool {
    if case .idle = self { expectation == .still } else { false }
  }
}

extension EventFault {
  package static let phoneKeyboard = EventFault.impossible(
    "on a phone the keyboard cannot leave the bottom: name an iPad as the device")
  package static let nothingToHide = EventFault.idle(
    "no keyboard is up that could hide: show one before, or write 'expect: still'")
  package static let nothingToSwitch = EventFault.idle(
    "no keyboard is up that could change: show one before, or write 'expect: still'")
  package static let nothingToDrag = EventFault.idle(
    "no keyboard is up that a finger could pull: show one before, or write 'expect: still'")
  package static let draggedAway = EventFault.idle(
    "a finger pulls only a keyboard at the bottom: dock it before, or write 'expect: still'")
  package static let nothingToDock = EventFault.idle(
    "the keyboard is at the bottom: undock, split or float it before, or write 'expect: still'")
  package static let nothingTyped = EventFault.impossible(
    "no text input has the focus that could take text: focus one before")
  package static let nothingFocused = EventFault.impossible(
    "no text input has the focus that it could lose: focus one before, or use 'hide'")
  package static let nothingToScroll = EventFault.impossible(
    "the screen has no list to scroll: name it as 'list' where the handler is defined")
  package static let nothingDelivers = EventFault.impossible(
    "the screen cannot show messages: give its handler a 'deliver' that shows one")
  package static let noOwnKeyboard = EventFault.impossible(
    "the screen has no keyboard of its own: make its controller InputViewSwitching")
  package static let ownHeightFixed = EventFault.impossible(
    "the screen's own keyboard takes no height from a scene: make its controller InputViewResizing")
  package static let ownKeyboardAway = EventFault.idle(
    "the app's own keyboard is not up: switch to it before, {keyboard: custom}")
  package static let otherKeyboard = EventFault.idle(
    "a hardware keyboard is attached already: leave this out, or write 'expect: still'")
  package static let noOtherKeyboard = EventFault.idle(
    "no hardware keyboard is attached that could go: attach one before, or write 'expect: still'")
  package static let heldSo = EventFault.idle(
    "the device is held so already: turn it the other way, or write 'expect: still'")

  /// A text input that is not there.
  package static func noInput(_ number: Int, of count: Int) -> EventFault {
    let there =
      switch count {
      case 0: "the screen has no text input"
      case 1: "the screen has one text input"
      default: "the screen has \(count) text inputs"
      }
    return .impossible("\(there), and none is number \(number): use a screen that has it")
  }
}
