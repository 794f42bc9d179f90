/// A key of a hardware keyboard, or a button, that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu
  }
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  open var type = PressType.select
  open var phase = Phase.began
  open var key: UIKey?
}

/// The key of a press.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters = ""
  open var charactersIgnoringModifiers = ""
  open var modifierFlags: UIKeyModifierFlags = []
  open var keyCode = UIKeyboardHIDUsage.keyboardReturnOrEnter
}

/// The codes of keys; those that text inputs ask for.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardDeleteOrBackspace = 0x2A
  case keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52
  case keypadEnter = 0x58
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift = 0xE1
  case keyboardLeftAlt = 0xE2
  case keyboardLeftGUI = 0xE3
  case keyboardRightControl = 0xE4
  case keyboardRightShift = 0xE5
  case keyboardRightAlt = 0xE6
  case keyboardRightGUI = 0xE7
}

/// Presses that come together.
public final class UIPressesEvent: UIEvent {
  public let allPresses: Set<UIPress> = []
}
