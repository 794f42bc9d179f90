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

  // MARK: State

  /// What it is: highlighted, disabled, selected, or none of them.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  /// Inert: no menu is ever opened.
  open var showsMenuAsPrimaryAction: Bool = false

  open var isContextMenuInteractionEnabled: Bool = false

  /// Inert: nobody points at it.
  open var toolTip: String?

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Targets

  #if !canImport(ObjectiveC)
    /// Calls a method of a target, which is not kept, when one of the events happens.
    ///
    /// Without a target the control and the responders above are asked in turn.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      targets.append(
        ControlTarget(
          target: target.map { $0 as AnyObject }, isOpen: target == nil, action: action,
          events: controlEvents))
    }

    /// Takes a method of a target away, all of them where it is nil; those of all targets where
    /// that is nil.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let target = target.map { $0 as AnyObject }
      targets.removeAll {
        !$0.events.isDisjoint(with: controlEvents) && (target == nil || $0.target === target)
          && (action == nil || $0.action == action)
      }
    }

    /// All of its targets.
    open var allTargets: Set<AnyHashable> {
      Set(targets.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// Calls an action of a target's, or of a responder above that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      if let target {
        action.perform(on: target as AnyObject, with: self, event ?? UIEvent())
      } else {
        _ = chain.contains { action.isPerformed(on: $0, with: self, event ?? UIEvent()) }
      }
    }
  #endif
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

  open private(set) var buttonType = ButtonType.custom
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { invalidateIntrinsicContentSize() } }
  open var titleEdgeInsets: UIEdgeInsets = .zero
  open var imageEdgeInsets: UIEdgeInsets = .zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// Shows its image, which is not drawn.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: image(for: .normal))
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

  // MARK: Configuration

  /// Title, image and look; it gives the button its size.
  open var configuration: Configuration? {
    get { kept() }
    set {
      keep(newValue)
      if let newValue { adopt(newValue) }
      invalidateIntrinsicContentSize()
    }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { kept() }
    set {
      keep(newValue)
      newValue?(self)
    }
  }

  open var automaticallyUpdatesConfiguration: Bool = true
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Titles

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    keep(title, as: "attributedTitle \(state.rawValue)")
    setTitle(title?.string, for: state)
    guard let font = title?.firstAttributes[.font] as? UIFont else { return }
    titleLabel?.font = font
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    kept("attributedTitle \(state.rawValue)") ?? kept("attributedTitle 0")
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentTitleColor: UIColor { tintColor ?? .systemBlue }

  /// An image behind title and image; a button without a size takes the image's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    keep(image, as: "backgroundImage \(state.rawValue)")
    invalidateIntrinsicContentSize()
  }

  open func backgroundImage(for state: State) -> UIImage? {
    kept("backgroundImage \(state.rawValue)") ?? kept("backgroundImage 0")
  }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Inert: titles have no shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Inert: a symbol has one size here.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { keep(configuration, as: "symbolConfiguration \(state.rawValue)") }

  open var reversesTitleShadowWhenHighlighted: Bool = false
  open var showsTouchWhenHighlighted: Bool = false

  /// Inert: nobody points at it.
  open var isPointerInteractionEnabled: Bool = false

  /// Inert: no menu is ever opened.
  open var menu: UIMenu?

  open var changesSelectionAsPrimaryAction: Bool = false
  open var role: Role = .normal

  /// Where title and image lie: side by side in the middle of what the insets leave.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = intrinsicContentSize
    let image = image(for: .normal)?.size.width ?? 0
    let text = max(0, size.width - contentEdgeInsets.left - contentEdgeInsets.right - image)
    return CGRect(
      x: contentRect.midX - (text + image) / 2 + image, y: contentRect.minY, width: text,
      height: contentRect.height)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = image(for: .normal)?.size ?? .zero
    let title = titleRect(forContentRect: contentRect)
    return CGRect(
      x: title.minX - size.width, y: contentRect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
}
