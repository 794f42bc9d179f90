#if !canImport(ObjectiveC)
  /// What hands messages that it has no method for on to another object.
  ///
  /// The plugin `UIKitSources` makes one of a class that overrides `forwardingTarget(for:)`.
  public protocol MessageForwarder: AnyObject {
    /// Who takes the message; nil for nobody.
    func target(for selector: Selector) -> Any?
  }

  /// What `super.forwardingTarget(for:)` is of an object that forwards nothing by itself.
  public func forwardingTarget(for selector: Selector?) -> Any? { nil }
#endif
