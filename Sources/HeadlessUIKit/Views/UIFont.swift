/// A font by its size and by how heavy it is; what it is called is not kept.
public final class UIFont: Hashable, Sendable {
  /// How heavy the strokes are; of no effect on the room that text takes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  /// What text is for; its size is that of the standard content size category.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// Points.
  public let pointSize: CGFloat

  /// Whether its strokes are heavier than those of running text.
  let isBold: Bool

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
