extension UIView {
  /// How high this view is as an input view or an accessory across `width` points.
  ///
  /// A view whose frame is set by hand is as high as that; another is as high as its content.
  package func inputHeight(width: CGFloat) -> CGFloat {
    let intrinsic = intrinsicContentSize.height
    if translatesAutoresizingMaskIntoConstraints, bounds.height > 0 { return bounds.height }
    return max(0, intrinsic)
  }
}
