/// Text of many lines to type into; one that does not scroll is as high as its text.
open class UITextView: UIScrollView, UITextInputTraits, LineBreaking {
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textDidChange() } }
  open var textColor: UIColor? = .label { didSet { layer.invalidateLook() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { layer.invalidateLook() } }
  open var isEditable = true
  open var isSelectable = true
  /// Where the text is in the view, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  public let textContainer: NSTextContainer
  open var selectedRange = NSRange(location: 0, length: 0)
  public var traits = TextInputTraits()
  private var content = ""
  /// The text with what it was given to look like; nil where that is one look for all of it.
  private var styled: NSAttributedString?
  /// What typed text is to look like; kept, and of no effect on its size.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    self.textContainer.textView = self
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Never nil when it is read; a change from code notifies no delegate.
  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      styled = nil
      selectedRange = NSRange(location: content.utf16.count, length: 0)
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes; never nil when it is read.
  open var attributedText: NSAttributedString! {
    get { styled ?? NSAttributedString(string: content, attributes: ownAttributes) }
    set {
      text = newValue?.string
      styled = newValue
      let look = newValue?.firstAttributes
      if let font = look?[.font] as? UIFont { self.font = font }
      if let color = look?[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// Whether it keeps its size and scrolls; where it does not, its height is that of its text.
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
    return CGSize(
      width: UIView.noIntrinsicMetric, height: fittingHeight(width: lineWidth ?? bounds.width))
  }

  /// The width that layout is about to give it, while it asks.
  private var lineWidth: CGFloat?

  func setLineWidth(_ width: CGFloat) -> Bool {
    guard !isScrollEnabled, width > 0, width != lineWidth ?? bounds.width else { return false }
    let old = intrinsicContentSize
    lineWidth = width
    return intrinsicContentSize != old
  }

  /// As wide as it may be, and as high as the text is then.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override var canBecomeFirstResponder: Bool { isEditable && !isHidden }
  override var takesText: Bool { true }
  override var tellsBeforeKeyboard: Bool { false }

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

  /// Where the caret stands at a place of the text, in the content's coordinates.
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
}

extension UITextView: UIKeyInput {
  public var hasText: Bool { !content.isEmpty }

  /// Puts what was typed in the place of the selection, if the delegate lets it.
  public func insertText(_ typed: String) { replace(selectedRange, with: typed) }

  public func deleteBackward() {
    guard selectedRange.length == 0 else { return replace(selectedRange, with: "") }
    let end = Range(NSRange(location: 0, length: selectedRange.location), in: content)
    guard let last = end.flatMap({ content[$0].last }) else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: selectedRange.location - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with string: String) {
    let isAllowed =
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    guard isAllowed else { return }
    styled = styled.map { $0.replacing(range, with: string) }
    content = content.replacing(range, with: string)
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    textDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
}
