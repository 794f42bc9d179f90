import LayerTrees

/// The offsets at which content can rest.
struct OffsetRange: Equatable {
  let least: CGPoint
  let greatest: CGPoint
}

extension CGPoint {
  func clamped(to range: OffsetRange) -> CGPoint {
    CGPoint(
      x: min(max(x, range.least.x), range.greatest.x),
      y: min(max(y, range.least.y), range.greatest.y))
  }
}

extension UIScrollView {
  /// The content that a person can scroll, for code that sees only the layer.
  var scrollContent: ScrollContent {
    let inset = adjustedContentInset
    return ScrollContent(
      height: Double(contentSize.height), topInset: Double(inset.top),
      bottomInset: Double(inset.bottom), keyboardRoom: Double(keyboardRoom),
      isScrolling: motion.isUnderWay, isShowingField: motion.isShowingField)
  }

  /// The range in which content can rest: from its start less the inset to its end plus the inset.
  var offsetRange: OffsetRange {
    let inset = adjustedContentInset
    let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return OffsetRange(
      least: least,
      greatest: CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height)))
  }

  /// The part of the last reported safe area that counts by the adjustment behaviour.
  ///
  /// `automatic` is `scrollableAxes`, and top and bottom in any case for the first scroll view of
  /// a controller in a navigation controller. Source: Apple,
  /// *UIScrollView.ContentInsetAdjustmentBehavior*.
  var safeAreaAdjustment: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    var insets = flags.knownSafeArea
    guard insets != .zero, contentInsetAdjustmentBehavior != .always else { return insets }
    if !scrollsHorizontally { (insets.left, insets.right) = (0, 0) }
    if !scrollsVertically, !isMainContent { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// True if its content never lies under what the safe area keeps clear of.
  var keepsClearOfSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height > bounds.height
  }

  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  /// True if it is the main content of a controller within a navigation controller.
  private var isMainContent: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.navigationController != nil
      && (owner?.automaticallyAdjustsScrollViewInsets ?? false)
  }
}
