/// A font by its size and by how heavy it is; what it is called is not kept.
public final class UIFont: Hashable, Sendable {
  /// The weight of the strokes; of no effect on the room that text takes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The purpose of text; its size is that of the standard content size category.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// Points.
  public let pointSize: CGFloat

  /// True if its strokes are heavier than those of running text.
  package let isBold: Bool

  private init(pointSize: CGFloat, isBold: Bool = false) {
    self.pointSize = pointSize
    self.isBold = isBold
  }

  /// The system's, at 12 points.
  public convenience init() { self.init(pointSize: 12) }

  convenience init(size: CGFloat) { self.init(pointSize: size) }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isBold: true)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, isBold: style == .headline)
  }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size, isBold: isBold) }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { TextMetrics(pointSize: pointSize).lineHeight }

  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont) == self }
  public var hash: Int { pointSize.hashValue }
  public func copy() -> Any { self }

  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.pointSize == other.pointSize && one.isBold == other.isBold
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }
}

extension UIFont.TextStyle {
  /// The size in points.
  ///
  /// Source: Apple, *Human Interface Guidelines*, "Typography", size "Large (default)".
  fileprivate var pointSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}

extension UIFont {
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  /// The names of fonts: there is one, the system's, which replaces all.
  public static var familyNames: [String] { ["System Font"] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { ["SystemFont"] }
  public var familyName: String { "System Font" }
  public var fontName: String { "SystemFont" }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  @preconcurrency @MainActor
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// San Francisco's measures, as shares of the size.
  public var ascender: CGFloat { 0.952_148_437_5 * pointSize }
  public var descender: CGFloat { -0.241_210_937_5 * pointSize }
  public var capHeight: CGFloat { 0.704_589_843_75 * pointSize }
  public var xHeight: CGFloat { 0.526_367_187_5 * pointSize }
  public var leading: CGFloat { 0 }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize: pointSize > 0 ? pointSize : descriptor.pointSize,
      isBold: descriptor.symbolicTraits.contains(.traitBold))
  }

  /// The system's font in place of any other.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize)
  }
}

extension UIFont.Weight {
  public static let ultraLight = UIFont.Weight(rawValue: -0.8)
  public static let thin = UIFont.Weight(rawValue: -0.6)
  public static let heavy = UIFont.Weight(rawValue: 0.56)
  public static let black = UIFont.Weight(rawValue: 0.62)
}

/// A font's size and traits.
public final class UIFontDescriptor: NSObject, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  init(size: CGFloat, traits: SymbolicTraits) { (pointSize, symbolicTraits) = (size, traits) }
  convenience init(font: UIFont) {
    self.init(size: font.pointSize, traits: font.isBold ? .traitBold : [])
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(size: pointSize, traits: symbolicTraits)
  }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: newPointSize, traits: symbolicTraits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { self }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    self
  }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
}

/// Sizes that follow the chosen size of the system's letters; it is the standard one here.
@preconcurrency @MainActor
public final class UIFontMetrics: NSObject {
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// The chosen size of the system's letters.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private static let order: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (order.firstIndex(of: left) ?? -1) < (order.firstIndex(of: right) ?? -1)
  }
}
