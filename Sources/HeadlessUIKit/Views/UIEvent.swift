/// An event on the screen; a scene's touches have no fingers to list in it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var allTouches: Set<UITouch>? { [] }
  open var timestamp: TimeInterval { VirtualRunLoop.current.now }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// The view that it came down on.
  public internal(set) weak var view: UIView?
  public internal(set) var phase = Phase.began
  /// Its place in the window.
  var place = CGPoint.zero

  open var window: UIWindow? { view?.window }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { VirtualRunLoop.current.now }
  open var force: CGFloat { 0 }
  open var type: TouchType { .direct }

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

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
}

/// Makes a phone tick; here it makes no tick.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Inert: nothing ticks.
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  /// Inert: nothing ticks.
  open func impactOccurred() {}
  /// Inert: nothing ticks.
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Inert: nothing ticks.
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
}
