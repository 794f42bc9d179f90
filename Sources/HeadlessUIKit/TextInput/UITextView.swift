/// Text of many lines to type into; one that does not scroll is as high as its text.
open class UITextView: UIScrollView, UITextInputTraits, LineBreaking {
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  // An app's override of these does not run when `attributedText` sets them.
  private var ownFont: UIFont? = .systemFont(ofSize: 12) { didSet { textDidChange() } }
  private var ownTextColor: UIColor? = .label { didSet { layer.invalidateLook() } }

  open var font: UIFont? {
    get { ownFont }
    set { ownFont = newValue }
  }
  open var textColor: UIColor? {
    get { ownTextColor }
    set { ownTextColor = newValue }
  }
  open var textAlignment: NSTextAlignment = .natural { didSet { layer.invalidateLook() } }
  open var isEditable = true
  open var isSelectable = true
  /// The text's distances from the view's edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  open var textContainer: NSTextContainer { ownContainer }
  private let ownContainer: NSTextContainer
  open var selectedRange = NSRange(location: 0, length: 0)
  var content = ""
  /// The text with what it was given to look like; nil where that is one look for all of it.
  var styled: NSAttributedString?
  /// The look of typed text; kept, and of no effect on its size.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    ownContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    ownContainer.textView = self
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Never nil when it is read; a change from code notifies no delegate.
  open var text: String! {
    get { content }
    set {
      show(newValue, styled: nil)
    }
  }

  private func show(_ text: String?, styled: NSAttributedString?) {
    content = text ?? ""
    self.styled = styled
    selectedRange = NSRange(location: content.utf16.count, length: 0)
    textDidChange()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes; never nil when it is read.
  open var attributedText: NSAttributedString! {
    get { styled ?? NSAttributedString(string: content, attributes: ownAttributes) }
    set {
      show(newValue?.string, styled: newValue)
      let look = newValue?.firstAttributes
      if let font = look?[.font] as? UIFont { ownFont = font }
      if let color = look?[.foregroundColor] as? UIColor { ownTextColor = color }
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// True if it keeps its size and scrolls; if not, its height is that of its text.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = lineWidth ?? bounds.width
    // Without a width yet, nothing breaks lines.
    askedWidth = width > 0 ? width : .greatestFiniteMagnitude
    return CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight(width: askedWidth))
  }

  /// The width that layout is about to give it, while it asks.
  private var lineWidth: CGFloat?
  /// The width by which it said last how high it has to be.
  private var askedWidth = CGFloat.greatestFiniteMagnitude

  func setLineWidth(_ width: CGFloat) -> Bool {
    guard !isScrollEnabled, width > 0 else { return false }
    lineWidth = width
    defer { askedWidth = width }
    return width != askedWidth && fittingHeight(width: width) != fittingHeight(width: askedWidth)
  }

  /// As wide as it may be, and as high as the text is then.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override var canBecomeFirstResponder: Bool { isEditable && !isHidden }
  override var takesText: Bool { true }
  override var reportsBeforeKeyboard: Bool { false }

  override func shouldBeginInput() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

  override func didBeginInput() {
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  override func shouldEndInput() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  override func didEndInput() {
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if setLineWidth(bounds.width) { invalidateIntrinsicContentSize() }
  }

  override var look: ViewLook { textLook }

  /// Its content is its text, whatever constraints pin to its edges.
  override var contentSizeOfLayout: CGSize? { sizeThatFits(bounds.size) }

  // MARK: Places of the text

  /// The caret's rectangle at a place of the text, in the content's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { ownCaretRect(position) }
  open func firstRect(for range: UITextRange) -> CGRect { ownSelectionRects(range).first ?? .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    ownSelectionRects(range).map(UITextSelectionRect.init)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { ownClosestPosition(point) }

  // MARK: Editing

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteFromPasteboard() }
  open override func selectAll(_ sender: Any?) { selectWholeText() }

  // MARK: Ranges

  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// UTF-16 units from one place to another; negative where that comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The place at the given distance in UTF-16 units; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...text.utf16.count).contains(target) ? UITextPosition(offset: target) : nil
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, last) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(first, last), length: abs(last - first)))
  }

  open func text(in range: UITextRange) -> String? {
    Range(range.range, in: text).map { String(text[$0]) }
  }

  // MARK: Looks

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  open var allowsEditingTextAttributes: Bool = false

  /// Inert: the system's letters have one size.
  open var adjustsFontForContentSizeCategory: Bool = false

  open var clearsOnInsertion: Bool = false
  open var supportsAdaptiveImageGlyph: Bool = false

  // MARK: Measuring

  /// Scrolls just as far as it takes to show the end of a range; a location below 0 is the end.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled else { return }
    let count = text.utf16.count
    let end = range.location < 0 ? count : min(range.location + range.length, count)
    let shown = Range(NSRange(location: 0, length: end), in: text).map { String(text[$0]) }
    let metrics = TextMetrics(pointSize: font?.pointSize ?? 12)
    let lines = metrics.lineCount(of: shown ?? text, width: lineLength(in: bounds.width))
    let top = textContainerInset.top + CGFloat(lines - 1) * metrics.lineHeight
    scrollRectToVisible(
      CGRect(x: 0, y: top, width: 1, height: metrics.lineHeight), animated: false)
  }

  // MARK: Places

  /// The text with its attributes; what is changed in it, is changed in the view.
  open var textStorage: NSTextStorage {
    if let storage: NSTextStorage = kept(), storage.isEqual(to: attributedText) { return storage }
    let storage = NSTextStorage(of: self, attributedText)
    keep(storage)
    return storage
  }

  open var layoutManager: NSLayoutManager {
    if let manager: NSLayoutManager = kept() { return manager }
    let manager = NSLayoutManager(of: self)
    keep(manager)
    return manager
  }

  // MARK: Typing

  open var hasText: Bool { !content.isEmpty }

  /// Puts what was typed in the place of the selection, if the delegate lets it.
  open func insertText(_ typed: String) { replace(selectedRange, with: typed) }

  open func deleteBackward() {
    guard selectedRange.length == 0 else { return replace(selectedRange, with: "") }
    let end = Range(NSRange(location: 0, length: selectedRange.location), in: content)
    guard let last = end.flatMap({ content[$0].last }) else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: selectedRange.location - length, length: length), with: "")
  }

  // MARK: Traits

  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var isSecureTextEntry: Bool = false
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Questions of the keyboard

  open var markedTextRange: UITextRange? { nil }
  open func replace(_ range: UITextRange, withText text: String) {
    type(text, into: range.range)
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let range = selectedTextRange else { return }
    replace(range, withText: markedText ?? "")
  }
  /// Inert: the keyboard marks no text.
  open func unmarkText() {}
}

extension UITextView {
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}

/// The kinds of things that a text view looks for in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
