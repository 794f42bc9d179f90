import LayerTrees

/// Hears of a text field's life; every method has a default, as the protocol's are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

extension UITextField: UIKeyInput {
  func replace(_ range: NSRange, with string: String) {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard isAllowed else { return }
    ownText = (ownText ?? "").replacing(range, with: string)
    select(NSRange(location: range.location + string.utf16.count, length: 0))
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField {
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}

extension String {
  /// With the UTF-16 units of a range replaced; a range that does not fit leaves it as it is.
  func replacing(_ range: NSRange, with string: String) -> String {
    Range(range, in: self).map { replacingCharacters(in: $0, with: string) } ?? self
  }
}

extension NSAttributedString {
  /// With the UTF-16 units of a range replaced, in the look of the text there.
  func replacing(_ range: NSRange, with string: String) -> NSAttributedString {
    guard range.location >= 0, range.location + range.length <= length else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    text.replaceCharacters(in: range, with: string)
    return text
  }
}

extension UITextField {
  public enum ViewMode: Int, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  private static let clearSide: CGFloat = 19

  func setSide(_ view: UIView?, _ name: String) {
    guard view !== kept(name) as UIView? else { return }
    (kept(name) as UIView?)?.removeFromSuperview()
    keep(view, as: name)
    setNeedsLayout()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRight: UIView? { isShown(rightViewMode) ? rightView : nil }
  private var showsClear: Bool {
    shownRight == nil && isShown(clearButtonMode) && !wholeText.isEmpty
  }

  /// Shows the views at both sides where their modes say so, and puts them there.
  func placeSideViews() {
    for (view, shown) in [(leftView, shownLeft), (rightView, shownRight)] {
      guard let view else { continue }
      if shown == nil {
        view.removeFromSuperview()
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    shownLeft?.frame = leftViewRect(forBounds: bounds)
    shownRight?.frame = rightViewRect(forBounds: bounds)
  }

  private func sideSize(_ view: UIView) -> CGSize {
    if view.bounds.size != .zero { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func ownLeftRect(_ bounds: CGRect) -> CGRect {
    guard let view = leftView else { return .zero }
    let size = sideSize(view)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func ownRightRect(_ bounds: CGRect) -> CGRect {
    guard let view = rightView else { return .zero }
    let size = sideSize(view)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func ownClearButtonRect(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.clearSide - 5, y: bounds.midY - Self.clearSide / 2,
      width: Self.clearSide, height: Self.clearSide)
  }

  /// Between the border and the views at both sides.
  func ownTextRect(_ bounds: CGRect, isEditing: Bool = false) -> CGRect {
    let border: CGFloat = borderStyle == .none ? 0 : 6
    let left = shownLeft.map { _ in leftViewRect(forBounds: bounds).maxX - bounds.minX } ?? 0
    let right =
      shownRight.map { _ in bounds.maxX - rightViewRect(forBounds: bounds).minX }
      ?? (showsClear ? bounds.maxX - clearButtonRect(forBounds: bounds).minX : 0)
    return bounds.inset(
      by: UIEdgeInsets(left: max(border, left), right: max(border, right)))
  }

  private var metrics: TextMetrics { TextMetrics(pointSize: font?.pointSize ?? 17) }

  private func width(to offset: Int) -> CGFloat {
    let range = Range(NSRange(location: 0, length: offset), in: wholeText)
    return metrics.width(of: range.map { String(wholeText[$0]) } ?? wholeText)
  }

  func ownCaretRect(_ position: UITextPosition) -> CGRect {
    let room = editingRect(forBounds: bounds)
    return CGRect(
      x: min(room.minX + width(to: position.offset), max(room.minX, room.maxX - 2)),
      y: room.midY - metrics.lineHeight / 2, width: 2, height: metrics.lineHeight)
  }

  func ownFirstRect(_ range: UITextRange) -> CGRect {
    let (first, last) = (ownCaretRect(range.start), ownCaretRect(range.end))
    return CGRect(
      x: first.minX, y: first.minY, width: max(0, last.minX - first.minX), height: first.height)
  }

  func ownClosestPosition(_ point: CGPoint) -> UITextPosition? {
    let x = point.x - editingRect(forBounds: bounds).minX
    let nearest = (0...wholeText.utf16.count).min {
      abs(width(to: $0) - x) < abs(width(to: $1) - x)
    }
    return UITextPosition(offset: nearest ?? 0)
  }

  /// The text or the placeholder, a caret where one types, and the border.
  var fieldLook: ViewLook {
    let shownText = text ?? ""
    let isEmpty = shownText.isEmpty
    let side: CGFloat = borderStyle == .none ? 0 : 7
    var text = element(
      isEmpty ? placeholder ?? "" : isSecureTextEntry ? secret(shownText) : shownText, font: font,
      color: isEmpty ? .placeholderText : textColor, alignment: textAlignment,
      insets: UIEdgeInsets(left: side, right: side))
    if isFirstResponder { text.caret = shown(tintColor ?? .systemBlue) }
    if isEmpty { text.isCaretFirst = true }
    var look = ViewLook(
      elements: text.string.isEmpty && text.caret == nil ? [] : [.text(text)])
    guard borderStyle != .none else { return look }
    look.fill = shown(.systemBackground)
    (look.borderWidth, look.borderColor) = (1, shown(.systemGray4))
    if borderStyle == .roundedRect { look.cornerRadius = 6 }
    return look
  }

  private func secret(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
