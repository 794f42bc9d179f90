package import HeadlessUIKit

/// The room that scroll views and tall text views are given below their content, in points.
package enum ScrollRoom {
  /// The part of a scroll view below a height that is free, or its own inset.
  ///
  /// `max(own, taken - (windowHeight - bottom))`, with `bottom` where the scroll view ends.
  package static func bottom(
    taken: CGFloat, windowHeight: CGFloat, scrollBottom: CGFloat, own: CGFloat
  ) -> CGFloat {
    max(own, taken - (windowHeight - scrollBottom))
  }

  /// The inset for a text view that is higher than the free room; nil where it is not, or has it
  /// already.
  ///
  /// The text view is to end where `available` does: `height - min(height, available)`.
  package static func textBottom(
    height: CGFloat, available: CGFloat, own: CGFloat
  ) -> CGFloat? {
    let free = min(height, available)
    return height - own > free ? height - free : nil
  }
}

/// A scroll view as it was before the library touched it.
@MainActor
struct SavedScroll {
  let scrollView: UIScrollView
  let offset: CGPoint
  let inset: UIEdgeInsets
  let indicatorInsets: UIEdgeInsets

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    offset = scrollView.contentOffset
    inset = scrollView.contentInset
    indicatorInsets = scrollView.verticalScrollIndicatorInsets
  }

  func restoreInsets() {
    scrollView.contentInset = inset
    scrollView.scrollIndicatorInsets = indicatorInsets
  }
}
