import LayerTrees

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

  /// Inert: a symbol has one size here.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { keep(configuration, as: "symbolConfiguration \(state.rawValue)") }

  open var showsTouchWhenHighlighted: Bool = false

  open var changesSelectionAsPrimaryAction: Bool = false
  open var role: Role = .normal

  /// The rectangle of title and image: side by side in the middle of the room within the insets.
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

extension UIButton {
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// Title and picture side by side, in the middle or at a side.
  var ownLook: ViewLook {
    let state: State = isEnabled ? (isSelected ? .selected : .normal) : .disabled
    var elements: [LayerElement] = []
    if let ground = backgroundImage(for: state) {
      elements.append(.picture(element(ground, tint: tintColor, fills: true)))
    }
    let title = title(for: state) ?? ""
    let image = image(for: state)
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    let width = title.isEmpty ? 0 : TextMetrics(pointSize: font.pointSize).width(of: title)
    let padding = configuration?.imagePadding ?? 4
    let gap: CGFloat = title.isEmpty || image == nil ? 0 : padding
    let insets = configuration?.contentInsets.leftToRight ?? contentEdgeInsets
    let side = contentHorizontalAlignment.look
    if let image {
      var picture = element(image, tint: tint(for: state), fills: false)
      picture.alignment = side
      picture.insets = insets
      if side != .left { picture.insets.right += width + gap }
      elements.append(.picture(picture))
    }
    if !title.isEmpty {
      var text = element(
        title, font: font,
        color: configuredForeground ?? titleColor(for: state) ?? tint(for: state),
        alignment: .center)
      text.alignment = side
      text.isAction = true
      text.insets = insets
      if let image, side != .right { text.insets.left += image.size.width + gap }
      elements.append(.text(text))
    }
    var look = configuredGround ?? ViewLook()
    look.elements = elements
    return look
  }

  /// The tint of a system button and of symbols, grey where it cannot be tapped; else white.
  private func tint(for state: State) -> UIColor {
    if let configuredForeground { return configuredForeground }
    if state == .disabled { return .tertiaryLabel }
    return buttonType == .system || image(for: state) != nil ? tintColor ?? .systemBlue : .white
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate var look: LayerAlignment {
    switch self {
    case .center, .fill: .center
    case .left, .leading: .left
    case .right, .trailing: .right
    }
  }
}
