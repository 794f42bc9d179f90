import LayerTrees

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
