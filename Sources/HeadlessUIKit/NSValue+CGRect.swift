public import Foundation

#if !canImport(UIKit)
  extension NSValue {
    /// A value that holds a rectangle, as notifications carry it.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle it holds.
    public var cgRectValue: CGRect { rectValue }

    /// A value that holds a point, as changes of observed keys carry it.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// The point it holds.
    public var cgPointValue: CGPoint { pointValue }

    /// A value that holds a size, as changes of observed keys carry it.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The size it holds.
    public var cgSizeValue: CGSize { sizeValue }
  }

  extension NSNumber {
    /// Writes the number into a curve, as code does that wants the keyboard's own from before it
    /// could be made of its number.
    public func getValue(_ value: inout UIView.AnimationCurve) {
      value = UIView.AnimationCurve(rawValue: intValue) ?? value
    }

    public func getValue(_ value: inout Int) { value = intValue }
    public func getValue(_ value: inout UInt) { value = uintValue }
    public func getValue(_ value: inout Double) { value = doubleValue }
    public func getValue(_ value: inout Float) { value = floatValue }
  }
#endif

#if os(Linux)
  // The names are the standard library's: its casts look for them.
  // swift-format-ignore: NoLeadingUnderscores
  /// Reads a boxed rectangle by `value as? CGRect`, as Apple's platforms do by themselves.
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

  // swift-format-ignore: NoLeadingUnderscores
  /// Reads a boxed point by `value as? CGPoint`, as Apple's platforms do by themselves.
  extension CGPoint: @retroactive _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
      result = source.pointValue
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGPoint?
    ) -> Bool {
      guard String(cString: source.objCType).hasPrefix("{CGPoint=") else { return false }
      result = source.pointValue
      return true
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
      source?.pointValue ?? .zero
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Reads a boxed size by `value as? CGSize`, as Apple's platforms do by themselves.
  extension CGSize: @retroactive _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
      result = source.sizeValue
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGSize?
    ) -> Bool {
      guard String(cString: source.objCType).hasPrefix("{CGSize=") else { return false }
      result = source.sizeValue
      return true
    }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
      source?.sizeValue ?? .zero
    }
  }

  // The names are the standard library's: its casts look for them.
  // swift-format-ignore: NoLeadingUnderscores
  /// Reads a boxed number by `value as? CGFloat`, as Apple's platforms do by themselves.
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
