import LayerTrees

/// Two buttons that count down and up, 94 by 32 points.
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
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
    let next = value + (isUp ? stepValue : -stepValue)
    let isBeyond = next > maximumValue || next < minimumValue
    value = isBeyond && wraps ? (isUp ? minimumValue : maximumValue) : next
    sendActions(for: .valueChanged)
  }
}
