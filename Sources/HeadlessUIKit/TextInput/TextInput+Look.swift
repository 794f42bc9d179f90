import LayerTrees

extension UITextField {
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

extension UITextView {
  /// The text in its insets, and a caret where one types.
  var textLook: ViewLook {
    let padding = textContainer.lineFragmentPadding
    var insets = textContainerInset
    insets.left += padding
    insets.right += padding
    var element = element(
      text, font: font ?? .systemFont(ofSize: 12), color: textColor, alignment: textAlignment,
      lines: 0, insets: insets)
    element.isAtTop = true
    if isFirstResponder { element.caret = shown(tintColor ?? .systemBlue) }
    return ViewLook(
      elements: text.isEmpty && element.caret == nil ? [] : [.text(element)])
  }
}

extension LayerElement {
  /// The same element, that many points farther from the left edge.
  func indented(by distance: Double) -> LayerElement {
    guard case .text(var text) = self else { return self }
    text.insets.left = max(text.insets.left, distance)
    return .text(text)
  }
}

extension UIColor {
  /// The ground of a search field.
  static let tertiarySearchFill = UIColor(white: 0.89, alpha: 1)
    .dark(UIColor(white: 0.13, alpha: 1))
  /// What a blur makes of what lies behind it.
  static let material = UIColor(white: 0.96, alpha: 1).dark(UIColor(white: 0.13, alpha: 1))
}
