extension UITableView {
  /// The row that was selected last, where its cell is in sight and still shows it.
  public var indexPathForSelectedRow: IndexPath? {
    cells.filter { $0.value.isSelected }.keys.min()
  }

  /// Selects a row, without a word to the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for cell in cells.values { cell.isSelected = false }
    guard let indexPath else { return }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    cells[indexPath]?.isSelected = true
  }

  /// Takes a row's selection away, without a word to the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cells[indexPath]?.isSelected = false
  }
}
