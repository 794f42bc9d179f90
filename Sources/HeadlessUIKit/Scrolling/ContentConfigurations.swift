/// The content of a cell, as a value; it makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell: selected, highlighted, edited.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell that can show a configuration.
@MainActor
protocol ConfigurableCell: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var configurationState: UICellConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  func updateConfiguration(using state: UICellConfigurationState)
  func noteContent()
}

extension ConfigurableCell {
  /// Brings what a cell shows up to its state, as before it is shown first.
  ///
  /// Source: Apple, *UICollectionViewCell.automaticallyUpdatesContentConfiguration* and
  /// *updateConfiguration(using:)*. A list's own configuration knows no state here.
  func updateShownConfiguration() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let shown = contentConfiguration,
      !(shown is UIListContentConfiguration)
    {
      contentConfiguration = shown.updated(for: state)
    }
    updateConfiguration(using: state)
  }

  var shownConfiguration: (any UIContentConfiguration)? {
    get { kept("contentConfiguration") }
    set {
      keep(newValue, as: "contentConfiguration")
      let old: UIView? = kept("configuredView")
      if let newValue, let view = old as? any UIView & UIContentView,
        type(of: view.configuration) == type(of: newValue)
      {
        view.configuration = newValue
      } else {
        old?.removeFromSuperview()
        let view = newValue?.makeContentView()
        keep(view as UIView?, as: "configuredView")
        view.map { contentView.cover(with: $0) }
      }
      noteContent()
    }
  }
}

extension UIView {
  /// Puts a view over all of it, by constraints.
  func cover(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activateOwn([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

extension UITableViewCell: ConfigurableCell {
  func noteContent() { setNeedsLayout() }
}

extension UICollectionViewCell: ConfigurableCell {
  func noteContent() {
    asksForSize = true
    superview?.setNeedsLayout()
  }
}

/// A text, a second text and an image in a row.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
    /// Inert: text keeps its size.
    public var adjustsFontSizeToFitWidth = false
  }

  @preconcurrency @MainActor
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    /// Inert: a symbol has one size here.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var prefersSideBySideTextAndSecondaryText = false

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.secondaryTextProperties.font = .systemFont(ofSize: 12)
    return result
  }
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties.color = .secondaryLabel
    return result
  }
  public static func plainHeader() -> UIListContentConfiguration { cell() }
  public static func plainFooter() -> UIListContentConfiguration { cell() }
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  public static func header() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.textProperties.font = .systemFont(ofSize: 13)
    result.textProperties.color = .secondaryLabel
    return result
  }
  public static func footer() -> UIListContentConfiguration { header() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list's content: image and texts in stacks.
open class UIListContentView: UIView, UIContentView {
  public let textLabel = UILabel()
  public let secondaryTextLabel = UILabel()
  public let imageView = UIImageView(frame: .zero)
  private let texts = UIStackView()
  private let row = UIStackView()
  private var edges: [NSLayoutConstraint] = []

  public var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    for view in [textLabel, secondaryTextLabel] { texts.addArrangedSubview(view) }
    for view in [imageView, texts] { row.addArrangedSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    imageView.image = list.image
    imageView.isHidden = list.image == nil
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    show(list.text, list.attributedText, list.textProperties, on: textLabel)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties,
      on: secondaryTextLabel)
    let isBeside = list.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    // Beside the first, the second text ends where the row does.
    secondaryTextLabel.setContentHuggingPriority(
      isBeside ? .required : .defaultLow, for: .horizontal)
    texts.spacing =
      isBeside
      ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
    row.spacing = list.imageToTextPadding
    pin(list.directionalLayoutMargins)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, on label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = properties.alignment
    label.numberOfLines = properties.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text == nil
  }

  private func pin(_ margins: NSDirectionalEdgeInsets) {
    NSLayoutConstraint.deactivate(edges)
    edges = [
      row.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom),
      heightAnchor.constraint(greaterThanOrEqualToConstant: UITableViewCell.standardHeight),
    ]
    // Assumed: a row of a given height is given way to, as no phone reports a conflict there.
    for edge in edges[3...] { edge.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activateOwn(edges)
  }
}

/// The fill behind a cell or a button.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var image: UIImage?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { clear() }
  public static func listPlainCell() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
}
