extension UITextView {
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
}
