extension UIButton {
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    keep(title, as: "attributedTitle \(state.rawValue)")
    setTitle(title?.string, for: state)
    guard let font = title?.firstAttributes[.font] as? UIFont else { return }
    titleLabel?.font = font
  }

  public func attributedTitle(for state: State) -> NSAttributedString? {
    kept("attributedTitle \(state.rawValue)") ?? kept("attributedTitle 0")
  }

  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var currentImage: UIImage? { image(for: state) }
  public var currentTitleColor: UIColor { tintColor ?? .systemBlue }

  /// An image behind title and image; a button without a size takes the image's.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    keep(image, as: "backgroundImage \(state.rawValue)")
    invalidateIntrinsicContentSize()
  }

  public func backgroundImage(for state: State) -> UIImage? {
    kept("backgroundImage \(state.rawValue)") ?? kept("backgroundImage 0")
  }

  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Inert: titles have no shadow.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Inert: a symbol has one size here.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { keep(configuration, as: "symbolConfiguration \(state.rawValue)") }

  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var showsTouchWhenHighlighted: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: nobody points at it.
  public var isPointerInteractionEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: no menu is ever opened.
  public var menu: UIMenu? {
    get { kept() }
    set { keep(newValue) }
  }

  public var changesSelectionAsPrimaryAction: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var role: Role {
    get { kept() ?? .normal }
    set { keep(newValue) }
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// Where title and image lie: side by side in the middle of what the insets leave.
  public func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  public func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = intrinsicContentSize
    let image = image(for: .normal)?.size.width ?? 0
    let text = max(0, size.width - contentEdgeInsets.left - contentEdgeInsets.right - image)
    return CGRect(
      x: contentRect.midX - (text + image) / 2 + image, y: contentRect.minY, width: text,
      height: contentRect.height)
  }

  public func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = image(for: .normal)?.size ?? .zero
    let title = titleRect(forContentRect: contentRect)
    return CGRect(
      x: title.minX - size.width, y: contentRect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
