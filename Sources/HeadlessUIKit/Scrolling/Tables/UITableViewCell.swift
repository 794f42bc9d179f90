import LayerTrees

/// Shows one row of a table; its content lies in its content view.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Hashable, Sendable {
    case none, blue, gray, `default`
  }

  /// The height of a row whose content says nothing: UIKit's 44 points.
  static let standardHeight: CGFloat = 44

  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  let style: CellStyle
  /// The text of a cell that has no other content.
  open private(set) lazy var textLabel: UILabel? = makeTextLabel()
  open var selectionStyle: SelectionStyle = .default
  open var isSelected = false
  /// The line below the content, in points.
  var separatorHeight: CGFloat = 0 {
    didSet {
      if separatorHeight != oldValue { layer.invalidateLook() }
      placeContentView()
    }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.margins.own = Self.contentMargins
    addSubview(contentView)
  }

  /// What a row keeps free around its content, in points.
  ///
  /// Reported: 11 above and below one line of text make 44, and its sides are a table's.
  private static let contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// The line below it, from where text begins, and the ground of a row in a grouped table.
  override var look: ViewLook {
    let table = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UITableView }.first { _ in true }
    let isGrouped = table.map { $0.style != .plain } ?? false
    return ViewLook(
      fill: isGrouped ? shown(.secondarySystemGroupedBackground) : nil,
      elements: accessorySigns
        + (separatorHeight > 0
          ? [.hairline(inset: Double(table?.separatorStart ?? 16), shown(.separator))] : []))
  }

  /// Makes the cell ready to show another row; an override calls this first.
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open var isHighlighted = false
  open var isEditing = false
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open override func layoutSubviews() {
    placeContentView()
    super.layoutSubviews()
    if let label = ownLabel {
      label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
      placeDetails(beside: label)
    }
  }

  /// The size that its content asks for at a width; the standard height where it says nothing.
  ///
  /// Content may lie in the cell itself, beside its content view, as older code has it. Text
  /// without constraints has 23 points around it, so that one line at 17 makes 44.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let room = CGSize(
      width: max(0, targetSize.width - accessoryWidth), height: targetSize.height)
    let size = contentView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.height > 0 {
      return CGSize(width: size.width + accessoryWidth, height: size.height + separatorHeight)
    }
    if !constraints.isEmpty {
      let own = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      if own.height > 0 { return own }
    }
    let text = ownLabel?.sizeThatFits(CGSize(width: room.width - 32, height: 0)).height ?? 0
    return CGSize(
      width: targetSize.width, height: max(Self.standardHeight, (text + 23).rounded(.up)))
  }

  private func placeContentView() {
    contentView.place(
      CGRect(
        x: 0, y: 0, width: max(0, bounds.width - accessoryWidth),
        height: max(0, bounds.height - separatorHeight)))
    placeAccessory()
  }

  private var ownLabel: UILabel?

  private func makeTextLabel() -> UILabel {
    let label = UILabel()
    ownLabel = label
    contentView.addSubview(label)
    return label
  }

  // MARK: Content configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }

  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open var automaticallyUpdatesContentConfiguration: Bool = true

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept() }
    set {
      keep(newValue)
      if let color = newValue?.backgroundColor { backgroundColor = color }
    }
  }

  // MARK: Parts

  /// The sign at the cell's end, in the room that the content leaves it.
  open var accessoryType: AccessoryType {
    get { kept() ?? .none }
    set {
      keep(newValue)
      layer.invalidateLook()
      setNeedsLayout()
    }
  }

  open var editingAccessoryType: AccessoryType = .none

  /// A view at the cell's end, 16 points from it.
  open var accessoryView: UIView? {
    get { kept() }
    set {
      accessoryView?.removeFromSuperview()
      keep(newValue)
      if let newValue { addSubview(newValue) }
      setNeedsLayout()
    }
  }

  open var editingAccessoryView: UIView?

  /// The second text: below the first, or at the row's other end.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let label: UILabel = kept() { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    keep(label)
    return label
  }

  /// The image at the row's start.
  open var imageView: UIImageView? {
    if let view: UIImageView = kept() { return view }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    keep(view)
    return view
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    get { kept() }
    set { put(newValue, in: "backgroundView") }
  }

  /// Inert: a selected cell looks as any other does.
  open var selectedBackgroundView: UIView?

  /// Inert: a selected cell looks as any other does.
  open var multipleSelectionBackgroundView: UIView?

  open var editingStyle: EditingStyle { .none }
  open var showsReorderControl: Bool = false
  open var shouldIndentWhileEditing: Bool = true
  open var showingDeleteConfirmation: Bool { false }
  open var indentationLevel: Int = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(left: 16)
  open var focusStyle: FocusStyle = .default
  open var userInteractionEnabledWhileDragging: Bool = false
}
