import HeadlessUIKit

/// Version 4: it moves the root of the window, its navigation bar included.
///
/// Its state is what it is known for: the root's place is remembered until the keyboard has gone,
/// the root itself only until it goes.
@MainActor
final class FourthGeneration: KeyboardAvoiding {
  private let settings: IQKeyboardManagerSettings
  /// The constraint to a layout guide that an app lets the library change in place of the root.
  private let guide: GuideConstraint?
  private var field: UIView?
  private var pacing: MovePacing
  /// The part of the keyboard that is on the screen.
  private var keyboardSize = CGSize.zero
  private var isKeyboardUp = false
  /// The root's frame before the keyboard came.
  private var beginFrame: CGRect?
  private weak var root: UIViewController?
  private var savedScroll: SavedScroll?
  private var savedText: SavedScroll?

  init(_ settings: IQKeyboardManagerSettings, guide: NSLayoutConstraint?) {
    self.settings = settings
    pacing = MovePacing(.fourth, isFixed: settings.isFixed)
    self.guide = guide.map { GuideConstraint($0) }
  }

  func keyboard(_ report: NotifiedKeyboard) {
    switch report.kind {
    case .willShow: keyboardWillShow(report)
    case .didShow: keyboardDidShow()
    case .willHide: keyboardWillHide(report)
    case .didHide: beginFrame = nil
    case .willChangeFrame: break
    }
  }

  func fieldDidBegin(_ field: UIView) {
    self.field = field
    guard isServed else { return }
    rememberRoot()
    if isKeyboardUp { adjust() }
  }

  func fieldDidEnd(_ field: UIView) {
    self.field = nil
    guard let saved = savedText else { return }
    savedText = nil
    pacing.animate { saved.restoreInsets() }
  }

  private var isServed: Bool {
    field.map { settings.controllers.serves(field: $0, in: .fourth) } ?? false
  }
}

extension FourthGeneration {
  /// Adjusts only where the size is another than before: a keyboard may come up several times.
  private func keyboardWillShow(_ report: NotifiedKeyboard) {
    isKeyboardUp = true
    pacing.follow(report)
    let oldSize = keyboardSize
    let window = settings.isFixed ? field?.window?.frame : nil
    let shown = report.end.intersection(window ?? UIScreen.main.bounds)
    keyboardSize =
      shown.isNull ? CGSize(width: UIScreen.main.bounds.width, height: 0) : shown.size
    if settings.isFixed, !shown.isNull {
      keyboardSize.height += NotifiedKeyboard.heightLeftOut(by: field)
    }
    guard isServed else { return }
    rememberRoot()
    if keyboardSize != oldSize { adjust() }
  }

  /// A sheet has been moved by the system as well: it is looked at again, a turn later.
  private func keyboardDidShow() {
    guard isServed, isKeyboardUp, field?.owner?.outermost.isSheet == true else { return }
    DispatchQueue.main.async { [weak self] in self?.adjust() }
  }

  private func keyboardWillHide(_ report: NotifiedKeyboard) {
    isKeyboardUp = false
    pacing.follow(report)
    restoreScrollViews()
    restoreRoot()
    keyboardSize = .zero
  }

  private func rememberRoot() {
    guard let field, beginFrame == nil, let controller = field.owner?.outermost else { return }
    root = controller
    beginFrame = controller.view.frame
    if controller is UINavigationController, !controller.isSheet, let window = field.window {
      beginFrame?.origin = CGPoint(
        x: 0, y: window.bounds.height - controller.view.frame.height)
    }
    guide?.remember()
  }

  /// Puts the root back; one that came up again before it had gone is not known any more.
  private func restoreRoot() {
    guard let beginFrame, let root else { return }
    pacing.animate { [guide] in
      guard let guide else {
        root.view.frame = CGRect(origin: beginFrame.origin, size: root.view.frame.size)
        return
      }
      guide.restore()
      root.view.setNeedsLayout()
      root.view.layoutIfNeeded()
    }
    self.root = nil
    if settings.isFixed { self.beginFrame = nil }
  }
}

extension FourthGeneration {
  /// Points between the status bar and a field that has gone as high as it may.
  private static let roomAtTop: CGFloat = 5
  /// Points between the navigation bar and a text view in a scroll view.
  private static let roomAboveText: CGFloat = 10

  /// Moves the field clear of the keyboard: scroll views first, then the guide or the root.
  private func adjust() {
    guard let field, let window = field.window, let controller = field.owner else { return }
    if settings.isFixed {
      takeUpScrollView(around: field)
      pacing.animate { field.scrollIntoSight() }
    }
    let taken = taken(below: field)
    let statusBar = window.safeAreaInsets.top
    let ceiling = guide?.edge == .bottom ? nil : statusBar + Self.roomAtTop
    var rise = FieldClearance(
      field: field.rectInWindow, windowHeight: window.bounds.height, taken: taken,
      ceiling: ceiling
    ).rise
    takeUpScrollView(around: field)
    if let saved = savedScroll {
      rise = scroll(field, in: saved.scrollView, by: rise)
      makeRoom(in: saved, windowHeight: window.bounds.height)
    }
    guard guide == nil else { return moveGuide(by: rise, in: controller.outermost) }
    if let textView = field as? UITextView {
      makeRoom(in: textView, available: window.bounds.height - taken - statusBar)
    }
    moveRoot(controller.outermost, by: rise, window: window)
  }

  /// The height of the window's bottom that keyboard and field's distance take, in points.
  private func taken(below field: UIView) -> CGFloat {
    keyboardSize.height + field.distance(usual: settings.distance)
  }

  /// Remembers the innermost scroll view, and puts another one back that was remembered.
  private func takeUpScrollView(around field: UIView) {
    let scrollView = field.scrollViewsAround.first
    guard scrollView !== savedScroll?.scrollView else { return }
    if let saved = savedScroll {
      pacing.animate { saved.restoreInsets() }
      if settings.restoresOffset { saved.scrollView.setContentOffset(saved.offset, animated: true) }
    }
    savedScroll = scrollView.map { SavedScroll($0) }
  }

  private func scroll(_ field: UIView, in first: UIScrollView, by rise: CGFloat) -> CGFloat {
    let scrollViews = Array(field.scrollViewsAround.drop { $0 !== first })
    let children: [UIView] = [field] + scrollViews
    let levels = zip(scrollViews, children).map { scrollView, child in
      ScrollClimb.Level(
        offset: scrollView.contentOffset.y, topInset: scrollView.contentInset.top,
        childTop: child.superview?.convert(child.frame, to: scrollView).minY ?? 0,
        limit: settings.isFixed
          ? scrollView.greatestOffset(withTaken: taken(below: field)) : nil)
    }
    let bar = field.owner?.navigationController?.navigationBar.frame.maxY ?? 0
    let climb = ScrollClimb(
      rule: settings.isFixed ? .staysBelow(ceiling: bar, keepsRest: true) : .scrollsBack,
      fieldTop: field.rectInWindow.minY,
      textCeiling: field is UITextView ? bar + Self.roomAboveText : nil)
    let (offsets, rest) = climb.climb(rise, levels)
    for (scrollView, offset) in zip(scrollViews, offsets) {
      pacing.animate { scrollView.contentOffset.y = offset }
    }
    return rest
  }

  private func makeRoom(in saved: SavedScroll, windowHeight: CGFloat) {
    let scrollView = saved.scrollView
    let bottom = ScrollRoom.bottom(
      taken: keyboardSize.height, windowHeight: windowHeight,
      scrollBottom: scrollView.rectInWindow.maxY, own: saved.inset.bottom)
    pacing.animate {
      scrollView.contentInset.bottom = bottom
      scrollView.scrollIndicatorInsets.bottom = bottom
    }
  }

  private func makeRoom(in textView: UITextView, available: CGFloat) {
    guard
      let bottom = ScrollRoom.textBottom(
        height: textView.frame.height, available: available, own: textView.contentInset.bottom)
    else { return }
    if savedText == nil { savedText = SavedScroll(textView) }
    pacing.animate {
      textView.contentInset.bottom = bottom
      textView.scrollIndicatorInsets = textView.contentInset
    }
  }

  private func moveGuide(by rise: CGFloat, in root: UIViewController) {
    pacing.animate { [guide] in
      guide?.move(by: rise)
      root.view.setNeedsLayout()
      root.view.layoutIfNeeded()
    }
  }

  private func moveRoot(_ root: UIViewController, by rise: CGFloat, window: UIWindow) {
    guard let view = root.view, let beginFrame else { return }
    let least =
      root.isSheet
      ? RootPlace.leastOfSheet(
        keyboardHeight: keyboardSize.height, sheetHeight: view.frame.height,
        windowHeight: window.bounds.height, top: window.safeAreaInsets.top)
      : RootPlace.least(keyboardHeight: keyboardSize.height)
    let place = RootPlace(
      y: view.frame.minY, beginY: beginFrame.minY, least: settings.preventsBlank ? least : nil)
    let y = place.moved(by: rise)
    guard y != view.frame.minY else { return }
    pacing.animate { view.frame.origin.y = y }
  }
}

extension FourthGeneration {
  /// Gives the scroll view its insets back, and scrolls what has come out of its range.
  private func restoreScrollViews() {
    guard let saved = savedScroll else { return }
    savedScroll = nil
    pacing.animate { [restoresOffset = settings.restoresOffset] in
      saved.restoreInsets()
      if restoresOffset { saved.scrollView.contentOffset = saved.offset }
      for scrollView in [saved.scrollView] + saved.scrollView.scrollViewsAround {
        scrollView.contentOffset.y = min(
          scrollView.contentOffset.y, scrollView.greatestPlainOffset)
      }
    }
  }
}

extension UIScrollView {
  /// The greatest offset once it has room for what is taken of the window's bottom, in points.
  func greatestOffset(withTaken taken: CGFloat) -> CGFloat {
    let room = ScrollRoom.bottom(
      taken: taken, windowHeight: window?.bounds.height ?? 0, scrollBottom: rectInWindow.maxY,
      own: adjustedContentInset.bottom)
    return contentSize.height + room - bounds.height
  }

  /// The greatest offset where insets do not count, in points.
  var greatestPlainOffset: CGFloat { max(contentSize.height, frame.height) - frame.height }
}

extension UIViewController {
  /// True if it asks to be shown as a sheet.
  var isSheet: Bool { modalPresentationStyle == .formSheet || modalPresentationStyle == .pageSheet }
}
