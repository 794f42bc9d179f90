public import LayerTrees

/// A colour in sRGB, or two: one by light and one by dark.
///
/// It is no `NSObject`: Foundation on Linux stops where runs of a text that lie side by side have
/// different ones.
public final class UIColor: Hashable, Sendable {
  /// By light, and wherever there is one colour only.
  private let light: LayerColor
  /// By dark, where that is another one.
  private let dark: LayerColor?

  /// True if the system of what is played is dark; set before anything plays.
  nonisolated(unsafe) static var systemIsDark = false

  /// No colour: nothing is painted.
  public convenience init() { self.init(color: UIColor.clear.color) }

  init(color: LayerColor, dark: LayerColor? = nil) {
    light = color
    self.dark = dark == color ? nil : dark
  }

  /// As the system shows it.
  var color: LayerColor { color(isDark: Self.systemIsDark) }
  /// True if it depends on the style of its surroundings.
  var isDynamic: Bool { dark != nil }

  func color(isDark: Bool) -> LayerColor { isDark ? dark ?? light : light }

  /// A colour that depends on the traits of where it is shown: by light and by dark.
  @preconcurrency
  public convenience init(
    dynamicProvider: @escaping @MainActor @Sendable (UITraitCollection) -> UIColor
  ) {
    let colors = [false, true].map { isDark in
      MainActor.assumeIsolated {
        dynamicProvider(.styled(isDark: isDark)).color(isDark: isDark)
      }
    }
    self.init(color: colors[0], dark: colors[1])
  }

  /// The colour that it is by the style of the traits.
  @preconcurrency @MainActor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(color: color(isDark: traitCollection.userInterfaceStyle == .dark))
  }

  /// Both colours; one that does not depend on where it is shown is the same twice.
  var styled: StyledColor { StyledColor(light: light, dark: dark ?? light) }

  /// The same colour and another by dark.
  package func dark(_ dark: UIColor) -> UIColor { UIColor(color: light, dark: dark.light) }

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
  fileprivate convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: LayerColor) -> LayerColor {
      LayerColor(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))
    }
    return UIColor(color: faded(light), dark: dark.map(faded))
  }

  /// The Core Graphics colour that paints a layer.
  public var cgColor: CGColor { color }

  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }
  public var hash: Int { light.hashValue }
  public func copy() -> Any { self }

  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.light == other.light && one.dark == other.dark
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(light) }

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

/// The system's colours, by light and by dark.
///
/// Source: Apple, *Human Interface Guidelines*, "Color", iOS; those that it does not list, such as
/// fills and labels, as UIKit resolves them.
extension UIColor {
  public static let systemRed = UIColor(255, 59, 48).dark(UIColor(255, 69, 58))
  public static let systemOrange = UIColor(255, 149, 0).dark(UIColor(255, 159, 10))
  public static let systemYellow = UIColor(255, 204, 0).dark(UIColor(255, 214, 10))
  public static let systemGreen = UIColor(52, 199, 89).dark(UIColor(48, 209, 88))
  public static let systemMint = UIColor(0, 199, 190).dark(UIColor(99, 230, 226))
  public static let systemTeal = UIColor(48, 176, 199).dark(UIColor(64, 200, 224))
  public static let systemCyan = UIColor(50, 173, 230).dark(UIColor(100, 210, 255))
  public static let systemBlue = UIColor(0, 122, 255).dark(UIColor(10, 132, 255))
  public static let systemIndigo = UIColor(88, 86, 214).dark(UIColor(94, 92, 230))
  public static let systemPurple = UIColor(175, 82, 222).dark(UIColor(191, 90, 242))
  public static let systemPink = UIColor(255, 45, 85).dark(UIColor(255, 55, 95))
  public static let systemBrown = UIColor(162, 132, 94).dark(UIColor(172, 142, 104))
  public static let systemGray = UIColor(142, 142, 147).dark(UIColor(142, 142, 147))
  public static let systemGray2 = UIColor(174, 174, 178).dark(UIColor(99, 99, 102))
  public static let systemGray3 = UIColor(199, 199, 204).dark(UIColor(72, 72, 74))
  public static let systemGray4 = UIColor(209, 209, 214).dark(UIColor(58, 58, 60))
  public static let systemGray5 = UIColor(229, 229, 234).dark(UIColor(44, 44, 46))
  public static let systemGray6 = UIColor(242, 242, 247).dark(UIColor(28, 28, 30))
  public static let systemBackground = UIColor(255, 255, 255).dark(UIColor(0, 0, 0))
  public static let secondarySystemBackground = UIColor(242, 242, 247).dark(UIColor(28, 28, 30))
  public static let tertiarySystemBackground = UIColor(255, 255, 255).dark(UIColor(44, 44, 46))
  public static let systemGroupedBackground = UIColor(242, 242, 247).dark(UIColor(0, 0, 0))
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
    .dark(UIColor(28, 28, 30))
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
    .dark(UIColor(44, 44, 46))
  public static let label = UIColor(0, 0, 0).dark(UIColor(255, 255, 255))
  public static let secondaryLabel = UIColor(60, 60, 67, 0.6).dark(UIColor(235, 235, 245, 0.6))
  public static let tertiaryLabel = UIColor(60, 60, 67, 0.3).dark(UIColor(235, 235, 245, 0.3))
  public static let placeholderText = UIColor(60, 60, 67, 0.3).dark(UIColor(235, 235, 245, 0.3))
  public static let separator = UIColor(60, 60, 67, 0.29).dark(UIColor(84, 84, 88, 0.6))
  public static let opaqueSeparator = UIColor(198, 198, 200).dark(UIColor(56, 56, 58))
  public static let systemFill = UIColor(120, 120, 128, 0.2).dark(UIColor(120, 120, 128, 0.36))
  public static let secondarySystemFill = UIColor(120, 120, 128, 0.16)
    .dark(UIColor(120, 120, 128, 0.32))
  public static let tertiarySystemFill = UIColor(118, 118, 128, 0.12)
    .dark(UIColor(118, 118, 128, 0.24))
  public static let quaternarySystemFill = UIColor(116, 116, 128, 0.08)
    .dark(UIColor(118, 118, 128, 0.18))
  /// The ground of the system's bars.
  package static let barGround = UIColor(white: 0.97, alpha: 1)
    .dark(UIColor(white: 0.09, alpha: 1))
}

extension UIColor {
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (sector, part) = (Int(hue * 6) % 6, hue * 6 - (hue * 6).rounded(.down))
    let (low, falling, rising) = (
      brightness * (1 - saturation), brightness * (1 - saturation * part),
      brightness * (1 - saturation * (1 - part))
    )
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of an asset catalogue; grey where no catalogue has it.
  public convenience init?(named name: String) { self.init(named: name, of: .standard) }

  convenience init(named name: String, of catalog: AssetCatalog) {
    let known = catalog.colors[name]
    self.init(color: known?.light ?? LayerColor(red: 0.5, green: 0.5, blue: 0.5), dark: known?.dark)
  }

  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// A pattern is shown as grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    white?.pointee = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let (most, least) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let span = most - least
    var turn = 0.0
    if span > 0 {
      if most == color.red {
        turn = ((color.green - color.blue) / span).truncatingRemainder(dividingBy: 6)
      }
      if most == color.green { turn = (color.blue - color.red) / span + 2 }
      if most == color.blue { turn = (color.red - color.green) / span + 4 }
    }
    hue?.pointee = CGFloat((turn < 0 ? turn + 6 : turn) / 6)
    saturation?.pointee = CGFloat(most > 0 ? span / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Makes it the colour of what is drawn from here on.
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.state.fill = color(isDark: recorder.isDark)
  }
  public func setStroke() {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.state.stroke = color(isDark: recorder.isDark)
  }
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let link = systemBlue
  /// The tint of a view that sets none.
  public static let tintColor = systemBlue
  public static let groupTableViewBackground = systemGroupedBackground
}

/// The value of `#colorLiteral(red:green:blue:alpha:)`: a `UIColor` by default.
public func colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// The value of `#colorLiteral(red:green:blue:alpha:)` where a `CGColor` is asked for.
@_disfavoredOverload
public func colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
