import LayerTrees

/// A switch, 51 by 31 points; whatever frame it is given, it keeps that size.
open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  static let size = CGSize(width: 51, height: 31)

  open var isOn = false { didSet { layer.invalidateLook() } }
  open var onTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var thumbTintColor: UIColor?
  /// Inert: a switch has no images.
  open var onImage: UIImage?
  /// Inert: a switch has no images.
  open var offImage: UIImage?
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
