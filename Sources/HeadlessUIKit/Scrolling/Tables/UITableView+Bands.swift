extension UITableView {
  /// The heights that UIKit gives titles above and below a section.
  private static let titleHeight: CGFloat = 28
  /// Points above and below a footer's text in groups, and above a header's.
  private static let groupedPadding = (footer: CGFloat(8), header: CGFloat(18))

  private func title(of band: TableBand) -> String? {
    band.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: band.section)
      : dataSource?.tableView(self, titleForFooterInSection: band.section)
  }

  /// The view of a header or a footer: the delegate's, or one with the data source's title.
  func bandView(_ band: TableBand) -> UIView? {
    if let view = bands[band] { return view }
    let given =
      band.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: band.section)
      : delegate?.tableView(self, viewForFooterInSection: band.section)
    let view = given ?? title(of: band).map(titleView)
    bands[band] = view
    return view
  }

  private func titleView(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    guard style != .plain else { return view }
    view.textLabel?.font = .systemFont(ofSize: 13)
    view.textLabel?.numberOfLines = 0
    return view
  }

  /// The height of a header or a footer: the delegate's, or as its view or its title asks.
  func bandHeight(_ band: TableBand) -> CGFloat {
    let given =
      band.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: band.section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: band.section) ?? sectionFooterHeight
    guard given < 0 else { return given }
    if title(of: band) != nil, bands[band] == nil { _ = bandView(band) }
    guard let view = bandView(band) else { return groupSpacing(of: band) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { return fitting }
    return title(of: band) == nil ? view.bounds.height : titleHeight(of: band, view)
  }

  /// A title's height: one line in a plain table, as many as it needs in groups.
  private func titleHeight(of band: TableBand, _ view: UIView) -> CGFloat {
    guard style != .plain, let label = (view as? UITableViewHeaderFooterView)?.textLabel else {
      return Self.titleHeight
    }
    let text = label.sizeThatFits(CGSize(width: rowWidth - 32, height: 0)).height.rounded(.up)
    let padding = Self.groupedPadding
    return text + padding.footer + (band.isHeader ? padding.header : padding.footer)
  }
}

/// Rows in groups: how far they are from the table's sides, and what rounds and separates them.
///
/// The figures are reported by developers who measured them on devices; for which widths the sides
/// are 16 points is assumed.
extension UITableView {
  /// Points between the table's sides and its rows.
  var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// The width of a row, in points.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  /// The radius of a group's corners, in points: 10 before iOS 26, and 26 from there on.
  private var groupRadius: CGFloat {
    style == .insetGrouped ? (UIDevice.current.majorVersion < 26 ? 10 : 26) : 0
  }

  /// A rectangle as wide as rows are.
  func rowFrame(from top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: rowInset, y: top, width: rowWidth, height: height)
  }

  /// The height of the line below a row, in points; the last of an inset group has none.
  func separatorHeight(at path: IndexPath) -> CGFloat {
    let isLast = style == .insetGrouped && path.row == rows.sections[path.section].rows.count - 1
    return separatorStyle == .none || isLast ? 0 : 1 / VirtualRunLoop.current.screen.scale
  }

  /// Rounds the corners that a row has in common with its group, and separates it from the next.
  func takePlaceInGroup(_ cell: UITableViewCell, at path: IndexPath) {
    guard style == .insetGrouped, rows.contains(path) else { return }
    let line = separatorHeight(at: path)
    if cell.separatorHeight != line { cell.separatorHeight = line }
    let count = rows.sections[path.section].rows.count
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius = corners.isEmpty ? 0 : groupRadius
    if cell.layer.cornerRadius != radius { cell.layer.cornerRadius = radius }
    if cell.layer.maskedCorners != corners { cell.layer.maskedCorners = corners }
    if !cell.layer.masksToBounds { cell.layer.masksToBounds = true }
  }

  /// Points above or below a group that has no title and no view there: 35 above the first.
  func groupSpacing(of band: TableBand) -> CGFloat {
    guard style != .plain else { return 0 }
    return band.isHeader && band.section == 0 && tableHeaderView == nil ? 35 : 18
  }
}

/// A view above or below a table's section, with a title unless it has content of its own.
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
    // The space above a group's title keeps it apart from the group before.
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
