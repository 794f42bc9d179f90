/// A view that sends actions for the events on it.
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// Bits for the app's own use, and for the system's.
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var isEnabled = true { didSet { layer.invalidateLook() } }
  open var isSelected = false { didSet { layer.invalidateLook() } }
  open var isHighlighted = false
  private var actions: [(action: UIAction, events: Event)] = []
  #if !canImport(ObjectiveC)
    var targets: [ControlTarget] = []
  #endif

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
    #if !canImport(ObjectiveC)
      callTargets(for: controlEvents)
    #endif
  }

  // MARK: State

  /// Its state: highlighted, disabled, selected, or none of them.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var isTracking: Bool { false }

  // MARK: Targets

  #if !canImport(ObjectiveC)
    /// Calls a method of a target, which is not kept, when one of the events happens.
    ///
    /// Without a target the control and the responders above are asked in turn.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      targets.append(
        ControlTarget(
          target: target.map { $0 as AnyObject }, isOpen: target == nil, action: action,
          events: controlEvents))
    }

    /// Takes a method of a target away, all of them where it is nil; those of all targets where
    /// that is nil.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let target = target.map { $0 as AnyObject }
      targets.removeAll {
        !$0.events.isDisjoint(with: controlEvents) && (target == nil || $0.target === target)
          && (action == nil || $0.action == action)
      }
    }

    /// All of its targets.
    open var allTargets: Set<AnyHashable> {
      Set(targets.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// Calls an action of a target's, or of a responder above that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      if let target {
        action.perform(on: target as AnyObject, with: self, event ?? UIEvent())
      } else {
        _ = chain.contains { action.isPerformed(on: $0, with: self, event ?? UIEvent()) }
      }
    }
  #endif
}

extension UIControl {
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
