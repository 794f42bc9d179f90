/// A text with attributes that others learn the changes of: a text view's, or one of an app's own.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  nonisolated(unsafe) private weak var view: UITextView?
  nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?
  nonisolated(unsafe) public private(set) var layoutManagers: [NSLayoutManager] = []
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(string: "") }

  @MainActor
  convenience init(of view: UITextView, _ text: NSAttributedString) {
    self.init(attributedString: text)
    self.view = view
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    self.editedMask = editedMask
    editedRange = NSRange(location: range.location, length: max(0, range.length + delta))
    changeInLength = delta
    processEditing()
  }

  /// Notifies the delegate and the text view of a change.
  open func processEditing() {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.notifyDelegate() }
  }

  @MainActor
  private func notifyDelegate() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    view?.take(self)
  }
}

@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// The lines of a text view's text, or of a text storage in a container; one glyph a UTF-16 unit.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private weak var view: UITextView?
  private var ownStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var hyphenationFactor: Float = 0
  /// Inert: a film draws what is written, and no signs for what is not.
  open var showsInvisibleCharacters = false
  /// Inert: a film draws what is written, and no signs for what is not.
  open var showsControlCharacters = false

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

/// The column that text runs in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Points at either end of a line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.textDidChange() } }
  /// The most lines that show, or 0; kept, and of no effect.
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Inert: text is set on whole lines.
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var size: CGSize
  weak var textView: UITextView?

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  // MARK: Layout manager

  open var layoutManager: NSLayoutManager? { textView?.layoutManager }
}
