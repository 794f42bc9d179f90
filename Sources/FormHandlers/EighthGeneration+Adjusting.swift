import HeadlessUIKit

extension EighthGeneration {
  /// What lies around the field now, in points of the window.
  struct Situation {
    let field: UIView
    let root: MovedRoot
    let window: UIWindow
    /// What the field wants below it.
    let distance: CGFloat
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

  /// The root's margins, which count the safe area: it reaches farther into a root that has risen.
  ///
  /// So a field that has to rise once more finds less room than there is.
  private func margins(of root: MovedRoot) -> UIEdgeInsets {
    settings.isFixed ? root.margins : root.view.layoutMargins
  }
}
