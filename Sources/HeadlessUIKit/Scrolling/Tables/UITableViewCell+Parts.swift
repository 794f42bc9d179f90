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
}
