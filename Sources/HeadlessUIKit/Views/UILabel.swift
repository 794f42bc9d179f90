import LayerTrees

/// A few lines of text, as large as `TextMetrics` says.
open class UILabel: UIView, LineBreaking {
  // An app's override of these does not run when `attributedText` sets them.
  private var ownText: String? { didSet { if ownText != oldValue { contentDidChange() } } }
  private var ownFont: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  private var ownTextColor: UIColor? = .label { didSet { layer.invalidateLook() } }

  open var text: String? {
    get { ownText }
    set { ownText = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { ownFont }
    set { ownFont = newValue ?? .systemFont(ofSize: 17) }
  }
  /// The most lines that it shows; 0 is any number.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { ownTextColor }
    set { ownTextColor = newValue }
  }
  open var textAlignment: NSTextAlignment = .natural { didSet { layer.invalidateLook() } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true
  /// The width at which lines break when it is asked for its size; 0 for the one of its layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  private var lineWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// As wide as its text on one line; as high as its lines at the width that layout gives it.
  ///
  /// With a preferred width it is no wider than that.
  open override var intrinsicContentSize: CGSize {
    guard preferredMaxLayoutWidth <= 0 else { return room(within: preferredMaxLayoutWidth) }
    return CGSize(width: room(within: 0).width, height: room(within: lineWidth).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { room(within: size.width) }

  /// The rectangle that the text takes from the corner of `bounds` on, no larger than they are.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = size(within: bounds.width, lines: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(
        width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  /// Inert: a film draws a label's text itself.
  open func drawText(in rect: CGRect) {}

  /// The room that it asks for at a width; 0 is any.
  private func room(within width: CGFloat) -> CGSize {
    let most = CGFloat.greatestFiniteMagnitude
    let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : most, height: most)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if setLineWidth(bounds.width) { invalidateIntrinsicContentSize() }
  }

  func setLineWidth(_ width: CGFloat) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0, width != lineWidth else {
      return false
    }
    let old = intrinsicContentSize
    lineWidth = width
    return intrinsicContentSize != old
  }

  private func size(within width: CGFloat, lines numberOfLines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let metrics = TextMetrics(pointSize: font.pointSize)
    let isBroken = numberOfLines != 1 && width > 0
    let size = metrics.size(of: text, width: isBroken ? width : .greatestFiniteMagnitude)
    let lines = numberOfLines == 0 ? .infinity : CGFloat(numberOfLines)
    let grid = VirtualRunLoop.current.screen.pixelGrid
    return CGSize(
      width: grid.ceil(size.width), height: grid.ceil(min(size.height, lines * metrics.lineHeight)))
  }

  override var look: ViewLook {
    guard let text, !text.isEmpty else { return ViewLook() }
    let element = element(
      text, font: font, color: textColor, alignment: textAlignment, lines: numberOfLines)
    return ViewLook(elements: [.text(element)])
  }

  private func contentDidChange() {
    layer.invalidateLook()
    lineWidth = 0
    invalidateIntrinsicContentSize()
  }

  // MARK: Attributed text

  /// The text as a string with attributes: font and colour of its beginning count for all of it.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      ownText = newValue?.string
      guard let look = newValue?.firstAttributes else { return }
      if let font = look[.font] as? UIFont { ownFont = font }
      if let color = look[.foregroundColor] as? UIColor { ownTextColor = color }
    }
  }

  // MARK: Details

  /// Inert: text keeps its size, however small its room.
  open var minimumScaleFactor: CGFloat = 0

  open var highlightedTextColor: UIColor?
  open var isHighlighted: Bool = false

  /// Inert: text has no shadow.
  open var shadowColor: UIColor?
  /// Inert: text has no shadow.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1)

  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var allowsDefaultTighteningForTruncation: Bool = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
