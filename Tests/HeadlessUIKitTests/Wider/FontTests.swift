import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Fonts: their sizes, weights and measures, and the descriptors that they are made of.
@MainActor
struct FontTests {
  /// San Francisco's measures in units of 1/2048 of the size, as its file has them.
  @Test(arguments: [1.0, 12, 17, 100]) func measuresGrowWithTheSize(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.ascender == 1950 / 2048 * size && font.descender == -494 / 2048 * size)
    #expect(font.capHeight == 1443 / 2048 * size && font.xHeight == 1078 / 2048 * size)
    #expect(font.leading == 0)
  }

  /// A font is bold from semibold on, whatever its size and its figures.
  @Test func weightsAreBoldFromSemiboldOn() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for (number, weight) in weights.enumerated() {
      for font in [
        UIFont.systemFont(ofSize: 13, weight: weight),
        .monospacedSystemFont(ofSize: 13, weight: weight),
        .monospacedDigitSystemFont(ofSize: 13, weight: weight),
      ] {
        #expect(font.pointSize == 13 && font.isBold == (number >= 5))
        #expect(font.withSize(20).pointSize == 20 && font.withSize(20).isBold == font.isBold)
      }
    }
    #expect(UIFont.boldSystemFont(ofSize: 9).isBold && !UIFont.italicSystemFont(ofSize: 9).isBold)
    #expect(UIFont().pointSize == 12 && UIFont(name: "Other", size: 31)?.pointSize == 31)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: nil)
    #expect(headline.isBold && headline == .preferredFont(forTextStyle: .headline))
  }

  /// Fonts of one size and weight are equal, and one in a set.
  @Test func fontsAreEqualBySizeAndWeight() {
    let fonts = [10.0, 11].flatMap { [UIFont.systemFont(ofSize: $0), .boldSystemFont(ofSize: $0)] }
    let copies = [10.0, 11].flatMap {
      [UIFont.systemFont(ofSize: $0), .boldSystemFont(ofSize: $0)]
    }
    #expect(fonts == copies && Set(fonts + copies).count == 4)
    for (index, font) in fonts.enumerated() {
      #expect(fonts.map { font.isEqual($0) } == fonts.indices.map { $0 == index })
      #expect(!font.isEqual("font") && font.hash == copies[index].hash)
      #expect(font.copy() as? UIFont === font)
    }
  }

  /// A font is made of its descriptor, at the descriptor's size unless another is given.
  @Test(arguments: [false, true]) func aFontIsMadeOfItsDescriptor(_ isBold: Bool) throws {
    let font = UIFont.systemFont(ofSize: 15, weight: isBold ? .bold : .regular)
    let descriptor = font.fontDescriptor
    #expect(descriptor.pointSize == 15)
    #expect(descriptor.symbolicTraits.contains(.traitBold) == isBold)
    for (size, expected) in [(0, 15), (-1, 15), (0.5, 0.5), (22, 22)] as [(CGFloat, CGFloat)] {
      let made = UIFont(descriptor: descriptor, size: size)
      #expect(made.pointSize == expected && made.isBold == isBold)
    }
    #expect(UIFont(descriptor: descriptor.withSize(40), size: 0).pointSize == 40)
    let other = try #require(descriptor.withSymbolicTraits(isBold ? .traitItalic : .traitBold))
    #expect(other.pointSize == 15 && UIFont(descriptor: other, size: 0).isBold != isBold)
    #expect(other.withSize(3).symbolicTraits == other.symbolicTraits)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(title.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }

  /// At the standard size of letters fonts and lengths stay, but for a limit.
  @Test func theStandardSizeScalesNothing() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    for size in [9.0, 20, 21] {
      let font = UIFont.boldSystemFont(ofSize: size)
      #expect(metrics.scaledFont(for: font) == font && metrics.scaledValue(for: size) == size)
      let limited = metrics.scaledFont(for: font, maximumPointSize: 20)
      #expect(limited.pointSize == min(size, 20) && limited.isBold)
    }
  }

  /// A category that the system does not know is below all others.
  @Test func anUnknownCategoryIsTheSmallest() {
    let unknown = UIContentSizeCategory(rawValue: "other")
    #expect(unknown < .extraSmall && !(UIContentSizeCategory.extraSmall < unknown))
    #expect(!(unknown < .unspecified) && !unknown.isAccessibilityCategory)
  }
}
