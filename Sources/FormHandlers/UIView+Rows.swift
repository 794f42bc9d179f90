import HeadlessUIKit

extension UIView {
  /// The table, else the collection, in which this view lies, with the row before a field's.
  ///
  /// A list does not lie in itself. Source: hackiftekhar/IQKeyboardManager 8.0.2,
  /// `adjustScrollViewContentOffsets`.
  func listAround(rowOf field: UIView?) -> ScrollClimb.List? {
    if let table = nearest(UITableView.self) {
      return ScrollClimb.List(
        previousRowBottom: field.flatMap { table.rowBefore($0) }?.maxY(from: table))
    }
    return nearest(UICollectionView.self).map { collection in
      ScrollClimb.List(
        previousRowBottom: field.flatMap { collection.itemBefore($0) }?.maxY(from: collection))
    }
  }
}

extension CGRect {
  /// Where a rectangle of a view ends in the window, in points; nil where there is nothing in it.
  @MainActor
  fileprivate func maxY(from view: UIView) -> CGFloat? {
    isEmpty ? nil : view.convert(self, to: nil).maxY
  }
}

extension UITableView {
  /// The rectangle of the row before a field's; nil for the first one.
  fileprivate func rowBefore(_ field: UIView) -> CGRect? {
    field.nearest(UITableViewCell.self).flatMap { indexPath(for: $0) }
      .flatMap { $0.before { self.numberOfRows(inSection: $0) } }.map { rectForRow(at: $0) }
  }
}

extension UICollectionView {
  /// The rectangle of the item before a field's; nil for the first one.
  fileprivate func itemBefore(_ field: UIView) -> CGRect? {
    field.nearest(UICollectionViewCell.self).flatMap { indexPath(for: $0) }
      .flatMap { $0.before { self.numberOfItems(inSection: $0) } }
      .flatMap { layoutAttributesForItem(at: $0)?.frame }
  }
}

extension IndexPath {
  /// The row before, or the last one of the section before; nil where there is none.
  func before(_ count: (Int) -> Int) -> IndexPath? {
    if self[1] > 0 { return IndexPath(indexes: [self[0], self[1] - 1]) }
    guard self[0] > 0, count(self[0] - 1) > 0 else { return nil }
    return IndexPath(indexes: [self[0] - 1, count(self[0] - 1) - 1])
  }
}
