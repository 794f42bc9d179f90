#if !canImport(ObjectiveC)
  extension UIGestureRecognizer {
    /// Calls a method of a target, which is not kept, as well.
    public func addTarget(_ target: Any, action: Selector) {
      targets.append(GestureTarget(target: target as AnyObject, action: action))
    }

    /// Takes a method of a target away, all of them where it is nil; those of all targets where
    /// that is nil.
    public func removeTarget(_ target: Any?, action: Selector?) {
      let target = target.map { $0 as AnyObject }
      targets.removeAll {
        (target == nil || $0.target === target) && (action == nil || $0.action == action)
      }
    }
  }

  /// A method that hears of a gesture; its target is not kept.
  @MainActor
  struct GestureTarget {
    private(set) weak var target: AnyObject?
    let action: Selector

    func call(with recognizer: UIGestureRecognizer) {
      guard let target else { return }
      action.perform(on: target, with: recognizer)
    }
  }
#endif
