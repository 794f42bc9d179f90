/// What a cell shows, as a value; it makes the view that shows it.
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

/// Whether a cell is selected, highlighted or edited.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

@MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

@MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell that can show a configuration.
@MainActor
protocol ConfigurableCell: UIView {
  var contentView: UIView { get }
  func updateConfiguration(using state: UICellConfigurationState)
  func noteContent()
}

extension ConfigurableCell {
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
    NSLayoutConstraint.activate([
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
