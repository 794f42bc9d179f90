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

  /// How high a header or a footer is: as the delegate says, or as its view or its title asks.
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
