extension UITableView {
  /// The rows that are selected, visible or not.
  var selectedPaths: Set<IndexPath> {
    get { kept() ?? [] }
    set { keep(newValue) }
  }

  /// A tap on a row, as a finger makes it: it asks and notifies the delegate.
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
