import LayerTrees

/// Shows one row of a table; its content lies in its content view.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Hashable, Sendable {
    case none, blue, gray, `default`
  }

  /// The height of a row whose content has none: UIKit's 44 points.
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

  /// The room that a row keeps free around its content, in points.
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

  /// The size that its content asks for at a width; by default the standard height.
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

  open func setNeedsUpdateConfiguration() { updateShownConfiguration() }
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

  open var editingStyle: EditingStyle { .none }
  open var showsReorderControl: Bool = false
  open var showingDeleteConfirmation: Bool { false }
  open var indentationLevel: Int = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(left: 16)
}

extension UITableViewCell {
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    /// The room that it takes at the cell's end.
    var width: CGFloat {
      switch self {
      case .none: 0
      case .disclosureIndicator: 38
      case .checkmark: 39
      case .detailButton: 47
      case .detailDisclosureButton: 67
      }
    }
  }

  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  var accessoryWidth: CGFloat {
    if let size = accessoryView?.bounds.size { return size.width + 16 }
    return accessoryType.width
  }

  /// The signs at the cell's end, from it inward.
  var accessorySigns: [LayerElement] {
    guard accessoryView == nil else { return [] }
    func sign(_ name: String, _ side: Double, _ color: UIColor, right: CGFloat) -> LayerElement {
      .picture(
        LayerPicture(
          name: name, isSymbol: true, width: side, height: side, color: shown(color),
          alignment: .right,
          insets: UIEdgeInsets(bottom: separatorHeight, right: right)))
    }
    let tint: UIColor = tintColor ?? .systemBlue
    switch accessoryType {
    case .none: return []
    case .disclosureIndicator: return [sign("chevron.right", 13, .tertiaryLabel, right: 15)]
    case .checkmark: return [sign("checkmark", 15, tint, right: 16)]
    case .detailButton: return [sign("info.circle", 22, tint, right: 16)]
    case .detailDisclosureButton:
      return [
        sign("chevron.right", 13, .tertiaryLabel, right: 15),
        sign("info.circle", 22, tint, right: 38),
      ]
    }
  }

  func placeAccessory() {
    guard let view = accessoryView else { return }
    let size = view.bounds.size
    view.place(
      CGRect(
        x: bounds.maxX - 16 - size.width,
        y: ((bounds.height - separatorHeight - size.height) / 2).rounded(),
        width: size.width, height: size.height))
  }

  /// Puts image and second text beside the first.
  func placeDetails(beside label: UILabel) {
    let room = contentView.bounds
    if let picture: UIImageView = kept("imageView"), let image = picture.image {
      let size = image.size
      picture.frame = CGRect(
        x: 16, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      label.frame.origin.x = 16 + size.width + 16
      label.frame.size.width = max(0, room.width - label.frame.minX - 16)
    }
    guard let detail: UILabel = kept("detailTextLabel"), detail.text?.isEmpty == false else {
      return
    }
    let (own, other) = (label.intrinsicContentSize, detail.intrinsicContentSize)
    if style == .subtitle {
      let top = (room.height - own.height - other.height) / 2
      label.frame = CGRect(
        x: label.frame.minX, y: top, width: label.frame.width, height: own.height)
      detail.frame = CGRect(
        x: label.frame.minX, y: top + own.height, width: label.frame.width, height: other.height)
    } else {
      let width = min(other.width, label.frame.width)
      detail.frame = CGRect(x: room.maxX - 16 - width, y: 0, width: width, height: room.height)
      label.frame.size.width = max(0, label.frame.width - width - 8)
    }
  }

  func put(_ view: UIView?, in name: String) {
    (kept(name) as UIView?)?.removeFromSuperview()
    keep(view, as: name)
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none, singleLine
  }
}
