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
    ownLabel?.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
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
