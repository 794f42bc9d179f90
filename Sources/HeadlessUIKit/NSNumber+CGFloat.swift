public import Foundation

#if os(Linux)
  // The names are the standard library's: its casts look for them.
  // swift-format-ignore: NoLeadingUnderscores
  /// What Apple's platforms do by themselves: `value as? CGFloat` reads a number that is boxed.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
