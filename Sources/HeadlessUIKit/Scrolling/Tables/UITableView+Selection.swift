extension UITableView {
  /// The first of the selected rows.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// The rows that are selected, in sight or not.
  var selectedPaths: Set<IndexPath> {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  /// Selects a row, scrolled to where asked; the delegate learns nothing, as in UIKit.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    selectedPaths.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// A tap on a row, as a finger makes it: it asks and tells the delegate.
  package func tapRow(at indexPath: IndexPath) {
    guard allowsSelection,
      let path = delegate == nil
        ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    else { return }
    if allowsMultipleSelection, selectedPaths.contains(path) {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let gone = allowsMultipleSelection ? [] : selectedPaths.subtracting([path])
    selectRow(at: path, animated: false, scrollPosition: .none)
    for old in gone { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: path)
  }
}
