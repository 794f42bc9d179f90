import LayerTrees

/// The layout of a paragraph; kept, and of no effect on the room that text takes.
///
/// Like a colour, it is no `NSObject`.
open class NSParagraphStyle: Hashable {
  open fileprivate(set) var alignment: NSTextAlignment = .natural
  open fileprivate(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  open fileprivate(set) var headIndent: CGFloat = 0
  open fileprivate(set) var tailIndent: CGFloat = 0
  open fileprivate(set) var hyphenationFactor: Float = 0
  public final var tabStops: [NSTextTab] = []
  public final var defaultTabInterval: CGFloat = 0

  public init() {}

  /// The values that distinguish it from another.
  private var traits: [CGFloat] {
    [
      CGFloat(alignment.rawValue), CGFloat(lineBreakMode.rawValue), lineSpacing, paragraphSpacing,
      paragraphSpacingBefore, lineHeightMultiple, minimumLineHeight, maximumLineHeight,
      firstLineHeadIndent, headIndent, tailIndent, CGFloat(hyphenationFactor),
    ]
  }

  open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.traits == traits }
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.isEqual(other)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(lineSpacing) }

  /// The style of paragraphs that have none.
  nonisolated(unsafe) public static let `default` = NSParagraphStyle()

  open func copy() -> Any { changeable() }
  open func mutableCopy() -> Any { changeable() }

  fileprivate func changeable() -> NSMutableParagraphStyle {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

/// A paragraph's setting that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Takes all that another one says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (alignment, lineBreakMode) = (obj.alignment, obj.lineBreakMode)
    (lineSpacing, lineHeightMultiple) = (obj.lineSpacing, obj.lineHeightMultiple)
    (paragraphSpacing, paragraphSpacingBefore) = (obj.paragraphSpacing, obj.paragraphSpacingBefore)
    (minimumLineHeight, maximumLineHeight) = (obj.minimumLineHeight, obj.maximumLineHeight)
    (firstLineHeadIndent, headIndent) = (obj.firstLineHeadIndent, obj.headIndent)
    (tailIndent, hyphenationFactor) = (obj.tailIndent, obj.hyphenationFactor)
  }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
}

extension NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// A place that tabs go to.
@preconcurrency @MainActor
open class NSTextTab: NSObject {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) { (self.alignment, location) = (alignment, loc) }
}

public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
