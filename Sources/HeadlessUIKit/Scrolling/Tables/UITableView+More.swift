extension UITableView {
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification =
    Notification.Name("UITableViewSelectionDidChangeNotification")

  public var allowsMultipleSelection: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var allowsSelectionDuringEditing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Whether its rows are being edited; its cells learn of it.
  public var isEditing: Bool {
    get { kept() ?? false }
    set { setEditing(newValue, animated: false) }
  }

  public func setEditing(_ editing: Bool, animated: Bool) {
    keep(editing, as: "isEditing")
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  /// A view behind the rows that does not scroll with them.
  public var backgroundView: UIView? {
    get { kept() }
    set {
      backgroundView?.removeFromSuperview()
      keep(newValue)
      guard let newValue else { return }
      newValue.frame = bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(newValue, at: 0)
    }
  }

  public var estimatedSectionHeaderHeight: CGFloat {
    get { kept() ?? Self.automaticDimension }
    set { keep(newValue) }
  }

  public var estimatedSectionFooterHeight: CGFloat {
    get { kept() ?? Self.automaticDimension }
    set { keep(newValue) }
  }

  public var separatorColor: UIColor? {
    get { kept() ?? .separator }
    set { keep(newValue) }
  }

  /// Inert: separators are drawn in one colour.
  public var separatorEffect: UIVisualEffect? {
    get { kept() }
    set { keep(newValue) }
  }

  public var separatorInsetReference: SeparatorInsetReference {
    get { kept() ?? .fromCellEdges }
    set { keep(newValue) }
  }

  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  /// Inert: no index of sections is drawn.
  public var sectionIndexColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: no index of sections is drawn.
  public var sectionIndexBackgroundColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: no index of sections is drawn.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: no index of sections is drawn.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }

  public func reloadSectionIndexTitles() {}

  /// Inert: cells are as wide as the table.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var insetsContentViewsToSafeArea: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  /// Inert: rows are made when they come into sight, never before.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { (kept() as WeakObject?)?.object as? any UITableViewDataSourcePrefetching }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Inert: rows are made when they come into sight, never before.
  public var isPrefetchingEnabled: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  /// Inert: no finger drags a row out of it.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UITableViewDragDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Inert: no finger drags a row into it.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UITableViewDropDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  public var dragInteractionEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var hasUncommittedUpdates: Bool { updates.depth > 0 }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }

  /// Moves a row: it goes from its place, and comes in at the other.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.deleted.append(indexPath)
      $0.inserted.append(newIndexPath)
    }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Asks the data source for the cells again, and measures them anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
