/// The part of a view that the keyboard takes, for constraints; its top is where a bar belongs.
///
/// While no keyboard is docked its top is the bottom of the safe area (or of the view), whichever
/// is higher of that and the keyboard: `min(safe bottom, keyboard top)`. The system lays out what
/// follows it inside the keyboard's own animation.
/// Source: Apple, *UIKeyboardLayoutGuide*; WWDC 2021 session 10259.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that is undocked, split or floating.
  public var followsUndockedKeyboard = false { didSet { keyboardDidMove() } }
  /// Whether the guide ends at the safe area's bottom while no keyboard is docked (from iOS 17).
  public var usesBottomSafeArea = true { didSet { keyboardDidMove() } }
  /// How far above the keyboard a dragging finger takes hold of it, in points; negative counts as 0.
  public var keyboardDismissPadding: CGFloat = 0

  init(keyboardOf view: UIView) {
    super.init(of: view, placement: .given { _ in .zero })
    InputSession.current.dock.register(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InputSession.current.dock.register(self)
  }

  public override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    guard let keyboard = keyboardFrame(in: view) else { return restingFrame(in: view) }
    guard InputSession.current.dock.isDocked else { return keyboard }
    let rest = restingFrame(in: view)
    let top = max(view.bounds.minY, min(rest.minY, keyboard.minY))
    return CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width,
      height: max(0, view.bounds.maxY - top))
  }

  /// The band below the safe area, or nothing at the view's bottom.
  private func restingFrame(in view: UIView) -> CGRect {
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The keyboard in the view's points; nil where there is none to follow.
  private func keyboardFrame(in view: UIView) -> CGRect? {
    let dock = InputSession.current.dock
    guard let frame = dock.frame, dock.isDocked || followsUndockedKeyboard, let window = view.window
    else { return nil }
    return view.convert(frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
  }

  func keyboardDidMove() {
    owningView?.setNeedsLayout()
  }
}
