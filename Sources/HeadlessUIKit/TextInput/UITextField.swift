/// A line of text to type into.
///
/// It notifies its delegate that editing has begun before the keyboard's will-show comes, where a
/// text view does so after it. Source: hackiftekhar/IQKeyboardManager, issues 271 and 784.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open weak var delegate: (any UITextFieldDelegate)?
  // An app's override of these does not run when another property sets them.
  var ownText: String? = "" {
    didSet {
      layer.invalidateLook()
      invalidateIntrinsicContentSize()
    }
  }
  private var ownPlaceholder: String? { didSet { layer.invalidateLook() } }
  private var ownFont: UIFont? = .systemFont(ofSize: 17) { didSet { layer.invalidateLook() } }
  private var ownTextColor: UIColor? = .label { didSet { layer.invalidateLook() } }

  open var text: String? {
    get { ownText }
    set { ownText = newValue }
  }
  open var placeholder: String? {
    get { ownPlaceholder }
    set {
      keep(nil as NSAttributedString?, as: "attributedPlaceholder")
      ownPlaceholder = newValue
    }
  }
  open var font: UIFont? {
    get { ownFont }
    set { ownFont = newValue }
  }
  open var textColor: UIColor? {
    get { ownTextColor }
    set { ownTextColor = newValue }
  }
  open var textAlignment: NSTextAlignment = .natural { didSet { layer.invalidateLook() } }
  open var borderStyle: BorderStyle = .none {
    didSet {
      layer.invalidateLook()
      invalidateIntrinsicContentSize()
    }
  }
  open var clearsOnBeginEditing = false

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// A line of its text, or of its placeholder, and the border around it.
  ///
  /// At 17 points that is 22 points high, 34 with a rounded border, as Interface Builder has it.
  open override var intrinsicContentSize: CGSize {
    let metrics = TextMetrics(pointSize: font?.pointSize ?? 17)
    let shown = text?.isEmpty == false ? text : placeholder
    let border: CGFloat = borderStyle == .none ? 0 : 12
    return CGSize(
      width: (metrics.width(of: shown ?? "") + border).rounded(.up),
      height: metrics.lineHeight.rounded(.up) + 1 + border)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var look: ViewLook { fieldLook }

  open var isEditing: Bool { isFirstResponder }

  // MARK: Parts

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds, isEditing: true) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { ownLeftRect(bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { ownRightRect(bounds) }
  /// Inert: a film draws a field's text itself.
  open func drawText(in rect: CGRect) {}
  /// Inert: a film draws a field's placeholder itself.
  open func drawPlaceholder(in rect: CGRect) {}
  /// The caret's rectangle at a place of the text, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { ownCaretRect(position) }
  open func firstRect(for range: UITextRange) -> CGRect { ownFirstRect(range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [UITextSelectionRect(ownFirstRect(range))]
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { ownClosestPosition(point) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  // MARK: Editing

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteFromPasteboard() }
  open override func selectAll(_ sender: Any?) { selectWholeText() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }
  override var takesText: Bool { true }

  override func shouldBeginInput() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  override func didBeginInput() {
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  /// Brings itself between the insets of the scroll view around it, as text views do not.
  ///
  /// Apple documents none of it; source: splinter.com.au, "Scrolling forms", 2014. That it happens
  /// once observers of the keyboard have set their insets follows from there; that it is an
  /// animated scroll is an assumption.
  override func scrollToVisible() {
    var around = superview
    while let view = around, !(view is UIScrollView) { around = view.superview }
    guard let scrollView = around as? UIScrollView, scrollView.isScrollEnabled else { return }
    scrollView.show(field: convert(bounds, to: scrollView))
  }

  override func shouldEndInput() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func didEndInput() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Looks

  open var attributedText: NSAttributedString? {
    get { ownText.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      ownText = newValue?.string
      if let font = newValue?.firstAttributes[.font] as? UIFont { ownFont = font }
      if let color = newValue?.firstAttributes[.foregroundColor] as? UIColor {
        ownTextColor = color
      }
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { kept() ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      keep(newValue)
      ownPlaceholder = newValue?.string
    }
  }

  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = kept() ?? [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      keep(newValue)
      if let font = newValue[.font] as? UIFont { ownFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { ownTextColor = color }
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept() ?? defaultTextAttributes }
    set { keep(newValue) }
  }

  open var allowsEditingTextAttributes: Bool = false

  /// Inert: text keeps its size.
  open var adjustsFontSizeToFitWidth: Bool = false

  /// Inert: text keeps its size.
  open var minimumFontSize: CGFloat = 0

  /// Inert: the system's letters have one size.
  open var adjustsFontForContentSizeCategory: Bool = false

  open var clearsOnInsertion: Bool = false

  /// Inert: an image behind the text is not drawn.
  open var background: UIImage?

  // MARK: Places

  open var leftView: UIView? {
    get { kept() }
    set { setSide(newValue, "leftView") }
  }

  open var rightView: UIView? {
    get { kept() }
    set { setSide(newValue, "rightView") }
  }

  open var leftViewMode: ViewMode {
    get { kept() ?? .never }
    set {
      keep(newValue)
      setNeedsLayout()
    }
  }

  open var rightViewMode: ViewMode {
    get { kept() ?? .never }
    set {
      keep(newValue)
      setNeedsLayout()
    }
  }

  /// The times at which the button that clears the field shows; its room is kept, it is not drawn.
  open var clearButtonMode: ViewMode {
    get { kept() ?? .never }
    set {
      keep(newValue)
      setNeedsLayout()
    }
  }

  // MARK: Typing

  open var hasText: Bool { text?.isEmpty == false }

  /// Adds what was typed, if the delegate lets it; a line break is the return key.
  open func insertText(_ typed: String) {
    guard typed != "\n" else {
      _ = delegate?.textFieldShouldReturn(self)
      return
    }
    replace(insertionRange, with: typed)
  }

  open func deleteBackward() {
    if let range = rangeBeforeCaret { replace(range, with: "") }
  }

  // MARK: Places

  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: wholeText.utf16.count) }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(insertionRange) }
    set {
      guard let newValue else { return }
      select(newValue.range)
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position, offset)
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }

  open func text(in range: UITextRange) -> String? { part(range) }

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

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
