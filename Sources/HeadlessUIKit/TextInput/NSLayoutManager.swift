/// The lines of a text view's text, or of a text storage in a container; one glyph a UTF-16 unit.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private weak var view: UITextView?
  private var ownStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  open var hyphenationFactor: Float = 0

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  init(of view: UITextView) {
    super.init()
    self.view = view
    textContainers = [view.textContainer]
  }

  open var textStorage: NSTextStorage? {
    get { view?.textStorage ?? ownStorage }
    set { ownStorage = newValue }
  }

  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) { ownStorage = newTextStorage }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  private var lines: TextLayout {
    if let view { return view.textLayout }
    let text = ownStorage ?? NSTextStorage(string: "")
    let font = text.firstAttributes[.font] as? UIFont
    let width = textContainers.first?.size.width ?? 0
    return TextLayout(
      text.string, metrics: TextMetrics(pointSize: font?.pointSize ?? 12),
      width: width > 0 ? max(0, width - 2 * padding) : .greatestFiniteMagnitude)
  }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The rectangle that the lines take, from the container's top left.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let layout = lines
    let widest = layout.lines.map { layout.x(of: $0.end) }.max() ?? 0
    return CGRect(x: 0, y: 0, width: widest + 2 * padding, height: layout.height)
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rects = lines.rects(of: glyphRange)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
      .offsetBy(dx: padding, dy: 0)
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let layout = lines
    let index = layout.line(of: glyphIndex)
    let line = layout.lines[index]
    effectiveRange?.pointee = NSRange(location: line.start, length: line.end - line.start)
    let height = layout.metrics.lineHeight
    return CGRect(
      x: 0, y: CGFloat(index) * height,
      width: view?.bounds.width ?? textContainers.first?.size.width ?? 0, height: height)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    var rect = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    let layout = lines
    rect.size.width = layout.x(of: layout.lines[layout.line(of: glyphIndex)].end) + 2 * padding
    return rect
  }

  open var extraLineFragmentRect: CGRect { .zero }

  @preconcurrency
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines.lines
    where line.start < glyphRange.location + glyphRange.length && line.end > glyphRange.location {
      var range = NSRange()
      let rect = lineFragmentRect(forGlyphAt: line.start, effectiveRange: &range)
      let used = lineFragmentUsedRect(forGlyphAt: line.start, effectiveRange: nil)
      block(rect, used, container, range, &stop)
      if stop.boolValue { return }
    }
  }

  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    CGPoint(x: lines.x(of: glyphIndex) + padding, y: 0)
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines.offset(at: CGPoint(x: point.x - padding, y: point.y))
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container) }

  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { view?.setNeedsLayout() }
  /// Inert: a film draws a text view's text itself.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Inert: a film draws a text view's text itself.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Inert: a film draws a text view's text itself.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
