import LayerTrees

/// A row of dots.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      layer.invalidateLook()
    }
  }
  open var currentPage = 0 { didSet { layer.invalidateLook() } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { layer.invalidateLook() } }

  /// The dots in the middle, 8 points across and as far apart.
  override var look: ViewLook {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return ViewLook() }
    let first = bounds.midX - CGFloat(2 * numberOfPages - 1) * 4
    let dots = (0..<min(numberOfPages, 60)).map { page in
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      return LayerElement.box(
        LayerBox(
          fill: shown(color), shape: LayerShape(radius: 4),
          insets: insets(
            of: CGRect(x: first + CGFloat(page) * 16, y: bounds.midY - 4, width: 8, height: 8))))
    }
    return ViewLook(elements: dots, followsSize: true)
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, 2 * pageCount - 1)) * 8 + 34, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
