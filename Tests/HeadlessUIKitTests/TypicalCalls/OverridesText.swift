import HeadlessUIKit

// What apps override. Nothing here runs: that it compiles is the test.

class OverridingLabel: UILabel {
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var lineBreakMode: NSLineBreakMode { didSet {} }
  override var numberOfLines: Int { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var shadowColor: UIColor? { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
  override var adjustsFontSizeToFitWidth: Bool { didSet {} }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: .zero)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: n)
  }
}

class OverridingTextField: UITextField {
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var attributedPlaceholder: NSAttributedString? { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var borderStyle: UITextField.BorderStyle { didSet {} }
  override var delegate: (any UITextFieldDelegate)? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var returnKeyType: UIReturnKeyType {
    get { .done }
    set {}
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { .no }
    set {}
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { .none }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  override var leftView: UIView? { didSet {} }
  override var rightView: UIView? { didSet {} }
  override var leftViewMode: UITextField.ViewMode { didSet {} }
  override var clearButtonMode: UITextField.ViewMode { didSet {} }
  override var isEditing: Bool { false }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override var typingAttributes: [NSAttributedString.Key: Any]? { didSet {} }
  override var selectedTextRange: UITextRange? { didSet {} }
  override var inputView: UIView? { didSet {} }
  override var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  override var hasText: Bool { true }
  override var background: UIImage? { didSet {} }
  override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  override var markedTextRange: UITextRange? { nil }
  override func textRect(forBounds b: CGRect) -> CGRect { super.textRect(forBounds: b) }
  override func editingRect(forBounds b: CGRect) -> CGRect { super.editingRect(forBounds: b) }
  override func placeholderRect(forBounds b: CGRect) -> CGRect {
    super.placeholderRect(forBounds: b)
  }
  override func borderRect(forBounds b: CGRect) -> CGRect { b }
  override func leftViewRect(forBounds b: CGRect) -> CGRect { b }
  override func rightViewRect(forBounds b: CGRect) -> CGRect { b }
  override func clearButtonRect(forBounds b: CGRect) -> CGRect { b }
  override func drawText(in r: CGRect) { super.drawText(in: r) }
  override func drawPlaceholder(in r: CGRect) { super.drawPlaceholder(in: r) }
  override func deleteBackward() { super.deleteBackward() }
  override func insertText(_ text: String) { super.insertText(text) }
  override func caretRect(for p: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for r: UITextRange) -> [UITextSelectionRect] { [] }
  override func closestPosition(to p: CGPoint) -> UITextPosition? { nil }
  override func replace(_ range: UITextRange, withText text: String) {
    super.replace(range, withText: text)
  }
  override func position(from p: UITextPosition, offset: Int) -> UITextPosition? {
    super.position(from: p, offset: offset)
  }
}

class OverridingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var text: String! { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var attributedText: NSAttributedString! { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var textContainerInset: UIEdgeInsets { didSet {} }
  override var delegate: (any UITextViewDelegate)? { didSet {} }
  override var selectedRange: NSRange { didSet {} }
  override var selectedTextRange: UITextRange? { didSet {} }
  override var isEditable: Bool { didSet {} }
  override var isSelectable: Bool { didSet {} }
  override var isScrollEnabled: Bool { didSet {} }
  override var typingAttributes: [NSAttributedString.Key: Any] { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var hasText: Bool { true }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override var textStorage: NSTextStorage { super.textStorage }
  override var layoutManager: NSLayoutManager { super.layoutManager }
  override var textContainer: NSTextContainer { super.textContainer }
  override func insertText(_ text: String) { super.insertText(text) }
  override func deleteBackward() { super.deleteBackward() }
  override func caretRect(for p: UITextPosition) -> CGRect { super.caretRect(for: p) }
  override func firstRect(for r: UITextRange) -> CGRect { super.firstRect(for: r) }
  override func selectionRects(for r: UITextRange) -> [UITextSelectionRect] { [] }
  override func closestPosition(to p: CGPoint) -> UITextPosition? { super.closestPosition(to: p) }
  override func scrollRangeToVisible(_ r: NSRange) { super.scrollRangeToVisible(r) }
  override func scrollRectToVisible(_ r: CGRect, animated: Bool) {
    super.scrollRectToVisible(r, animated: animated)
  }
  override func setContentOffset(_ o: CGPoint, animated: Bool) {
    super.setContentOffset(o, animated: animated)
  }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func replace(_ range: UITextRange, withText text: String) {
    super.replace(range, withText: text)
  }
  override func setMarkedText(_ t: String?, selectedRange: NSRange) {}
  override func unmarkText() {}
}

class OverridingSearchBar: UISearchBar {
  override var text: String? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var delegate: (any UISearchBarDelegate)? { didSet {} }
  override var showsCancelButton: Bool {
    get { false }
    set {}
  }
  override func setShowsCancelButton(_ s: Bool, animated: Bool) {}
  override var searchTextField: UISearchTextField { super.searchTextField }
}

class OverridingLayoutManager: NSLayoutManager {
  override func drawBackground(forGlyphRange r: NSRange, at o: CGPoint) {}
  override func drawGlyphs(forGlyphRange r: NSRange, at o: CGPoint) {}
  override func usedRect(for c: NSTextContainer) -> CGRect { super.usedRect(for: c) }
}

class OverridingTextContainer: NSTextContainer { override var size: CGSize { didSet {} } }

class OverridingTextStorage: NSTextStorage {
  override func processEditing() { super.processEditing() }
}

final class OverridingPinView: UIView, UIKeyInput {
  var keyboardType: UIKeyboardType = .numberPad
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
