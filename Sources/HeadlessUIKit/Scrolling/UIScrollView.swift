import LayerTrees

/// Shows a part of content that may be larger than itself.
open class UIScrollView: UIView, ScrollDelegating {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate that ``ScrollDelegating/delegate`` names.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var panGestureRecognizer: UIPanGestureRecognizer { ownPanRecognizer }
  private let ownPanRecognizer = UIPanGestureRecognizer()
  /// The content's rectangle, for constraints that give its size.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self, placement: .content)
  /// The view's own rectangle over its content, for constraints of what does not scroll.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    of: self, placement: .given { $0.bounds })
  var motion = ScrollMotion.none {
    didSet { if motion.isUnderWay != oldValue.isUnderWay { layer.invalidateSnapshot() } }
  }
  /// The finger that drags it.
  var touch: PanTouch?
  private var knownAdjustedInset = UIEdgeInsets.zero
  /// The safe area's part of the known adjusted inset.
  private var knownAdjustment = UIEdgeInsets.zero

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { ownContentSize }
    set {
      let old = ownContentSize
      set(.contentSize) { ownContentSize = newValue }
      if newValue != old { rangeDidChange() }
    }
  }
  private var ownContentSize = CGSize.zero
  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { rangeDidChange() } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { rangeDidChange() } }
  }

  /// The point of the content that is at the upper left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if motion.isDragging {
        // The finger keeps hold, and goes on from there.
        motion.shift.x += newValue.x - bounds.minX
        motion.shift.y += newValue.y - bounds.minY
      } else {
        motion.stop()
      }
      move(to: newValue)
    }
  }

  /// Scrolls at once, or over 0.3 s with a step and a callback at every refresh.
  ///
  /// UIKit documents neither the duration nor the curve; easeInEaseOut is an assumption.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    animate(to: contentOffset)
  }

  /// Scrolls just as far as it takes to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offset(showing: rect)
    guard offset != contentOffset else { return }
    setContentOffset(offset.clamped(to: offsetRange), animated: animated)
  }

  /// Scrolls as far as it takes to show the field with the focus, as UIKit does by itself.
  ///
  /// Where the app scrolls already, it is a part of that: the app has chosen how it goes.
  func show(field rect: CGRect) {
    let isAppScrolling = motion.isUnderWay && !motion.isShowingField
    scrollRectToVisible(rect, animated: true)
    motion.isShowingField = motion.isUnderWay && !isAppScrolling
  }

  /// The nearest offset at which a rectangle of the content shows between the insets.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: contentOffset.x.showing(
        rect.minX, rect.width, within: bounds.width, inset.left, inset.right),
      y: contentOffset.y.showing(
        rect.minY, rect.height, within: bounds.height, inset.top, inset.bottom))
  }

  /// Scrolls on to the wanted offset until it stays: what comes into view on the way is measured.
  func settle(at wanted: () -> CGPoint?) {
    for _ in 0..<8 {
      guard let wanted = wanted(), wanted != contentOffset else { return }
      contentOffset = wanted
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size != old.size { rangeDidChange() }
      if super.bounds.origin != old.origin { didScroll() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = bounds.size
      super.frame = newValue
      if bounds.size != old { rangeDidChange() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let size = contentSizeOfLayout { contentSize = size }
  }

  /// The size that constraints give the content; nil where none do.
  var contentSizeOfLayout: CGSize? { window?.layoutEngine.contentSize(of: self) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeDidChange()
  }

  /// The content inset with what of the safe area the content keeps clear of, and room for the
  /// keyboard.
  ///
  /// An app's own inset at the bottom counts as such room: an assumption.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaAdjustment
    inset.bottom += keyboardRoom
    return inset
  }
  /// The part of ``keyboardOverlap`` that the app's own inset leaves to the system.
  var keyboardRoom: CGFloat { max(0, keyboardOverlap - contentInset.bottom) }
  /// The room that the system makes for the keyboard above the safe area's bottom, in points.
  ///
  /// The content inset stays the app's (a phone's log: Stack Overflow, question 51548265).
  var keyboardOverlap: CGFloat = 0 {
    didSet { if keyboardOverlap != oldValue { rangeDidChange() } }
  }
  open func adjustedContentInsetDidChange() {}

  // MARK: Indicators

  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Both indicators' insets; where they differ, the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open func flashScrollIndicators() {}

  // MARK: Dragging

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  /// True if content may be pulled past its ends: if it does not fit, or always.
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { rangeDidChange() } }
  open var alwaysBounceHorizontal = false { didSet { rangeDidChange() } }
  open var decelerationRate: DecelerationRate = .normal
  /// The effect of dragging on the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var isTracking: Bool { motion.isDragging }
  open var isDragging: Bool { motion.isDragging }
  open var isDecelerating: Bool { motion.isDecelerating }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Bookkeeping

  /// Scrolls without ending the current motion.
  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    set(.contentOffset) { bounds = CGRect(origin: offset, size: bounds.size) }
  }

  /// Called when it has scrolled; tables come by here as well.
  func didScroll() {
    delegate?.scrollViewDidScroll(self)
  }

  /// Something that bounds the offset has changed: it is brought back where it is out of range.
  ///
  /// Content at its very top stays there when the safe area changes.
  func rangeDidChange() {
    layer.invalidateSnapshot()
    let inset = adjustedContentInset
    let (old, oldAdjustment) = (knownAdjustedInset, knownAdjustment)
    knownAdjustment = safeAreaAdjustment
    if inset != old {
      knownAdjustedInset = inset
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    guard !motion.isDragging, bounds.width > 0, bounds.height > 0 else { return }
    var offset = contentOffset
    if knownAdjustment.top > oldAdjustment.top, offset.y == -old.top, window != nil {
      offset.y = -inset.top
    }
    let kept = offset.clamped(to: offsetRange)
    guard kept != contentOffset, !motion.isDecelerating else { return }
    move(to: kept)
  }

  // MARK: Refreshing

  /// The spinner at the top while the list is refreshed.
  open var refreshControl: UIRefreshControl? {
    get { kept() }
    set {
      refreshControl?.removeFromSuperview()
      keep(newValue)
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  // MARK: Zooming

  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    if let pinch: UIPinchGestureRecognizer = kept() { return pinch }
    let pinch = UIPinchGestureRecognizer()
    keep(pinch)
    return pinch
  }

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the delegate's view.
  open var zoomScale: CGFloat {
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

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    setContentOffset(
      CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale).clamped(to: offsetRange),
      animated: animated)
  }

  open var bouncesZoom: Bool = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The part of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }
}

extension CGFloat {
  /// The offset nearest to this one at which a stretch of the content shows between the insets.
  fileprivate func showing(
    _ start: CGFloat, _ length: CGFloat, within size: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> CGFloat {
    let (first, last) = (self + before, self + size - after)
    if start < first || length >= last - first { return start - before }
    return start + length > last ? start + length - size + after : self
  }
}

/// A scroll view's delegate, under a name that subclasses may give another type.
///
/// In Objective-C a text view's `delegate` is a scroll view's, made narrower. Swift does not let a
/// property be overridden so; a subclass's own property hides one of an extension, though.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Hears of a scroll view's motion; every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lifts at a velocity in points per millisecond; where scrolling ends may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
