import LayerTrees

/// A picture: its size, its name, and what code has drawn on it; films draw a placeholder for a file.
public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// What it is called; nil where it has no name.
  let name: String?
  /// Whether it is one of the system's symbols.
  let isSymbol: Bool
  /// Whether it is drawn in the colour of its surroundings, as symbols are.
  let isTemplate: Bool
  /// The colour that it was given itself.
  let tint: UIColor?
  /// What code has drawn on it; nil of a picture from elsewhere.
  let canvas: LayerCanvas?

  public override convenience init() { self.init(size: .zero, name: nil) }
  public convenience init(size: CGSize) { self.init(size: size, name: nil) }

  init(
    size: CGSize, name: String? = nil, isSymbol: Bool = false, isTemplate: Bool = false,
    tint: UIColor? = nil, canvas: LayerCanvas? = nil
  ) {
    (self.size, self.name, self.canvas) = (size, name, canvas)
    (self.isSymbol, self.isTemplate, self.tint) = (isSymbol, isTemplate, tint)
    super.init()
  }

  /// A symbol of the system's, 20 points square whichever it is.
  public convenience init?(systemName name: String) {
    self.init(
      size: CGSize(width: 20, height: 20), name: name, isSymbol: true, isTemplate: true)
  }

  /// A picture of the app's, which is not there: it is 24 points square.
  public convenience init?(named name: String) {
    self.init(size: CGSize(width: 24, height: 24), name: name)
  }
}

extension UIImage {
  /// A picture of the app's that is known to be there, as in an image literal.
  public convenience init(resourceName: String) {
    self.init(size: CGSize(width: 24, height: 24), name: resourceName)
  }

  /// A picture made of another's pixels; here of its size.
  public convenience init(cgImage: CGImage) {
    self.init(size: cgImage.size, name: nil)
  }

  /// A picture made of another's pixels; here of its size, at so many pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (cgImage.size.width / scale, cgImage.size.height / scale)
    self.init(size: CGSize(width: width, height: height), name: nil)
  }

  /// Its pixels, of which there are none here but their number.
  public var cgImage: CGImage? { CGImage(size: size) }
}

/// Shows a picture, and is as large as that.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      layer.invalidateLook()
      invalidateIntrinsicContentSize()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// What is drawn keeps its shape where the view says so; of a placeholder nobody knows it.
  private func fills(_ image: UIImage) -> Bool {
    contentMode != .center && (image.canvas == nil || contentMode != .scaleAspectFit)
  }

  /// The picture's placeholder: over the whole view, unless that keeps it in its middle.
  override var look: ViewLook {
    guard let image else { return ViewLook() }
    return ViewLook(
      elements: [.picture(element(image, tint: tintColor, fills: fills(image)))])
  }

  // MARK: Animated images

  open var highlightedImage: UIImage?
  open var isHighlighted: Bool = false

  /// Inert: a symbol has one size here.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount: Int = 0
  open var isAnimating: Bool { kept("animates") ?? false }
  open func startAnimating() { keep(true, as: "animates") }
  open func stopAnimating() { keep(false, as: "animates") }
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
}
