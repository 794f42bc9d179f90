import LayerTrees

/// A colour in sRGB.
public struct UIColor: Hashable, Sendable {
  let color: LayerColor

  init(color: LayerColor) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = LayerColor(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
