import LayerTrees

/// A spinning wheel that shows activity; it does not spin here.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101

    public static let gray = Style.medium
    public static let white = Style.medium
    public static let whiteLarge = Style.large

    /// Points across.
    ///
    /// Source: Apple, *Human Interface Guidelines*, "Progress indicators".
    fileprivate var width: CGFloat { self == .medium ? 20 : 37 }
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true { didSet { if hidesWhenStopped { isHidden = !isAnimating } } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.width, height: style.width))
    hugContent()
    isHidden = true
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { nil }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override var look: ViewLook {
    isAnimating || !hidesWhenStopped ? ViewLook(elements: [.spinner(shown(color))]) : ViewLook()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.width, height: style.width)
  }
}
