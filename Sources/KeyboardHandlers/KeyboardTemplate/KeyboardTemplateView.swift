import HeadlessUIKit

/// A keyboard of the app's own: its height constraint and its intrinsic height are the same.
final class KeyboardTemplateView: UIView {
  /// Points; a change shows at once where the view is up.
  var preferredHeight: CGFloat {
    didSet {
      guard preferredHeight != oldValue else { return }
      ownHeight.constant = preferredHeight
      invalidateIntrinsicContentSize()
    }
  }

  private lazy var ownHeight = heightAnchor.constraint(equalToConstant: preferredHeight)

  init(height: CGFloat) {
    preferredHeight = height
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    ownHeight.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }
}
