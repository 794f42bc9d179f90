extension UIScrollView {
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }

  /// Inert: indicators are not drawn.
  public var indicatorStyle: IndicatorStyle {
    get { kept() ?? .default }
    set { keep(newValue) }
  }

  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    if let pinch: UIPinchGestureRecognizer = kept() { return pinch }
    let pinch = UIPinchGestureRecognizer()
    keep(pinch)
    return pinch
  }

  public var minimumZoomScale: CGFloat {
    get { kept() ?? 1 }
    set { keep(newValue) }
  }

  public var maximumZoomScale: CGFloat {
    get { kept() ?? 1 }
    set { keep(newValue) }
  }

  /// How much the delegate's view is scaled.
  public var zoomScale: CGFloat {
    get { kept() ?? 1 }
    set {
      let scale = min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      let view = delegate?.viewForZooming(in: self)
      keep(scale)
      guard let view else { return }
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      contentSize = CGSize(
        width: view.bounds.width * scale, height: view.bounds.height * scale)
      delegate?.scrollViewDidZoom(self)
    }
  }

  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    setContentOffset(
      CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale).clamped(to: offsetRange),
      animated: animated)
  }
  public var bouncesZoom: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }
  public var contentAlignmentPoint: CGPoint {
    get { kept() ?? .zero }
    set { keep(newValue) }
  }
  public var bouncesVertically: Bool {
    get { bounces }
    set { bounces = newValue }
  }
  public var allowsKeyboardScrolling: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  public var isScrollAnimating: Bool { motion.isUnderWay && !motion.isDragging }
  public func stopScrollingAndZooming() { contentOffset = bounds.origin }
}
