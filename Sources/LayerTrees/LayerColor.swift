/// A colour in sRGB with straight alpha, each component in 0...1.
public struct LayerColor: Hashable, Sendable {
  /// The share of red, 0 to 1.
  public let red: Double
  /// The share of green, 0 to 1.
  public let green: Double
  /// The share of blue, 0 to 1.
  public let blue: Double
  /// The opacity, 0 to 1.
  public let alpha: Double

  /// Creates a layer color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
