import LayerTrees

/// A switch, 51 by 31 points; whatever frame it is given, it keeps that size.
open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  static let size = CGSize(width: 51, height: 31)

  open var isOn = false { didSet { layer.invalidateLook() } }
  open var onTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var thumbTintColor: UIColor?
  open var title: String?
  open var preferredStyle = Style.automatic

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    hugContent()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The track in green or in the tint while it is on, and the thumb at its side.
  override var look: ViewLook {
    let track = shown(isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
    return ViewLook(elements: [.toggle(isOn: isOn, track.thinned(by: isEnabled ? 1 : 0.5))])
  }

  /// A tap turns it, and says so.
  package func tap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// A slider, as wide as it is made and 34 points high.
open class UISlider: UIControl {
  static let height: CGFloat = 34

  open var minimumValue: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var maximumValue: Float = 1 {
    didSet { value = max(minimumValue, min(value, maximumValue)) }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var maximumTrackTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var thumbTintColor: UIColor? { didSet { layer.invalidateLook() } }
  private var own: Float = 0

  /// The place of the thumb, between the least and the greatest value.
  open var value: Float {
    get { own }
    set {
      own = max(minimumValue, min(newValue, maximumValue))
      layer.invalidateLook()
    }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let side: CGFloat = 28
    return CGRect(
      x: rect.minX + (rect.width - side) * share, y: rect.midY - side / 2, width: side, height: side
    )
  }

  /// The track, tinted as far as the thumb, and the thumb on it.
  override var look: ViewLook {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let pill = LayerShape(radius: 2)
    return ViewLook(
      elements: [
        .box(
          LayerBox(
            fill: shown(maximumTrackTintColor ?? .systemFill), shape: pill,
            insets: insets(of: track))),
        .box(
          LayerBox(
            fill: shown(minimumTrackTintColor ?? tintColor ?? .systemBlue), shape: pill,
            insets: insets(of: track), width: Double(max(0, thumb.midX - track.minX)))),
        .box(
          LayerBox(
            fill: shown(thumbTintColor ?? .white),
            shape: LayerShape(
              radius: 14, borderWidth: 0.5,
              borderColor: LayerColor(red: 0, green: 0, blue: 0, alpha: 0.08),
              shadow: LayerColor(red: 0, green: 0, blue: 0, alpha: 0.14), shadowRadius: 3,
              shadowDrop: 1), insets: insets(of: thumb))),
      ], followsSize: true)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}

/// Two buttons that count down and up, 94 by 32 points.
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var isContinuous = true
  private var own = 0.0

  open var value: Double {
    get { own }
    set {
      own = max(minimumValue, min(newValue, maximumValue))
      layer.invalidateLook()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    hugContent()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// A minus and a plus with a line between them; grey where there is nowhere to go.
  override var look: ViewLook {
    let half = Self.size.width / 2
    func sign(_ name: String, isLive: Bool, _ insets: UIEdgeInsets) -> LayerElement {
      .picture(
        LayerPicture(
          name: name, isSymbol: true, width: 14, height: 14,
          color: shown(isLive && isEnabled ? .label : .tertiaryLabel), insets: insets))
    }
    let line = UIEdgeInsets(top: 8, left: half - 0.5, bottom: 8)
    return ViewLook(
      fill: shown(.tertiarySystemFill), cornerRadius: 8,
      elements: [
        sign("minus", isLive: wraps || value > minimumValue, UIEdgeInsets(right: half)),
        .box(LayerBox(fill: shown(.separator), insets: line, width: 1)),
        sign("plus", isLive: wraps || value < maximumValue, UIEdgeInsets(left: half)),
      ])
  }

  /// A tap on one of the buttons.
  package func tap(isUp: Bool) {
    guard isEnabled else { return }
    let next = value + (isUp ? stepValue : -stepValue)
    let isBeyond = next > maximumValue || next < minimumValue
    value = isBeyond && wraps ? (isUp ? minimumValue : maximumValue) : next
    sendActions(for: .valueChanged)
  }
}

/// A row of dots.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      layer.invalidateLook()
    }
  }
  open var currentPage = 0 { didSet { layer.invalidateLook() } }
  open var hidesForSinglePage = false
  /// The ground shows while a finger is on the control, which none is here.
  open var backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var pageIndicatorTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { layer.invalidateLook() } }

  /// The dots in the middle, 8 points across and as far apart.
  override var look: ViewLook {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return ViewLook() }
    let first = bounds.midX - CGFloat(2 * numberOfPages - 1) * 4
    let dots = (0..<min(numberOfPages, 60)).map { page in
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      return LayerElement.box(
        LayerBox(
          fill: shown(color), shape: LayerShape(radius: 4),
          insets: insets(
            of: CGRect(x: first + CGFloat(page) * 16, y: bounds.midY - 4, width: 8, height: 8))))
    }
    return ViewLook(elements: dots, followsSize: true)
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, 2 * pageCount - 1)) * 8 + 34, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
