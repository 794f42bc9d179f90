#if !canImport(ObjectiveC)
  extension CADisplayLink {
    /// A link that calls a method of an object, which it keeps.
    public convenience init(target: Any, selector sel: Selector) {
      let target = target as AnyObject
      self.init { sel.perform(on: target, with: $0) }
    }
  }
#endif
