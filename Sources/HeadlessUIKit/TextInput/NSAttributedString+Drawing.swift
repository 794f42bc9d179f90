import LayerTrees

extension NSAttributedString.Key {
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")

  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// The kind of line under a text or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A text's shadow; like a colour, it is no `NSObject`.
@preconcurrency @MainActor
open class NSShadow: Hashable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public init() {}
  public nonisolated static func == (one: NSShadow, other: NSShadow) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The ways of measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Further settings and results of drawing; there are none here.
open class NSStringDrawingContext: NSObject {}

extension String {
  /// Writes the text where something is drawn: in lines as wide as the rectangle.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    guard let recorder = DrawingRecorder.current, !isEmpty else { return }
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes?[.foregroundColor] as? UIColor ?? .black
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    recorder.write(
      LayerText(
        self, size: Double(font.pointSize), isBold: font.isBold,
        color: color.color(isDark: recorder.isDark), alignment: style?.alignment.shown ?? .left,
        lineLimit: 0),
      in: rect)
  }

  /// Writes the text on one line from a point on, where something is drawn.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    var size = size(withAttributes: attributes)
    size.width += 1
    draw(in: CGRect(origin: point, size: size), withAttributes: attributes)
  }

  /// The room that the text takes on one line for each of its own, as `TextMetrics` says.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMetrics(attributes).size(of: self, width: .greatestFiniteMagnitude)
  }

  /// The room that the text takes in a column: on one line unless the options say otherwise.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let metrics = TextMetrics(attributes)
    guard options.contains(.usesLineFragmentOrigin) else {
      let text = replacing("\n", with: " ")
      return CGRect(x: 0, y: 0, width: metrics.width(of: text), height: metrics.lineHeight)
    }
    return CGRect(origin: .zero, size: metrics.size(of: self, width: size.width))
  }
}

extension NSString {
  /// Nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
  /// Nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  /// The room that the text takes on one line for each of its own, as `TextMetrics` says.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The room that the text takes in a column: on one line unless the options say otherwise.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Writes the text where something is drawn, all of it as it begins.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  /// Writes the text on one line from a point on, all of it as it begins.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }

  /// The room that the text takes, all of it in the font that it begins with.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// The room that the text takes in a column, all of it in the font that it begins with.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }

  var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// One character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// Something other than letters in a text; it takes no room of its own here.
///
/// Like a colour, it is no `NSObject`.
open class NSTextAttachment: Hashable {
  open var image: UIImage?
  open var bounds = CGRect.zero

  public init() {}
  public static func == (one: NSTextAttachment, other: NSTextAttachment) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image
  }
}
