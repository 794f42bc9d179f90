import HeadlessUIKit

extension EighthGeneration {
  /// The innermost scroll view as it was; another one that was remembered is put back.
  func savedScrollView(around field: UIView) -> SavedScroll? {
    let scrollView = field.scrollViewsToMove.first
    if scrollView !== savedScroll?.scrollView {
      if let saved = savedScroll { pacing.animate { [self] in putBack(saved) } }
      savedScroll = scrollView.map { SavedScroll($0) }
    }
    return savedScroll
  }

  /// Scrolls what is around the field; answers what of the move is left.
  func scroll(
    _ situation: Situation, in first: UIScrollView, by rise: CGFloat
  ) -> CGFloat {
    let field = situation.field
    let scrollViews = Array(field.scrollViewsToMove.drop { $0 !== first })
    let children: [UIView] = [field] + scrollViews
    let climb = ScrollClimb(
      rule: .staysBelow(ceiling: situation.ceiling, keepsRest: settings.isFixed),
      fieldTop: field.rectInWindow.minY,
      textCeiling: situation.isScrollableText ? situation.ceiling : nil)
    let (offsets, rest) = climb.climb(
      rise, zip(scrollViews, children).map { level($0, $1, taken: situation.taken) })
    for (scrollView, offset) in zip(scrollViews, offsets)
    where offset != scrollView.contentOffset.y {
      pacing.animate { [self] in scroll(scrollView, to: offset) }
    }
    return rest
  }

  private func level(
    _ scrollView: UIScrollView, _ child: UIView, taken: CGFloat
  ) -> ScrollClimb.Level {
    let inset = settings.isFixed ? scrollView.adjustedContentInset : scrollView.contentInset
    return ScrollClimb.Level(
      offset: scrollView.contentOffset.y, topInset: inset.top,
      childTop: child.superview?.convert(child.frame, to: scrollView).minY ?? 0,
      list: settings.isFixed ? nil : scrollView.listAround(rowOf: field),
      limit: settings.isFixed ? scrollView.greatestOffset(withTaken: taken) : nil)
  }

  /// Gives a scroll view its insets back, and its offset where that is asked for.
  func putBack(_ saved: SavedScroll) {
    saved.restoreInsets()
    if settings.restoresOffset { scroll(saved.scrollView, to: saved.offset.y) }
  }

  /// Scrolls; what lies in a stack, and a list, scrolls by the scroll view's own animation.
  ///
  /// That takes 0.3 s by a curve of its own, whatever the keyboard does.
  func scroll(_ scrollView: UIScrollView, to offset: CGFloat) {
    let isOwnAnimation =
      scrollView is UITableView || scrollView is UICollectionView
      || field?.liesInStack(below: scrollView) == true
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: offset),
      animated: isOwnAnimation && !settings.isFixed)
  }
}

extension UIView {
  /// The scroll views around this one that may be scrolled, innermost first.
  fileprivate var scrollViewsToMove: [UIScrollView] {
    scrollViewsAround.filter { !$0.fieldOptions.ignoresScrolling }
  }
}
