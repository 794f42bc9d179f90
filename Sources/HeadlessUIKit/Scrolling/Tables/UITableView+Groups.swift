/// Rows in groups: how far they are from the table's sides, and what rounds and separates them.
///
/// The figures are reported by developers who measured them on devices; for which widths the sides
/// are 16 points is assumed.
extension UITableView {
  /// Points between the table's sides and its rows.
  var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// How wide a row is, in points.
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
