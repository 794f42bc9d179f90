import HeadlessUIKit

/// A keyboard of the app's own: its height constraint and its intrinsic height are the same.
///
/// One of the two alone is what a scene may ask for: a change then does not show while it is up.
final class KeyboardTemplateView: UIView {
  /// Points; a change shows at once where the view is up.
  var preferredHeight: CGFloat {
    didSet {
      guard preferredHeight != oldValue else { return }
      takeHeight()
    }
  }

  private let sizing: TemplateSizing
  private lazy var ownHeight = heightAnchor.constraint(equalToConstant: preferredHeight)
  /// The constraint that fixes the height of a view that comes without an intrinsic one.
  private var fixedHeight: NSLayoutConstraint?

  init(height: CGFloat, sizing: TemplateSizing = .both) {
    preferredHeight = height
    self.sizing = sizing
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: sizing == .frame ? height : 0))
    guard sizing != .frame else { return }
    translatesAutoresizingMaskIntoConstraints = false
    ownHeight.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizing == .both ? preferredHeight : UIView.noIntrinsicMetric)
  }

  private func takeHeight() {
    if sizing == .frame {
      frame.size.height = preferredHeight
      return
    }
    ownHeight.constant = preferredHeight
    invalidateIntrinsicContentSize()
  }

  /// The system fixes the height that a view without an intrinsic one has when it comes.
  ///
  /// That is an assumption here. Of accessories it is known: meiwin/NgKeyboardTracker looks for the
  /// height constraint that the system adds to them.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    fixedHeight?.isActive = false
    fixedHeight = nil
    guard sizing == .constraint, superview != nil else { return }
    fixedHeight = heightAnchor.constraint(equalToConstant: preferredHeight)
    fixedHeight?.identifier = "system-fixed-height"
    fixedHeight?.isActive = true
  }
}
