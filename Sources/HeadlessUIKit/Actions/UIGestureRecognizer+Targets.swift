#if !canImport(ObjectiveC)
  extension UIGestureRecognizer {
    /// Calls a method of a target, which is not kept, wherever UIKit would.
    public convenience init(target: Any?, action: Selector?) {
      self.init()
      if let target, let action { addTarget(target, action: action) }
    }

    /// Calls a method of a target, which is not kept, as well.
    public func addTarget(_ target: Any, action: Selector) {
      addHandler { [weak target = target as AnyObject] recognizer in
        guard let target else { return }
        action.perform(on: target, with: recognizer)
      }
    }
  }
#endif
