extension UILabel {
  /// Inert: text keeps its size, however small its room.
  public var minimumScaleFactor: CGFloat {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }

  public var highlightedTextColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }

  public var isHighlighted: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: text has no shadow.
  public var shadowColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: text has no shadow.
  public var shadowOffset: CGSize {
    get { kept() ?? CGSize(width: 0, height: -1) }
    set { keep(newValue) }
  }

  public var baselineAdjustment: UIBaselineAdjustment {
    get { kept() ?? .alignBaselines }
    set { keep(newValue) }
  }

  public var allowsDefaultTighteningForTruncation: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  public var showsExpansionTextWhenTruncated: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
