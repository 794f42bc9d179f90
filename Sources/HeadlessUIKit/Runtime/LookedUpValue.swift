// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// As members of `AnyObject` are.

public import Foundation

#if !canImport(ObjectiveC)
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
    public var boolValue: Bool! { number?.boolValue }
    public var int32Value: Int32! { number?.int32Value }
    public var uint32Value: UInt32! { number?.uint32Value }
  }
#endif
