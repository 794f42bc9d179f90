import LayerTrees

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
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The sign at the cell's end, in the room that the content leaves it.
  public var accessoryType: AccessoryType {
    get { kept() ?? .none }
    set {
      keep(newValue)
      layer.invalidateLook()
      setNeedsLayout()
    }
  }

  public var editingAccessoryType: AccessoryType {
    get { kept() ?? .none }
    set { keep(newValue) }
  }

  /// A view at the cell's end, 16 points from it.
  public var accessoryView: UIView? {
    get { kept() }
    set {
      accessoryView?.removeFromSuperview()
      keep(newValue)
      if let newValue { addSubview(newValue) }
      setNeedsLayout()
    }
  }

  public var editingAccessoryView: UIView? {
    get { kept() }
    set { keep(newValue) }
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

  /// The second text: below the first, or at the row's other end.
  public var detailTextLabel: UILabel? {
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
  public var imageView: UIImageView? {
    if let view: UIImageView = kept() { return view }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    keep(view)
    return view
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

  /// A view behind the content.
  public var backgroundView: UIView? {
    get { kept() }
    set { put(newValue, in: "backgroundView") }
  }

  /// Inert: a selected cell looks as any other does.
  public var selectedBackgroundView: UIView? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: a selected cell looks as any other does.
  public var multipleSelectionBackgroundView: UIView? {
    get { kept() }
    set { keep(newValue) }
  }

  private func put(_ view: UIView?, in name: String) {
    (kept(name) as UIView?)?.removeFromSuperview()
    keep(view, as: name)
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  public var editingStyle: EditingStyle { .none }
  public var showsReorderControl: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  public var shouldIndentWhileEditing: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  public var showingDeleteConfirmation: Bool { false }
  public var indentationLevel: Int {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }
  public var indentationWidth: CGFloat {
    get { kept() ?? 10 }
    set { keep(newValue) }
  }
  public var separatorInset: UIEdgeInsets {
    get { kept() ?? UIEdgeInsets(left: 16) }
    set { keep(newValue) }
  }
  public var focusStyle: FocusStyle {
    get { kept() ?? .default }
    set { keep(newValue) }
  }
  public var userInteractionEnabledWhileDragging: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
}
