public import LayerTrees
public import Foundation

/// A color's numbers as Core Graphics has them.
extension LayerColor {
  /// Red, green, blue and alpha, 0 to 1.
  public var components: [CGFloat]? { [red, green, blue, alpha].map { CGFloat($0) } }
  /// How many there are.
  public var numberOfComponents: Int { 4 }
}
