#if !canImport(UIKit)
  extension NSValue {
    /// A value that holds a rectangle, as notifications carry it.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle it holds.
    public var cgRectValue: CGRect { rectValue }
  }
#endif

#if os(Linux)
  // The names are the standard library's: its casts look for them.
  // swift-format-ignore: NoLeadingUnderscores
  /// What Apple's platforms do by themselves: `value as? CGRect` reads a rectangle that is boxed.
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = source.rectValue
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      guard String(cString: source.objCType).hasPrefix("{CGRect=") else { return false }
      result = source.rectValue
      return true
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }
#endif
