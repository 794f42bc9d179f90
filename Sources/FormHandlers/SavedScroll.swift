import HeadlessUIKit

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
