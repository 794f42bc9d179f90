import HeadlessUIKit

/// An accessory that shows nothing and takes no touches: it rides on the keyboard and reports its place.
///
/// What holds it is moved by its centre, and gets another size by its bounds: both are observed.
/// Source: meiwin/NgKeyboardTracker, `NgPseudoInputAccessoryViewCoordinator.m`.
final class PseudoInputAccessoryView: UIView {
  /// Notified of its host's frame, in points of the host's superview.
  var hostDidMove: ((CGRect) -> Void)?
  /// Points; the keyboard takes another height in the next layout pass.
  var height: CGFloat {
    didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
  }

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    for keyPath in Self.keyPaths {
      superview?.removeObserver(self, forKeyPath: keyPath)
      newSuperview?.addObserver(self, forKeyPath: keyPath, options: [], context: nil)
    }
  }

  private static let keyPaths = ["bounds", "center"]

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let superview else { return }
    hostDidMove?(superview.frame)
  }
}

/// Owns the one accessory of a screen, and its height.
@MainActor
final class PseudoInputAccessoryCoordinator {
  let accessoryView: PseudoInputAccessoryView

  init(height: CGFloat) {
    accessoryView = PseudoInputAccessoryView(height: height)
  }

  var height: CGFloat {
    get { accessoryView.height }
    set { accessoryView.height = newValue }
  }

  var hostDidMove: ((CGRect) -> Void)? {
    get { accessoryView.hostDidMove }
    set { accessoryView.hostDidMove = newValue }
  }

  /// True if the accessory is up.
  var isActive: Bool { hostFrame != nil }

  /// The frame of the accessory's host, in points of its superview; nil where it is not up.
  var hostFrame: CGRect? { accessoryView.superview?.frame }
}
