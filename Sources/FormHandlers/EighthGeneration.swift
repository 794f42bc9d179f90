import HeadlessUIKit

/// Version 8: it moves the controller that the field belongs to, below its navigation bar.
///
/// All it acts on is the keyboard's height: an event that does not change it is not heard.
@MainActor
final class EighthGeneration: KeyboardAvoiding {
  let settings: IQKeyboardManagerSettings
  private(set) var field: UIView?
  private(set) var pacing: MovePacing
  /// How high the keyboard is above the screen's bottom, in points; 0 where it floats.
  private(set) var keyboardHeight: CGFloat = 0
  private(set) var root: MovedRoot?
  /// Whether anything has been answered but with a restoring since the keyboard came.
  private var isAdjusted = false
  /// Waits for a controller that a finger has begun to swipe away.
  private var swipeWatch: FrameWatch?
  var savedScroll: SavedScroll?
  var savedText: SavedScroll?

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
