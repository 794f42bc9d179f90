/// A view that sends actions for the events on it.
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// Bits for the app's own use, and for the system's.
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var isEnabled = true { didSet { layer.invalidateLook() } }
  open var isSelected = false { didSet { layer.invalidateLook() } }
  open var isHighlighted = false
  private var actions: [(action: UIAction, events: Event)] = []
  #if !canImport(ObjectiveC)
    var targets: [ControlTarget] = []
  #endif

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
    #if !canImport(ObjectiveC)
      callTargets(for: controlEvents)
    #endif
  }
}

/// A control that is tapped.
///
/// Its size is that of its title at 15 points with 6 points above and below, as a system button
/// of 30 points has it, or of its image.
open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain, close
  }

  public private(set) var buttonType = ButtonType.custom
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { invalidateIntrinsicContentSize() } }
  open var titleEdgeInsets: UIEdgeInsets = .zero
  open var imageEdgeInsets: UIEdgeInsets = .zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// Shows its image, which is not drawn.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: image(for: .normal))
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    layer.invalidateLook()
    invalidateIntrinsicContentSize()
  }

  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    layer.invalidateLook()
    if state == .normal { imageView?.image = image }
    invalidateIntrinsicContentSize()
  }

  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    layer.invalidateLook()
  }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }

  open override var intrinsicContentSize: CGSize {
    if let configuredSize { return configuredSize }
    let image = image(for: .normal)?.size ?? .zero
    let metrics = TextMetrics(pointSize: titleLabel?.font.pointSize ?? 15)
    let text = metrics.width(of: currentTitle ?? "")
    let height =
      currentTitle == nil && image != .zero
      ? image.height : max(metrics.lineHeight + 12, image.height)
    let insets = contentEdgeInsets
    let grid = VirtualRunLoop.current.screen.pixelGrid
    return CGSize(
      width: grid.ceil(max(30, text + image.width) + insets.left + insets.right),
      height: height.rounded(.up) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Does what a tap does.
  package func tap() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  override var look: ViewLook { ownLook }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    return label
  }
}
