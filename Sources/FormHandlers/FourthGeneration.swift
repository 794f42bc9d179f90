import HeadlessUIKit

/// Version 4: it moves the root of the window, its navigation bar included.
///
/// Its state is what it is known for: the root's place is remembered until the keyboard has gone,
/// the root itself only until it goes.
@MainActor
final class FourthGeneration: KeyboardAvoiding {
  let settings: IQKeyboardManagerSettings
  /// The constraint to a layout guide that an app lets the library change in place of the root.
  let guide: GuideConstraint?
  private(set) var field: UIView?
  var pacing: MovePacing
  /// The part of the keyboard that is on the screen.
  private(set) var keyboardSize = CGSize.zero
  private var isKeyboardUp = false
  /// Where the root was before the keyboard came.
  private(set) var beginFrame: CGRect?
  private weak var root: UIViewController?
  var savedScroll: SavedScroll?
  var savedText: SavedScroll?

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

extension UIViewController {
  /// Whether it asks to be shown as a sheet.
  var isSheet: Bool { modalPresentationStyle == .formSheet || modalPresentationStyle == .pageSheet }
}
