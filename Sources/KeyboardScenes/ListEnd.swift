package import HeadlessUIKit

/// The end of a list as somebody reads along with it.
@MainActor
package struct ListEnd {
  /// Where it was when the list was last scrolled to it; infinity once a finger has moved that.
  private var last: CGFloat?

  package init() {}

  /// Takes note of a list that stands at its end, before that is elsewhere.
  package mutating func note(in list: UIScrollView) {
    if list.contentOffset.y >= place(in: list) - 0.5 { last = list.contentOffset.y }
  }

  /// Scrolls a list to its end, unless somebody reads elsewhere or moves it.
  ///
  /// A list that all fits stays at its top.
  package mutating func follow(in list: UIScrollView) {
    guard !list.isDragging, !list.isDecelerating else {
      last = .infinity
      return
    }
    let end = place(in: list)
    guard !isScrolledAway(list.contentOffset.y, from: end) else { return }
    list.contentOffset = CGPoint(x: 0, y: end)
    last = end
  }

  /// The offset at which a list shows its end, in points.
  private func place(in list: UIScrollView) -> CGFloat {
    let inset = list.adjustedContentInset
    return max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
  }

  /// Whether the list stands neither at its end nor where it was last scrolled to from here.
  private func isScrolledAway(_ offset: CGFloat, from end: CGFloat) -> Bool {
    guard let last else { return false }
    return abs(offset - last) > 0.5 && offset < end - 0.5
  }
}
