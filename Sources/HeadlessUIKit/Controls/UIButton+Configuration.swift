import LayerTrees

extension UIButton {
  /// Title, image and look of a button, since iOS 15.
  @preconcurrency @MainActor
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case dynamic = -1, fixed, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case mini, small, medium, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    /// Inert: the spinner is not drawn.
    public var showsActivityIndicator = false
    /// Inert: a symbol has one size here.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Inert: titles are set in one font.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    let ground: Ground

    /// The fill behind a button's title.
    enum Ground { case none, tint, paleTint, gray }

    init(on ground: Ground) {
      self.ground = ground
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    public static func plain() -> Configuration { Configuration(on: .none) }
    public static func filled() -> Configuration { Configuration(on: .tint) }
    public static func gray() -> Configuration { Configuration(on: .gray) }
    public static func tinted() -> Configuration { Configuration(on: .paleTint) }
    public static func borderless() -> Configuration { Configuration(on: .none) }
    public static func bordered() -> Configuration { Configuration(on: .gray) }
    public static func borderedProminent() -> Configuration { Configuration(on: .tint) }
    public static func borderedTinted() -> Configuration { Configuration(on: .paleTint) }

    public func updated(for button: UIButton) -> Configuration { self }
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  func adopt(_ configuration: Configuration) {
    let title = configuration.title ?? configuration.attributedTitle.map { String($0.characters) }
    if let title { setTitle(title, for: .normal) }
    if let font = configuration.attributedTitle?.font { titleLabel?.font = font }
    if let image = configuration.image { setImage(image, for: .normal) }
    layer.invalidateLook()
  }

  /// The size that a configuration gives: insets, padding, image and title.
  var configuredSize: CGSize? {
    guard let configuration else { return nil }
    let metrics = TextMetrics(pointSize: titleLabel?.font.pointSize ?? 15)
    let text = [configuration.title ?? currentTitle, configuration.subtitle].compactMap { $0 }
    let words = CGSize(
      width: text.map(metrics.width(of:)).max() ?? 0,
      height: CGFloat(text.count) * metrics.lineHeight
        + (text.count > 1 ? configuration.titlePadding : 0))
    let image = configuration.image?.size ?? .zero
    let padding = image == .zero || text.isEmpty ? 0 : configuration.imagePadding
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let size =
      isBeside
      ? CGSize(
        width: words.width + padding + image.width, height: max(words.height, image.height))
      : CGSize(
        width: max(words.width, image.width), height: words.height + padding + image.height)
    let insets = configuration.contentInsets
    let grid = VirtualRunLoop.current.screen.pixelGrid
    return CGSize(
      width: grid.ceil(size.width + insets.leading + insets.trailing),
      height: grid.ceil(size.height + insets.top + insets.bottom))
  }

  /// The look that its configuration lays behind title and image.
  var configuredGround: ViewLook? {
    guard let configuration else { return nil }
    let tint: UIColor = tintColor ?? .systemBlue
    return ViewLook(
      fill: configuration.ground(tint: tint, isEnabled: isEnabled).map { shown($0) },
      cornerRadius: Double(configuration.cornerRadius(height: bounds.height)),
      borderWidth: Double(configuration.background.strokeWidth),
      borderColor: configuration.background.strokeColor.map { shown($0) },
      followsSize: configuration.cornerStyle == .capsule)
  }

  /// The colour that its configuration gives title and symbol.
  var configuredForeground: UIColor? {
    configuration?.foreground(tint: tintColor ?? .systemBlue, isEnabled: isEnabled)
  }
}

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

extension UIButton.Configuration {
  /// The colour behind the title; nil for none.
  func ground(tint: UIColor, isEnabled: Bool) -> UIColor? {
    if let color = background.backgroundColor { return color }
    if !isEnabled, ground != .none { return .tertiarySystemFill }
    switch ground {
    case .none: return baseBackgroundColor
    case .tint: return baseBackgroundColor ?? tint
    case .paleTint: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .gray: return baseBackgroundColor ?? .tertiarySystemFill
    }
  }

  /// The colour of title and symbol.
  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return baseForegroundColor ?? (ground == .tint ? .white : tint)
  }

  /// The radius of the corners, in points; assumed but for `fixed` and `capsule`.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic, .small: 6
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}
