import HeadlessUIKit

extension EighthGeneration {
  /// The innermost scroll view as it was; another one that was remembered is put back.
  func savedScrollView(around field: UIView) -> SavedScroll? {
    let scrollView = field.scrollViewsAround.first
    if scrollView !== savedScroll?.scrollView {
      if let saved = savedScroll { pacing.animate { saved.restoreInsets() } }
      savedScroll = scrollView.map { SavedScroll($0) }
    }
    return savedScroll
  }

  /// Scrolls what is around the field; answers what of the move is left.
  func scroll(
    _ situation: Situation, in first: UIScrollView, by rise: CGFloat
  ) -> CGFloat {
    let field = situation.field
    let scrollViews = Array(field.scrollViewsAround.drop { $0 !== first })
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
    let table = scrollView as? UITableView
    let inset = settings.isFixed ? scrollView.adjustedContentInset : scrollView.contentInset
    return ScrollClimb.Level(
      offset: scrollView.contentOffset.y, topInset: inset.top,
      childTop: child.superview?.convert(child.frame, to: scrollView).minY ?? 0,
      previousRowBottom: table.flatMap { bottomOfRowBefore(child, in: $0) },
      isTable: table != nil,
      limit: settings.isFixed ? scrollView.greatestOffset(withTaken: taken) : nil)
  }

  /// Where the row before the field's ends, in points of the window.
  private func bottomOfRowBefore(_ field: UIView, in table: UITableView) -> CGFloat? {
    guard let cell = field.nearest(UITableViewCell.self), let path = table.indexPath(for: cell),
      path.row > 0
    else { return nil }
    let row = table.rectForRow(at: IndexPath(row: path.row - 1, section: path.section))
    return row.isEmpty ? nil : table.convert(row, to: nil).maxY
  }

  /// Scrolls; what lies in a stack, and a table, scrolls by the scroll view's own animation.
  ///
  /// That takes 0.3 s by a curve of its own, whatever the keyboard does.
  func scroll(_ scrollView: UIScrollView, to offset: CGFloat) {
    let isOwnAnimation =
      scrollView is UITableView || field?.liesInStack(below: scrollView) == true
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: offset),
      animated: isOwnAnimation && !settings.isFixed)
  }
}
