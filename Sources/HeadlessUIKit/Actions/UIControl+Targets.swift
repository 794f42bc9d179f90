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
    /// Calls a method of a target, which is not kept, when one of the events happens.
    ///
    /// Without a target the control and the responders above are asked in turn.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      targets.append(
        ControlTarget(
          target: target.map { $0 as AnyObject }, isOpen: target == nil, action: action,
          events: controlEvents))
    }

    /// Takes a method of a target away, all of them where it is nil; those of all targets where
    /// that is nil.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let target = target.map { $0 as AnyObject }
      targets.removeAll {
        !$0.events.isDisjoint(with: controlEvents) && (target == nil || $0.target === target)
          && (action == nil || $0.action == action)
      }
    }

    /// All of its targets.
    public var allTargets: Set<AnyHashable> {
      Set(targets.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    func callTargets(for controlEvents: Event) {
      for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
        if let target = entry.target {
          entry.action.perform(on: target, with: self, UIEvent())
        } else if entry.isOpen {
          _ = chain.contains { entry.action.isPerformed(on: $0, with: self, UIEvent()) }
        }
      }
    }
  }
#endif
