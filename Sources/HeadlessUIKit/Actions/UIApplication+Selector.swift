#if !canImport(ObjectiveC)
  extension UIApplication {
    /// Calls a method of a target, or of the first responder above which one has it.
    ///
    /// - Returns: Whether somebody took the action.
    @discardableResult
    public func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      if let target { return action.isPerformed(on: target as AnyObject, with: sender, event) }
      guard let first = InputSession.current.firstResponder else { return false }
      return first.chain.contains { action.isPerformed(on: $0, with: sender, event) }
    }
  }
#endif
