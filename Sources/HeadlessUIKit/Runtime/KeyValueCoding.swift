// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// As members of `AnyObject` are.

#if !canImport(ObjectiveC)
  public import Foundation

  @MainActor
  private enum CodedValues {
    static var key: UInt8 = 0
  }

  extension NSObject {
    /// The value of a stored property, or the one given to `setValue(_:forKey:)`; else nil.
    ///
    /// Of defaults and dictionaries it is what they hold by that key.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
      if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
      if let dictionary = self as? NSDictionary { return dictionary[key] }
      let coded = objc_getAssociatedObject(self, &CodedValues.key) as? [String: Any]
      if let value = coded?[key] { return value }
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        for child in level.children where child.label == key || child.label == "_\(key)" {
          if case Optional<Any>.none = child.value { return nil }
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
      // Defaults and dictionaries hold it by that key.
      if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
      if let dictionary = self as? NSMutableDictionary {
        return dictionary[key] = value
      }
      var coded = objc_getAssociatedObject(self, &CodedValues.key) as? [String: Any] ?? [:]
      coded[key] = value
      objc_setAssociatedObject(self, &CodedValues.key, coded, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Nil: a key that is not known has no value.
    @preconcurrency @MainActor
    public func value(forUndefinedKey key: String) -> Any? { nil }

    /// Takes no value, for the key is not known.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forUndefinedKey key: String) {}

    /// Inert: the values are kept for `value(forKey:)`; the properties of those names are not set.
    @preconcurrency @MainActor
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Inert: the value is kept for `value(forKey:)`; the property of that name is not set.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
      owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
  }

  /// A value whose members are looked up by their names, as those of `AnyObject` are.
  ///
  /// The plugin `UIKitSources` makes it of `(value as AnyObject).cgRectValue`.
  public struct LookedUpValue {
    private let value: Any

    public init(_ value: Any) { self.value = value }

    /// A value where there is one.
    public init?(optional value: Any?) {
      guard let value else { return nil }
      self.value = value
    }

    private var number: NSNumber? { value as? NSNumber }
    private var structure: NSValue? { value as? NSValue }

    public var cgRectValue: CGRect! { value as? CGRect ?? structure?.cgRectValue }
    public var cgPointValue: CGPoint! { value as? CGPoint ?? structure?.cgPointValue }
    public var cgSizeValue: CGSize! { value as? CGSize ?? structure?.cgSizeValue }
    public var doubleValue: Double! { number?.doubleValue }
    public var floatValue: Float! { number?.floatValue }
    public var intValue: Int! { number?.intValue }
    public var uintValue: UInt! { number?.uintValue }
    public var integerValue: Int! { number?.intValue }
    public var unsignedIntegerValue: UInt! { number?.uintValue }
    public var boolValue: Bool! { number?.boolValue }
    public var int32Value: Int32! { number?.int32Value }
    public var uint32Value: UInt32! { number?.uint32Value }
  }

  /// The value of a member that is looked up, where code asks whether there is one.
  public func optional<Value>(_ value: Value?) -> Value? { value }
#endif
