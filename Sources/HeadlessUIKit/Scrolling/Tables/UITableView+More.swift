extension UITableView {
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification =
    Notification.Name("UITableViewSelectionDidChangeNotification")

  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
}

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
