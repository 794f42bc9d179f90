#if !canImport(ObjectiveC)
  /// Who receives a control's events, and by which method.
  struct ControlTarget {
    weak var target: AnyObject?
    /// Whether no target was named: the first responder above that has the method is meant.
    let isOpen: Bool
    let action: Selector
    let events: UIControl.Event
  }

  extension UIControl {
    func callTargets(for controlEvents: Event) {
      for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
        if let target = entry.target {
          sendAction(entry.action, to: target, for: UIEvent())
        } else if entry.isOpen {
          sendAction(entry.action, to: nil, for: UIEvent())
        }
      }
    }
  }
#endif
