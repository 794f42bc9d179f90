/// A column of rows, of which only those that are visible have cells.
///
/// Heights that the delegate gives are asked for at once, unless it gives estimates as well; a row
/// of `automaticDimension` counts as its estimate until its cell has been measured by its
/// constraints. Section headers scroll along: they do not stick to the top.
open class UITableView: UIScrollView {
  public enum Style: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// A height that content decides.
  public static let automaticDimension: CGFloat = -1
  /// The height that counts for a row of unknown height without an estimate.
  static let standardEstimate: CGFloat = 44

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Hears of the table and, as a scroll view's delegate does, of its scrolling.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      isLoaded = false
      setNeedsLayout()
    }
  }
  open var rowHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadHeights() } }
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorInset: UIEdgeInsets = .zero
  open var allowsSelection = true
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  var rows = TableRows()
  var pool = CellPool()
  /// The visible cells.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Those that have not been in their places yet.
  var arriving: Set<IndexPath> = []
  var bands: [TableBand: UIView] = [:]
  var isLoaded = false
  var isLayingOut = false
  /// The width at which rows were measured.
  var measuredWidth: CGFloat = 0
  var updates = BatchUpdates()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The start of the lines between rows, in points from the left.
  var separatorStart: CGFloat { separatorInset.left > 0 ? separatorInset.left : 16 }

  override var look: ViewLook {
    ViewLook(fill: style == .plain ? nil : shown(.systemGroupedBackground))
  }

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  override func didScroll() {
    if isLoaded, !isLayingOut { setNeedsLayout() }
    super.didScroll()
  }

  /// Forgets what it shows and asks for it anew in the next layout pass.
  open func reloadData() {
    forgetRows()
    loadRowsIfNeeded()
    setNeedsLayout()
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.take(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = pool.take(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a class for it")
    }
    return cell
  }

  // MARK: Changes

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }

  /// Takes the sections' rows anew; nothing is animated.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  open func beginUpdates() { updates.depth += 1 }

  /// Makes the changes since `beginUpdates()`, and takes heights anew, all in one animation.
  open func endUpdates() {
    updates.depth = max(0, updates.depth - 1)
    if updates.depth == 0 { makeChanges(then: nil) }
  }

  @preconcurrency
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.updates.depth += 1
    updates?()
    self.updates.depth -= 1
    guard self.updates.depth == 0 else { return }
    makeChanges(then: completion)
  }

  /// Makes the changes of a closure that is not kept, as none is.
  @preconcurrency
  public func performBatchUpdates(
    _ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  // MARK: Scrolling

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Bands

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bands[TableBand(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bands[TableBand(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    loadRowsIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return rowFrame(
      from: rows.headerTop(of: section), height: rows.sections[section].header)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    loadRowsIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return rowFrame(
      from: rows.footerTop(of: section), height: rows.sections[section].footer)
  }

  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    keep(aClass as? UITableViewHeaderFooterView.Type, as: "header \(identifier)")
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    (kept("header \(identifier)") as UITableViewHeaderFooterView.Type?).map {
      instance(of: $0, reuseIdentifier: identifier)
    }
  }

  // MARK: Details

  open var allowsMultipleSelection: Bool = false
  open var allowsSelectionDuringEditing: Bool = false
  open var allowsMultipleSelectionDuringEditing: Bool = false

  /// True while its rows are being edited; its cells learn of it.
  open var isEditing: Bool {
    get { kept() ?? false }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    keep(editing, as: "isEditing")
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  /// A view behind the rows that does not scroll with them.
  open var backgroundView: UIView? {
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

  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension

  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  open var separatorColor: UIColor? = .separator

  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges

  open func reloadSectionIndexTitles() {}

  open var dragInteractionEnabled: Bool = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  /// Moves a row: it goes from its place, and comes in at the other.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.deleted.append(indexPath)
      $0.inserted.append(newIndexPath)
    }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Asks the data source for the cells again, and measures them anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Rows

  open var numberOfSections: Int {
    loadRowsIfNeeded()
    return rows.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadRowsIfNeeded()
    return rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }

  /// The row's rectangle, estimated where it has not been measured; nothing for no row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRowsIfNeeded()
    guard rows.contains(indexPath) else { return .zero }
    let (top, bottom) = rows.extent(of: indexPath)
    return rowFrame(from: top, height: bottom - top)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRowsIfNeeded()
    return rows.rows(from: point.y, to: point.y.nextUp).first
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadRowsIfNeeded()
    return rows.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a visible row; nil for any other.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  open var visibleCells: [UITableViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Selection

  /// The first of the selected rows.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Selects a row, scrolled to where asked; the delegate is not notified, as in UIKit.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }
}

extension UITableView {
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
}
