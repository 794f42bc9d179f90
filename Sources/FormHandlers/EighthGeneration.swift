import HeadlessUIKit

/// Version 8: it moves the controller that the field belongs to, below its navigation bar.
///
/// All it acts on is the keyboard's height: an event that does not change it is not heard.
@MainActor
final class EighthGeneration: KeyboardAvoiding {
  private let settings: IQKeyboardManagerSettings
  private var field: UIView?
  private var pacing: MovePacing
  /// The height of the keyboard above the screen's bottom, in points; 0 where it floats.
  private var keyboardHeight: CGFloat = 0
  private var root: MovedRoot?
  /// True if anything has been answered but with a restoring since the keyboard came.
  private var isAdjusted = false
  /// Waits for a controller that a finger has begun to swipe away.
  private var swipeWatch: FrameWatch?
  private var savedScroll: SavedScroll?
  private var savedText: SavedScroll?

  init(_ settings: IQKeyboardManagerSettings) {
    self.settings = settings
    pacing = MovePacing(.eighth, isFixed: settings.isFixed)
  }

  func keyboard(_ report: NotifiedKeyboard) {
    pacing.follow(report)
    var height = report.height
    if settings.isFixed, height > 0 { height += NotifiedKeyboard.heightLeftOut(by: field) }
    guard height != keyboardHeight else { return }
    keyboardHeight = height
    if height > 0, let field, root?.isOnOtherSide ?? true { takeRoot(of: field) }
    answer()
    if height == 0, root?.isBeingSwipedAway != true { letRootGo() }
  }

  func fieldDidBegin(_ field: UIView) {
    self.field = field
    takeRoot(of: field)
    answer()
  }

  func fieldDidEnd(_ field: UIView) {
    if settings.isFixed { restoreText() }
    self.field = nil
  }

  private var isServed: Bool {
    field.map { settings.controllers.serves(field: $0, in: .eighth) } ?? true
  }
}

extension EighthGeneration {
  private func answer() {
    guard let root, root.view.window != nil else { return }
    if keyboardHeight > 0 { return adjustOrRestore() }
    guard isAdjusted else { return }
    if root.isOnOtherSide, !settings.isFixed { return putBackRoot() }
    guard !root.isBeingSwipedAway else { return awaitSwipe(of: root) }
    isAdjusted = false
    restore()
    if field != nil { restoreText() }
    savedScroll = nil
    self.root = nil
  }

  private func adjustOrRestore() {
    isAdjusted = true
    restoreText()
    if isServed { adjust() } else { restore() }
  }

  /// A swipe that is called off lets the controller come back to its place: then it is looked at again.
  private func awaitSwipe(of root: MovedRoot) {
    swipeWatch = FrameWatch(root.view) { [weak self] in
      guard root.view.frame.origin == .zero, !root.isBeingSwipedAway else { return }
      self?.swipeWatch = nil
      self?.adjustOrRestore()
    }
  }

  /// Remembers the controller around a field, unless it is known on this side of the device.
  private func takeRoot(of field: UIView) {
    guard let controller = field.owner?.contained else { return letRootGo() }
    let new = MovedRoot(controller)
    if let root, root.view.window === new.view.window, !root.isOnOtherSide { return }
    if root?.controller !== controller { putBackRoot() }
    root = new
  }

  private func letRootGo() {
    putBackRoot()
    root = nil
  }

  private func putBackRoot() {
    guard let root, root.hasMoved else { return }
    pacing.animate { root.view.frame.origin = root.origin }
  }
}

extension EighthGeneration {
  private func restoreText() {
    guard let saved = savedText else { return }
    savedText = nil
    pacing.animate { saved.restoreInsets() }
  }

  /// Puts the root and the scroll views back to where they began.
  private func restore() {
    guard let root else { return }
    pacing.animate { root.view.frame.origin = root.origin }
    guard let saved = savedScroll else { return }
    pacing.animate { [self] in
      putBack(saved)
      for scrollView in [saved.scrollView] + saved.scrollView.scrollViewsAround
      where scrollView.contentOffset.y > scrollView.greatestPlainOffset {
        scroll(scrollView, to: scrollView.greatestPlainOffset)
      }
    }
  }
}

extension EighthGeneration {
  /// The surroundings of the field now, in points of the window.
  private struct Situation {
    let field: UIView
    let root: MovedRoot
    let window: UIWindow
    /// The distance that the field wants below it.
    let distance: CGFloat
    /// The height of the window's bottom that keyboard, distance and home indicator's zone take.
    let taken: CGFloat
    /// The height above which the field is not to go.
    let ceiling: CGFloat
    let isScrollableText: Bool
  }

  /// Moves the field clear of the keyboard: scroll views first, then the controller.
  private func adjust() {
    if settings.isFixed { settle() }
    guard let situation else { return }
    var rise = rise(of: situation)
    if let saved = savedScrollView(around: situation.field) {
      rise = scroll(situation, in: saved.scrollView, by: rise)
      makeRoom(in: saved, situation)
    }
    adjustRoot(situation, by: rise)
  }

  /// Lets what was around the last field go, and brings the new one into view, before it measures.
  private func settle() {
    guard let field else { return }
    _ = savedScrollView(around: field)
    pacing.animate { field.scrollIntoSight() }
  }

  private var situation: Situation? {
    guard let field, let root, let window = root.view.window else { return nil }
    let isScrollableText = (field as? UITextView)?.isScrollEnabled ?? false
    let bar = root.controller?.navigationController?.navigationBar.frame.maxY
    let distance = field.distance(usual: settings.distance)
    return Situation(
      field: field, root: root, window: window, distance: distance,
      taken: FieldClearance.taken(
        keyboardHeight: keyboardHeight, distance: distance,
        safeArea: root.safeArea.bottom, windowHeight: window.bounds.height,
        below: UIScreen.main.bounds.maxY - window.frame.maxY),
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

  /// The root's margins, which count the safe area: that at its bottom is lost once it has risen.
  private func margins(of root: MovedRoot) -> UIEdgeInsets {
    settings.isFixed ? root.margins : root.view.layoutMargins
  }
}

extension EighthGeneration {
  /// Gives the scroll view the room below its content that is taken.
  private func makeRoom(in saved: SavedScroll, _ situation: Situation) {
    let scrollView = saved.scrollView
    guard !scrollView.fieldOptions.ignoresInsets else { return }
    let (height, end) = (situation.window.bounds.height, scrollView.rectInWindow.maxY)
    let extra = situation.distance + situation.root.safeArea.bottom
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

  /// Moves the controller by what no scroll view has taken, and a tall text view's end.
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

extension EighthGeneration {
  /// The innermost scroll view as it was; another one that was remembered is put back.
  private func savedScrollView(around field: UIView) -> SavedScroll? {
    let scrollView = field.scrollViewsToMove.first
    if scrollView !== savedScroll?.scrollView {
      if let saved = savedScroll { pacing.animate { [self] in putBack(saved) } }
      savedScroll = scrollView.map { SavedScroll($0) }
    }
    return savedScroll
  }

  /// Scrolls what is around the field; answers what of the move is left.
  private func scroll(
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
  private func putBack(_ saved: SavedScroll) {
    saved.restoreInsets()
    if settings.restoresOffset { scroll(saved.scrollView, to: saved.offset.y) }
  }

  /// Scrolls; what lies in a stack, and a list, scrolls by the scroll view's own animation.
  ///
  /// That takes 0.3 s by a curve of its own, whatever the keyboard does.
  private func scroll(_ scrollView: UIScrollView, to offset: CGFloat) {
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
