import HeadlessUIKit

/// Version 8: it moves the controller that the field belongs to, below its navigation bar.
///
/// All it acts on is the keyboard's height: an event that does not change it is not heard.
@MainActor
final class EighthGeneration: KeyboardAvoiding {
  /// The controller that is moved, as it was before the keyboard came.
  struct Root {
    weak var controller: UIViewController?
    let view: UIView
    let origin: CGPoint
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets

    @MainActor
    init(_ controller: UIViewController) {
      self.controller = controller
      view = controller.view
      origin = controller.view.frame.origin
      safeArea = controller.view.safeAreaInsets
      margins = controller.view.layoutMargins
    }
  }

  let settings: IQKeyboardManagerSettings
  private(set) var field: UIView?
  private(set) var pacing = KeyboardPacing()
  /// How high the keyboard stands above the screen's bottom, in points; 0 where it floats.
  private(set) var keyboardHeight: CGFloat = 0
  private(set) var root: Root?
  private var isAdjusted = false
  var savedScroll: SavedScroll?
  var savedText: SavedScroll?

  init(_ settings: IQKeyboardManagerSettings) {
    self.settings = settings
  }

  func keyboard(_ report: KeyboardReport) {
    pacing.follow(report)
    let height = KeyboardStand(report, accessory: field?.inputAccessoryView).height
    guard height != keyboardHeight else { return }
    keyboardHeight = height
    if height > 0, root == nil { root = field?.owner.map(Root.init) }
    answer()
  }

  func fieldDidBegin(_ field: UIView) {
    self.field = field
    if root?.view.window !== field.window { root = field.owner.map(Root.init) }
    answer()
  }

  func fieldDidEnd(_ field: UIView) {
    restoreText()
    self.field = nil
  }

  private func answer() {
    guard root != nil else { return }
    if keyboardHeight > 0 {
      isAdjusted = true
      restoreText()
      if isServed { adjust() } else { restore() }
    } else if isAdjusted {
      isAdjusted = false
      restore()
      savedScroll = nil
      root = nil
    }
  }

  private var isServed: Bool {
    field?.owner.map { settings.controllers.serves($0) } ?? false
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
      saved.restoreInsets()
      if settings.restoresOffset { scroll(saved.scrollView, to: saved.offset.y) }
      for scrollView in [saved.scrollView] + saved.scrollView.scrollViewsAround
      where scrollView.contentOffset.y > scrollView.greatestPlainOffset {
        scroll(scrollView, to: scrollView.greatestPlainOffset)
      }
    }
  }
}
