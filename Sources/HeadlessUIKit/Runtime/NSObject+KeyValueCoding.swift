#if !canImport(ObjectiveC)
  public import Foundation

  @MainActor
  private enum CodedValues {
    static var key: UInt8 = 0
  }

  extension NSObject {
    /// The value of a stored property, or what `setValue(_:forKey:)` was given; else nil.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
      let coded = objc_getAssociatedObject(self, &CodedValues.key) as? [String: Any]
      if let value = coded?[key] { return value }
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        for child in level.children where child.label == key || child.label == "_\(key)" {
          if case Optional<Any>.none = child.value as Any? { return nil }
          return child.value
        }
        mirror = level.superclassMirror
      }
      return nil
    }

    /// The value at the end of a path of keys.
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? {
      keyPath.split(separator: ".").reduce(self as Any?) { object, key in
        (object as? NSObject)?.value(forKey: String(key))
      }
    }

    /// Inert: the value is kept for `value(forKey:)`; the property of that name is not set.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
      var coded = objc_getAssociatedObject(self, &CodedValues.key) as? [String: Any] ?? [:]
      coded[key] = value
      objc_setAssociatedObject(self, &CodedValues.key, coded, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Inert: the value is kept for `value(forKey:)`; the property of that name is not set.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
      owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
  }
#endif
