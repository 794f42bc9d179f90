extension UITextView {
  /// The height of the text in a column of `width` points, with the insets around it.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let metrics = TextMetrics(pointSize: font?.pointSize ?? 12)
    let lines = metrics.lineCount(of: text, width: lineLength(in: width))
    let height = CGFloat(lines) * metrics.lineHeight
    let whole = height + textContainerInset.top + textContainerInset.bottom
    let scale = UIScreen.main.scale
    return (whole * scale - 1e-6).rounded(.up) / scale
  }

  /// Scrolls just as far as it takes to show the end of a range; a location below 0 is the end.
  public func scrollRangeToVisible(_ range: NSRange) {
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

  /// How long a line may be in a column of `width` points.
  private func lineLength(in width: CGFloat) -> CGFloat {
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    return max(0, width - sides)
  }

  func textDidChange() {
    layer.invalidateLook()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}
