public import Foundation
public import LayerTrees

#if !canImport(CoreGraphics)
  /// A colour, standing in for Core Graphics' type where that is missing.
  public typealias CGColor = LayerColor
#endif

/// A color's numbers as Core Graphics has them.
extension LayerColor {
  /// Red, green, blue and alpha, 0 to 1.
  public var components: [CGFloat]? { [red, green, blue, alpha].map { CGFloat($0) } }
  /// The number of components.
  public var numberOfComponents: Int { 4 }
}

extension LayerColor {
  package func thinned(by share: Double) -> LayerColor {
    share >= 1 ? self : LayerColor(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}

#if !canImport(CoreGraphics)
  /// The meaning of a colour's numbers, which are red, green and blue here in all of them.
  public final class CGColorSpace: Sendable {
    public let numberOfComponents = 3
  }

  // Core Foundation's names are those of Swift's own types, which its functions take here.
  public typealias CFArray = [Any]
  public typealias CFString = String
  public typealias CFDictionary = [AnyHashable: Any]
  public typealias CFData = Data
  public typealias CFURL = URL
  public typealias CFError = any Error
  public typealias CFIndex = Int
  public typealias CFAbsoluteTime = Double
  public typealias CFTypeRef = AnyObject
  public typealias OSStatus = Int32
  public let noErr: OSStatus = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let kCFBooleanTrue: Bool! = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let kCFBooleanFalse: Bool! = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let kCFNull: NSNull! = NSNull()

  /// Colours that go over into each other.
  public final class CGGradient: Sendable {
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {}
  }

  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
#endif
