import LayerTrees

/// Hears of a text view's life; every method has a default, as the protocol's are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

/// A link, an attachment or a tagged range of a text, of which nothing is tapped here.
@preconcurrency @MainActor
public final class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  public let range: NSRange

  init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }

  public final class MenuConfiguration: NSObject {
    public let menu: UIMenu
    public init(menu: UIMenu) { self.menu = menu }
  }
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
}

extension UITextView: UIKeyInput {
  func replace(_ range: NSRange, with string: String) {
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

  func post(_ name: Notification.Name) {
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

  /// The height of the text in a column of `width` points, with the insets around it.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let metrics = TextMetrics(pointSize: font?.pointSize ?? 12)
    let lines = metrics.lineCount(of: text, width: lineLength(in: width))
    let height = CGFloat(lines) * metrics.lineHeight
    let whole = height + textContainerInset.top + textContainerInset.bottom
    let scale = UIScreen.main.scale
    return (whole * scale - 1e-6).rounded(.up) / scale
  }

  /// The longest line in a column of `width` points.
  func lineLength(in width: CGFloat) -> CGFloat {
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    return max(0, width - sides)
  }

  func textDidChange() {
    layer.invalidateLook()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// The text in the lines that it has now.
  var textLayout: TextLayout {
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    return TextLayout(
      wholeText, metrics: TextMetrics(pointSize: font?.pointSize ?? 12),
      width: max(0, bounds.width - sides))
  }

  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  func ownCaretRect(_ position: UITextPosition) -> CGRect {
    textLayout.caret(at: position.offset).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  func ownSelectionRects(_ range: UITextRange) -> [CGRect] {
    textLayout.rects(of: range.range).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  func ownClosestPosition(_ point: CGPoint) -> UITextPosition? {
    UITextPosition(
      offset: textLayout.offset(
        at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)))
  }

  /// Shows what was changed in its storage, and keeps the selection where it is.
  func take(_ storage: NSTextStorage) {
    let (caret, copy) = (selectedRange, NSAttributedString(attributedString: storage))
    attributedText = copy
    let count = copy.length
    let start = min(caret.location, count)
    selectedRange = NSRange(location: start, length: min(caret.length, count - start))
  }

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
  /// The colour that a blur makes of the content behind it.
  static let material = UIColor(white: 0.96, alpha: 1).dark(UIColor(white: 0.13, alpha: 1))
}
