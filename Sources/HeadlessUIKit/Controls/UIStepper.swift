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
    set { own = max(minimumValue, min(newValue, maximumValue)) }
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// A tap on one of the buttons.
  package func tap(isUp: Bool) {
    let next = value + (isUp ? stepValue : -stepValue)
    let isBeyond = next > maximumValue || next < minimumValue
    value = isBeyond && wraps ? (isUp ? minimumValue : maximumValue) : next
    sendActions(for: .valueChanged)
  }
}
