extension UITableView {
  /// The heights that UIKit gives titles above and below a section.
  private static let titleHeight: CGFloat = 28

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
    guard let view = bandView(band) else { return 0 }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { return fitting }
    return title(of: band) == nil ? view.bounds.height : Self.titleHeight
  }
}
