/// What is above or below a table's section, with a title unless it has content of its own.
open class UITableViewHeaderFooterView: UIView {
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = makeLabel(.systemFont(ofSize: 17))
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel(.systemFont(ofSize: 15))
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = ownLabel else { return }
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    let height = label.sizeThatFits(CGSize(width: room.width, height: 0)).height
    // What is above a group's title keeps it apart from the group before.
    let isLow = (superview as? UITableView).map { $0.style != .plain } ?? false
    label.frame =
      isLow
      ? CGRect(x: room.minX, y: room.maxY - 8 - height, width: room.width, height: height) : room
  }

  private var ownLabel: UILabel?

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = .secondaryLabel
    if ownLabel == nil { ownLabel = label }
    contentView.addSubview(label)
    return label
  }
}
