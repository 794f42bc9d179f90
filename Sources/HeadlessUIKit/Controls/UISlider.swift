import LayerTrees

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
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
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
  /// Inert: the thumb has no image.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Inert: the track has no image.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Inert: the track has no image.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
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
