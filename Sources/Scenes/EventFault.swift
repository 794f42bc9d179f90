/// The reason for which an event of a scene does nothing.
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
