public import LayerTrees

/// A colour in sRGB.
public final class UIColor: Hashable, Sendable {
  let color: LayerColor

  init(color: LayerColor) { self.color = color }

  public convenience init(cgColor: CGColor) { self.init(color: cgColor) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      color: LayerColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// From components of 0 to 255.
  private convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      color: LayerColor(
        red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
  }

  /// What of it paints a layer.
  public var cgColor: CGColor { color }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// The system's colours as they are in light appearance.
///
/// Source: Apple, *Human Interface Guidelines*, "Color", iOS.
extension UIColor {
  public static let systemRed = UIColor(255, 59, 48)
  public static let systemOrange = UIColor(255, 149, 0)
  public static let systemYellow = UIColor(255, 204, 0)
  public static let systemGreen = UIColor(52, 199, 89)
  public static let systemMint = UIColor(0, 199, 190)
  public static let systemTeal = UIColor(48, 176, 199)
  public static let systemCyan = UIColor(50, 173, 230)
  public static let systemBlue = UIColor(0, 122, 255)
  public static let systemIndigo = UIColor(88, 86, 214)
  public static let systemPurple = UIColor(175, 82, 222)
  public static let systemPink = UIColor(255, 45, 85)
  public static let systemBrown = UIColor(162, 132, 94)
  public static let systemGray = UIColor(142, 142, 147)
  public static let systemGray2 = UIColor(174, 174, 178)
  public static let systemGray3 = UIColor(199, 199, 204)
  public static let systemGray4 = UIColor(209, 209, 214)
  public static let systemGray5 = UIColor(229, 229, 234)
  public static let systemGray6 = UIColor(242, 242, 247)
  public static let systemBackground = white
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  public static let tertiarySystemBackground = white
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  public static let secondarySystemGroupedBackground = white
  public static let label = black
  public static let secondaryLabel = UIColor(60, 60, 67, 0.6)
  public static let tertiaryLabel = UIColor(60, 60, 67, 0.3)
  public static let placeholderText = UIColor(60, 60, 67, 0.3)
  public static let separator = UIColor(60, 60, 67, 0.29)
  public static let opaqueSeparator = UIColor(198, 198, 200)
  public static let systemFill = UIColor(120, 120, 128, 0.2)
  public static let secondarySystemFill = UIColor(120, 120, 128, 0.16)
}
