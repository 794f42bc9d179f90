extension UIView {
  /// How high this view is as an input view or an accessory across `width` points.
  ///
  /// A view whose frame is set by hand is as high as that, unless its height is flexible; another
  /// is as high as its content and the constraints in it make it.
  package func inputHeight(width: CGFloat) -> CGFloat {
    let isOwn =
      translatesAutoresizingMaskIntoConstraints && !autoresizingMask.contains(.flexibleHeight)
    if isOwn, bounds.height > 0 { return bounds.height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(intrinsicContentSize.height, fitting.height)
  }
}
