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

  /// How long a line may be in a column of `width` points.
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
}
