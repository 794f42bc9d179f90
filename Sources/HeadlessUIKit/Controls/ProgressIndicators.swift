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

/// A bar that fills, 4 points high.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var progressTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var trackTintColor: UIColor? { didSet { layer.invalidateLook() } }
  private var own: Float = 0

  /// The share that is done, from 0 to 1.
  open var progress: Float {
    get { own }
    set {
      own = max(0, min(newValue, 1))
      layer.invalidateLook()
    }
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The track, and the share of it that is done.
  override var look: ViewLook {
    let pill = LayerShape(radius: Double(bounds.height / 2))
    var elements: [LayerElement] = [
      .box(LayerBox(fill: shown(trackTintColor ?? .systemFill), shape: pill))
    ]
    if progress > 0 {
      elements.append(
        .box(
          LayerBox(
            fill: shown(progressTintColor ?? tintColor ?? .systemBlue), shape: pill,
            width: Double(bounds.width) * Double(progress))))
    }
    return ViewLook(elements: elements, followsSize: true)
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// The spinner at the top of a list while it is refreshed; it adds 60 points to the list's inset.
open class UIRefreshControl: UIControl {
  static let height: CGFloat = 60
  open private(set) var isRefreshing = false { didSet { layer.invalidateLook() } }
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(x: 0, y: 0, width: 320, height: Self.height) : frame)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A wheel while it refreshes.
  override var look: ViewLook {
    isRefreshing ? ViewLook(elements: [.spinner(shown(tintColor ?? .gray))]) : ViewLook()
  }

  /// Shows it as refreshing, and moves the list down by its height.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    (superview as? UIScrollView)?.contentInset.top += Self.height
  }

  /// Hides it, and takes the room from the list again.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    (superview as? UIScrollView)?.contentInset.top -= Self.height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview else { return }
    frame = CGRect(x: 0, y: -Self.height, width: superview.bounds.width, height: Self.height)
  }
}
