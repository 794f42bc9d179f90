import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Colours: Apple's figures, hue and brightness, and what depends on the style.
@MainActor
struct ColorTests {
  /// Red, green and blue as hexadecimal digits, and hundredths of opacity where it is not whole.
  private static func digits(_ color: UIColor, isDark: Bool) -> String {
    let shown = color.color(isDark: isDark)
    let parts = [shown.red, shown.green, shown.blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    let hundredths = Int((shown.alpha * 100).rounded())
    return parts.joined() + (hundredths == 100 ? "" : "/\(hundredths)")
  }

  /// Source: Apple, *Human Interface Guidelines*, "Color", iOS; the rest as UIKit resolves them.
  @Test func theSystemsColoursAreApples() {
    let colors: [(UIColor, String, String)] = [
      (.systemRed, "FF3B30", "FF453A"), (.systemOrange, "FF9500", "FF9F0A"),
      (.systemYellow, "FFCC00", "FFD60A"), (.systemGreen, "34C759", "30D158"),
      (.systemMint, "00C7BE", "63E6E2"), (.systemTeal, "30B0C7", "40C8E0"),
      (.systemCyan, "32ADE6", "64D2FF"), (.systemBlue, "007AFF", "0A84FF"),
      (.systemIndigo, "5856D6", "5E5CE6"), (.systemPurple, "AF52DE", "BF5AF2"),
      (.systemPink, "FF2D55", "FF375F"), (.systemBrown, "A2845E", "AC8E68"),
      (.systemGray, "8E8E93", "8E8E93"), (.systemGray2, "AEAEB2", "636366"),
      (.systemGray3, "C7C7CC", "48484A"), (.systemGray4, "D1D1D6", "3A3A3C"),
      (.systemGray5, "E5E5EA", "2C2C2E"), (.systemGray6, "F2F2F7", "1C1C1E"),
      (.systemBackground, "FFFFFF", "000000"), (.secondarySystemBackground, "F2F2F7", "1C1C1E"),
      (.tertiarySystemBackground, "FFFFFF", "2C2C2E"),
      (.systemGroupedBackground, "F2F2F7", "000000"),
      (.secondarySystemGroupedBackground, "FFFFFF", "1C1C1E"),
      (.tertiarySystemGroupedBackground, "F2F2F7", "2C2C2E"), (.label, "000000", "FFFFFF"),
      (.secondaryLabel, "3C3C43/60", "EBEBF5/60"), (.tertiaryLabel, "3C3C43/30", "EBEBF5/30"),
      (.placeholderText, "3C3C43/30", "EBEBF5/30"), (.separator, "3C3C43/29", "545458/60"),
      (.opaqueSeparator, "C6C6C8", "38383A"), (.systemFill, "787880/20", "787880/36"),
      (.secondarySystemFill, "787880/16", "787880/32"),
      (.tertiarySystemFill, "767680/12", "767680/24"),
      (.quaternarySystemFill, "747480/8", "767680/18"), (.barGround, "F7F7F7", "171717"),
      (.link, "007AFF", "0A84FF"), (.groupTableViewBackground, "F2F2F7", "000000"),
    ]
    for (color, light, dark) in colors {
      #expect(Self.digits(color, isDark: false) == light)
      #expect(Self.digits(color, isDark: true) == dark, "\(light) by dark")
    }
    let plain: [(UIColor, String)] = [
      (.white, "FFFFFF"), (.black, "000000"), (.clear, "000000/0"), (.gray, "808080"),
      (.darkGray, "555555"), (.lightGray, "AAAAAA"), (.red, "FF0000"), (.green, "00FF00"),
      (.blue, "0000FF"), (.cyan, "00FFFF"), (.yellow, "FFFF00"), (.magenta, "FF00FF"),
      (.orange, "FF8000"), (.purple, "800080"), (.brown, "996633"), (.darkText, "000000"),
      (.lightText, "FFFFFF/60"), (UIColor(), "000000/0"),
    ]
    for (color, digits) in plain {
      #expect(Self.digits(color, isDark: false) == digits)
      #expect(Self.digits(color, isDark: true) == digits && !color.isDynamic)
    }
  }

  /// A component by hue, saturation and brightness, in closed form; 5 is red, 3 green and 1 blue.
  private static func component(
    _ number: Double, _ hue: Double, _ saturation: Double, _ value: Double
  )
    -> Double
  {
    let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
    return value - value * saturation * max(0, min(place, 4 - place, 1))
  }

  @Test func hueSaturationAndBrightness() {
    var random = SplitMix64(seed: 8)
    let corners = [0, 1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6, 1].map { ($0, 0.6, 0.8) }
    let drawn = (0..<300).map { _ in
      (
        random.number(in: 0...1), random.number(in: 0.05...1), random.number(in: 0.05...1)
      )
    }
    for (hue, saturation, value) in corners + drawn {
      let color = UIColor(hue: hue, saturation: saturation, brightness: value, alpha: 0.3)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      for (found, number) in [(red, 5.0), (green, 3), (blue, 1)] {
        let expected = Self.component(number, hue, saturation, value)
        #expect(abs(Double(found) - expected) < 1e-9, "\(hue) \(saturation) \(value)")
      }
      var (turn, pure, bright): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      #expect(color.getHue(&turn, saturation: &pure, brightness: &bright, alpha: &alpha))
      let off = abs(Double(turn) - hue)
      #expect(min(off, abs(1 - off)) < 1e-9 && (0...1).contains(turn))
      #expect(abs(Double(pure) - saturation) < 1e-9)
      #expect(abs(Double(bright) - value) < 1e-9 && alpha == 0.3)
      var white: CGFloat = 0
      #expect(color.getWhite(&white, alpha: &alpha) && alpha == 0.3)
      #expect(abs(white - (0.299 * red + 0.587 * green + 0.114 * blue)) < 1e-9)
    }
    var (hue, saturation, bright): (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
    UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &bright, alpha: nil)
    #expect((hue, saturation, bright) == (0, 0, 0.5))
    UIColor.black.getHue(&hue, saturation: &saturation, brightness: &bright, alpha: nil)
    #expect((hue, saturation, bright) == (0, 0, 0))
  }

  /// A colour with another by dark keeps both, until traits choose one.
  @Test func stylesChooseTheColour() {
    _ = Stage()
    let (light, dark) = (UIColor.red, UIColor.blue)
    let both = UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    #expect(both.isDynamic && both == light.dark(dark))
    #expect(both.resolvedColor(with: .styled(isDark: true)) == dark)
    #expect(both.resolvedColor(with: .styled(isDark: false)) == light)
    #expect(!both.resolvedColor(with: .styled(isDark: true)).isDynamic)
    let pale = both.withAlphaComponent(0.25)
    #expect(pale == light.withAlphaComponent(0.25).dark(dark.withAlphaComponent(0.25)))
    #expect(pale.color(isDark: true).alpha == 0.25 && pale.color(isDark: true).blue == 1)
    #expect(both.styled.light == light.color && both.styled.dark == dark.color)
    #expect(light.styled.dark == light.color && !UIColor { _ in light }.isDynamic)
    #expect(both != light && both.isEqual(UIColor.red.dark(.blue)) && !both.isEqual("red"))
    #expect(Set([both, light, dark, light.dark(dark)]).count == 3)
    #expect(UIColor(cgColor: light.cgColor) == light)
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == light)
    #expect(UIColor(named: "nowhere") == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    let literal: UIColor = colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(literal == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    let painted: CGColor = colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(painted == literal.cgColor)
  }
}
