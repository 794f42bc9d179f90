package import HeadlessUIKit

extension EighthGeneration {
  /// What lies around the field now, in points of the window.
  private struct Situation {
    let field: UIView
    let root: Root
    let window: UIWindow
    /// What the keyboard, the distance and the home indicator's zone take of the window's bottom.
    let taken: CGFloat
    /// The height above which the field is not to go.
    let ceiling: CGFloat
    let isScrollableText: Bool
  }

  /// Makes the field stand clear of the keyboard: scroll views first, then the controller.
  func adjust() {
    if settings.isFixed { settle() }
    guard let situation else { return }
    var rise = rise(of: situation)
    if let saved = savedScrollView(around: situation.field) {
      rise = scroll(situation, in: saved.scrollView, by: rise)
      makeRoom(in: saved, situation)
    }
    adjustRoot(situation, by: rise)
  }

  /// Lets what was around the last field go, and brings the new one into sight, before it measures.
  private func settle() {
    guard let field else { return }
    _ = savedScrollView(around: field)
    pacing.animate { field.scrollIntoSight() }
  }

  private var situation: Situation? {
    guard let field, let root, let window = root.view.window else { return nil }
    let isScrollableText = (field as? UITextView)?.isScrollEnabled ?? false
    let bar = root.controller?.navigationController?.navigationBar.frame.maxY
    return Situation(
      field: field, root: root, window: window,
      taken: KeyboardReach.taken(
        keyboardHeight: keyboardHeight, distance: settings.distance,
        safeArea: root.safeArea.bottom, windowHeight: window.bounds.height),
      ceiling: max(bar ?? window.safeAreaInsets.top, margins(of: root).top),
      isScrollableText: isScrollableText)
  }

  /// Points upward, in whole points: what is behind the point is cut off.
  private func rise(of situation: Situation) -> CGFloat {
    let margin = situation.isScrollableText ? 0 : margins(of: situation.root).bottom
    let rise = FieldClearance(
      field: situation.field.rectInWindow, windowHeight: situation.window.bounds.height,
      taken: situation.taken + margin, ceiling: situation.ceiling
    ).rise
    return settings.isFixed ? rise : rise.rounded(.towardZero)
  }

  /// The root's margins, which count the safe area: it reaches farther into a root that has risen.
  ///
  /// So a field that has to rise once more finds less room than there is.
  private func margins(of root: Root) -> UIEdgeInsets {
    settings.isFixed ? root.margins : root.view.layoutMargins
  }

  private func savedScrollView(around field: UIView) -> SavedScroll? {
    let scrollView = field.scrollViewsAround.first
    if scrollView !== savedScroll?.scrollView {
      if let saved = savedScroll { pacing.animate { saved.restoreInsets() } }
      savedScroll = scrollView.map { SavedScroll($0) }
    }
    return savedScroll
  }

  private func scroll(
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

extension EighthGeneration {
  private func makeRoom(in saved: SavedScroll, _ situation: Situation) {
    let scrollView = saved.scrollView
    let (height, end) = (situation.window.bounds.height, scrollView.rectInWindow.maxY)
    let extra = settings.distance + situation.root.safeArea.bottom
    let inset = ScrollRoom.bottom(
      taken: situation.taken, windowHeight: height, scrollBottom: end, own: saved.inset.bottom)
    let indicator = ScrollRoom.bottom(
      taken: situation.taken - extra, windowHeight: height, scrollBottom: end,
      own: saved.indicatorInsets.bottom)
    let safeArea = scrollView.safeAreaInsets.bottom
    guard scrollView.contentInset.bottom != inset - safeArea else { return }
    pacing.animate {
      scrollView.contentInset.bottom = inset - safeArea
      scrollView.scrollIndicatorInsets.bottom = indicator - safeArea
    }
  }

  private func adjustRoot(_ situation: Situation, by rise: CGFloat) {
    if situation.isScrollableText, let textView = situation.field as? UITextView {
      makeRoom(in: textView, situation)
    }
    let view = situation.root.view
    let y = RootPlace(
      y: view.frame.minY, beginY: situation.root.origin.y,
      least: RootPlace.least(keyboardHeight: keyboardHeight)
    ).moved(by: rise)
    guard y != view.frame.minY else { return }
    pacing.animate { view.frame.origin.y = y }
  }

  private func makeRoom(in textView: UITextView, _ situation: Situation) {
    let around = situation.root.view.superview ?? situation.window
    let end = around.convert(around.bounds, to: nil).maxY
    let hidden = end - (situation.window.bounds.height - keyboardHeight)
    guard
      let bottom = ScrollRoom.textBottom(
        height: textView.frame.height,
        available: around.bounds.height - situation.ceiling - hidden,
        own: textView.contentInset.bottom)
    else { return }
    if savedText == nil { savedText = SavedScroll(textView) }
    let safeArea = textView.safeAreaInsets.bottom
    pacing.animate {
      textView.contentInset.bottom = bottom - safeArea
      textView.scrollIndicatorInsets = textView.contentInset
    }
  }
}

/// What generation 8 keeps free at the window's bottom.
package enum KeyboardReach {
  /// The keyboard grown upward by the distance and by the home indicator's zone, in the window.
  ///
  /// The keyboard's height counts that zone already, so it counts twice. Points.
  package static func taken(
    keyboardHeight: CGFloat, distance: CGFloat, safeArea: CGFloat, windowHeight: CGFloat
  ) -> CGFloat {
    min(windowHeight, keyboardHeight + distance + safeArea)
  }
}
