/// A picture, of which only the size counts here.
public final class UIImage: Sendable {
  /// In points.
  public let size: CGSize

  public init(size: CGSize = .zero) { self.size = size }

  /// A symbol of the system's, 20 points square whichever it is.
  public convenience init?(systemName name: String) {
    self.init(size: CGSize(width: 20, height: 20))
  }

  /// A picture of the app's, which is not there: it is 24 points square.
  public convenience init?(named name: String) {
    self.init(size: CGSize(width: 24, height: 24))
  }
}

/// Shows a picture, and is as large as that.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
