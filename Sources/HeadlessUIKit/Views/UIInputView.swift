/// A view in place of the keyboard or above it, on the keyboard's ground.
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }

  public let inputViewStyle: Style
  /// Whether constraints inside it give its height.
  open var allowsSelfSizing = false { didSet { invalidateIntrinsicContentSize() } }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = UIColor(white: 0.82, alpha: 1) }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard allowsSelfSizing || bounds.height == 0 else {
      return CGSize(width: targetSize.width, height: bounds.height)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
