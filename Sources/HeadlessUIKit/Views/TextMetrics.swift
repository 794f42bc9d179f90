/// How much room text takes, by an average: there are no fonts here.
///
/// A character is half the point size wide, near the mean of San Francisco's lower case in running
/// text, and a line 1.193359375 times the point size high, which is San Francisco's own line
/// height (20.287 points at 17). Lines break between words, and within those that fit no line.
public enum TextMetrics {
  /// A character's width by the point size.
  public static let glyphWidth: CGFloat = 0.5
  /// A line's height by the point size.
  public static let lineHeight: CGFloat = 1.193359375

  /// The lines that text breaks into within a width; no width is no limit.
  public static func lineCount(of text: String, pointSize: CGFloat, width: CGFloat) -> Int {
    let limit = width > 0 ? max(1, Int((width / (glyphWidth * pointSize) + 1e-9))) : Int.max
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + lineCount(ofParagraph: $1, limit: limit) }
  }

  /// The size of text in at most so many lines, 0 for any number, in points.
  public static func size(
    of text: String, pointSize: CGFloat, width: CGFloat = 0, numberOfLines: Int = 0
  ) -> CGSize {
    let count = lineCount(of: text, pointSize: pointSize, width: numberOfLines == 1 ? 0 : width)
    let shown = numberOfLines > 0 ? min(count, numberOfLines) : count
    let longest = text.split(separator: "\n").map(\.count).max() ?? 0
    let natural = CGFloat(longest) * glyphWidth * pointSize
    return CGSize(
      width: width > 0 ? min(natural, width) : natural,
      height: text.isEmpty ? 0 : CGFloat(shown) * lineHeight * pointSize)
  }

  private static func lineCount(ofParagraph text: Substring, limit: Int) -> Int {
    var (lines, used) = (1, 0)
    for word in text.split(separator: " ") {
      var length = word.count
      if used > 0, used + 1 + length <= limit {
        used += 1 + length
        continue
      }
      if used > 0 { lines += 1 }
      while length > limit {
        lines += 1
        length -= limit
      }
      used = length
    }
    return lines
  }
}

/// Letters of a size; which ones makes no difference here.
public final class UIFont: Hashable, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The system's styles of text, at their standard sizes.
  ///
  /// Source: Apple, *Human Interface Guidelines*, "Typography", size Large.
  public enum TextStyle: CGFloat, Hashable, Sendable {
    case largeTitle = 34
    case title1 = 28
    case title2 = 22
    case title3 = 20
    case body = 17
    case callout = 16
    case subheadline = 15
    case footnote = 13
    case caption1 = 12
    case caption2 = 11
    /// As large as the body, and semibold; told apart by a hair.
    case headline = 17.0001
  }

  public let pointSize: CGFloat
  public let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  public var lineHeight: CGFloat { pointSize * TextMetrics.lineHeight }

  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      pointSize: style.rawValue.rounded(), weight: style == .headline ? .semibold : .regular)
  }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}
