import AnimationCurves
import LayerTrees

/// A header or a footer of a section.
struct TableBand: Hashable {
  let section: Int
  let isHeader: Bool
}

extension UITableView {
  func forgetRows() {
    for (path, cell) in cells { retire(cell, from: path) }
    cells = [:]
    for view in bands.values { view.removeFromSuperview() }
    bands = [:]
    isLoaded = false
  }

  func reloadHeights() {
    isLoaded = false
    setNeedsLayout()
  }

  func loadRowsIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    rows = TableRows()
    rows.head = tableHeaderView?.bounds.height ?? 0
    rows.foot = tableFooterView?.bounds.height ?? 0
    rows.sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      TableRows.Section(
        header: bandHeight(TableBand(section: section, isHeader: true)),
        rows: (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
          firstHeight(of: IndexPath(row: $0, section: section))
        },
        footer: bandHeight(TableBand(section: section, isHeader: false)))
    }
    contentSize = CGSize(width: bounds.width, height: rows.totalHeight())
  }

  /// The height that counts for a row before its cell is there.
  func firstHeight(of path: IndexPath) -> TableRows.Height {
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate <= 0 {
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return TableRows.Height(value: height, isExact: true) }
    }
    return TableRows.Height(value: estimate > 0 ? estimate : Self.standardEstimate, isExact: false)
  }

  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    reloadHeights()
  }

  /// Gives every visible row a cell, measures those that are new, and puts all in their places.
  ///
  /// What shows stays where it is while rows above it turn out higher than was thought, unless
  /// the table is at its top.
  func layOutRows(keepsPosition: Bool = true) {
    guard !isLayingOut, dataSource != nil else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      for path in cells.keys where rows.contains(path) {
        rows.sections[path.section].rows[path.row].isExact = false
      }
    }
    loadRowsIfNeeded()
    let anchor = keepsPosition && bounds.minY > 0 ? firstVisibleCell() : nil
    var passes = 0
    repeat {
      passes += 1
    } while fillVisibleRows(anchor) && passes < Self.greatestPassCount
    contentSize = CGSize(width: bounds.width, height: rows.totalHeight())
    placeCells()
    placeBands()
  }

  /// Puts cells in their places; those that have just come are there from the start.
  private func placeCells() {
    UIView.performWithoutAnimation {
      let new = arriving.sorted().compactMap { path in cells[path].map { (path, $0) } }
      for (path, cell) in new { cell.place(rectForRow(at: path)) }
      for (_, cell) in new { cell.layOutInside() }
    }
    arriving = []
    for (path, cell) in cells {
      cell.place(rectForRow(at: path))
      takePlaceInGroup(cell, at: path)
      cell.layer.note(row: path)
    }
  }

  /// The limit of searches for rows whose measured heights bring others into view.
  private static let greatestPassCount = 16

  /// The first row that has a cell and is visible still.
  private func firstVisibleCell() -> IndexPath? {
    rows.rows(from: bounds.minY, to: bounds.maxY).first { cells[$0] != nil }
  }

  /// Answers whether a row turned out to be of another height than was thought.
  private func fillVisibleRows(_ anchor: IndexPath?) -> Bool {
    let before = anchor.map { rows.extent(of: $0).top }
    let paths = rows.rows(from: bounds.minY, to: bounds.maxY)
    let wanted = Set(paths)
    for (path, cell) in cells where !wanted.contains(path) {
      cells[path] = nil
      retire(cell, from: path)
    }
    var hasChanged = false
    for path in paths {
      if hasChanged, anchor == nil, rows.extent(of: path).top >= bounds.maxY { break }
      let cell = cells[path] ?? show(path)
      if measure(cell, at: path) { hasChanged = true }
    }
    if let anchor, let before { keepPosition(rows.extent(of: anchor).top - before) }
    return hasChanged
  }

  private func show(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    var made: UITableViewCell?
    // A cell that is made while something else moves does not grow from nothing.
    UIView.performWithoutAnimation { made = dataSource.tableView(self, cellForRowAt: path) }
    let cell = made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    UIView.performWithoutAnimation {
      cell.isHidden = false
      cell.alpha = 1
      let isSelected = selectedPaths.contains(path)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      cell.separatorHeight = separatorHeight(at: path)
      if cell.superview !== self { insertSubview(cell, at: 0) }
      cell.updateShownConfiguration()
      cells[path] = cell
      arriving.insert(path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  /// Lets a cell go that is out of view; it stays inside, hidden, where it can be reused.
  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    if pool.put(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Scrolls as far as what shows would have moved, without ending a motion.
  private func keepPosition(_ delta: CGFloat) {
    guard abs(delta) > 1e-9 else { return }
    motion.shift.y += delta
    // First the offset: a size that is less would bring it back as well.
    super.bounds.origin.y += delta
    contentSize = CGSize(width: bounds.width, height: rows.totalHeight())
  }

  /// Finds a row's height, once; answers whether it is another than was thought.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard rows.contains(path), !rows.sections[path.section].rows[path.row].isExact else {
      return false
    }
    let (top, bottom) = rows.extent(of: path)
    let height = exactHeight(of: cell, at: path)
    rows.setHeight(height, of: path)
    return abs(height - (bottom - top)) > 1e-9
  }

  func exactHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 { return given }
    return cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func placeBands() {
    tableHeaderView?.place(CGRect(x: 0, y: 0, width: bounds.width, height: rows.head))
    let foot = rows.totalHeight() - rows.foot
    tableFooterView?.place(CGRect(x: 0, y: foot, width: bounds.width, height: rows.foot))
    for (index, section) in rows.sections.enumerated() {
      if section.header > 0 {
        place(TableBand(section: index, isHeader: true), rows.headerTop(of: index), section.header)
      }
      if section.footer > 0 {
        place(TableBand(section: index, isHeader: false), rows.footerTop(of: index), section.footer)
      }
    }
  }

  private func place(_ band: TableBand, _ top: CGFloat, _ height: CGFloat) {
    guard let view = bandView(band) else { return }
    if view.superview !== self { addSubview(view) }
    view.place(rowFrame(from: top, height: height))
  }

  public enum ScrollPosition: Int, Hashable, Sendable {
    case none, top, middle, bottom
  }

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

/// The places of a table's rows: their heights, known or estimated, one below the other.
struct TableRows {
  struct Height: Hashable {
    var value: CGFloat
    /// True if the row's cell or its delegate has given it.
    var isExact: Bool
  }

  struct Section: Hashable {
    var header: CGFloat = 0
    var rows: [Height] = []
    var footer: CGFloat = 0
  }

  /// The heights above the first section and below the last.
  var head: CGFloat = 0 { didSet { tops = nil } }
  var foot: CGFloat = 0 { didSet { tops = nil } }
  var sections: [Section] = [] { didSet { tops = nil } }
  /// The start of each section and of its rows; the last of these is the end of its rows.
  private var tops: [(start: CGFloat, rows: [CGFloat])]?

  init() {}

  /// Works out where everything is, if that has changed.
  private mutating func settle() -> [(start: CGFloat, rows: [CGFloat])] {
    if let tops { return tops }
    var y = head
    let result = sections.map { section in
      let start = y
      y += section.header
      var rows = [y]
      rows.reserveCapacity(section.rows.count + 1)
      for row in section.rows {
        y += row.value
        rows.append(y)
      }
      y += section.footer
      return (start, rows)
    }
    tops = result
    return result
  }

  mutating func totalHeight() -> CGFloat {
    let last = settle().last?.rows.last ?? head
    return last + (sections.last?.footer ?? 0) + foot
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  mutating func extent(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let rows = settle()[path.section].rows
    return (rows[path.row], rows[path.row + 1])
  }

  mutating func headerTop(of section: Int) -> CGFloat { settle()[section].start }
  mutating func footerTop(of section: Int) -> CGFloat { settle()[section].rows.last ?? 0 }

  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].rows[path.row] = Height(value: height, isExact: true)
  }

  /// The rows that share some height with a stretch of the table, found in O(log n) each.
  mutating func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard bottom > top else { return [] }
    var result: [IndexPath] = []
    for (section, place) in settle().enumerated() {
      let tops = place.rows
      guard let first = tops.first, let last = tops.last, first < bottom, last > top else {
        continue
      }
      var row = max(0, tops.partitioningIndex { $0 > top } - 1)
      while row < tops.count - 1, tops[row] < bottom {
        if tops[row + 1] > max(top, tops[row]) {
          result.append(IndexPath(row: row, section: section))
        }
        row += 1
      }
    }
    return result
  }
}

extension CALayer {
  /// Says what the layer shows, for cells are used again; one with a name of its own keeps it.
  func note(row path: IndexPath) {
    guard path.count == 2 else { return }
    let row = LayerRole.row(section: path[0], item: path[1])
    switch role {
    case .plain, .row: if role != row { role = row }
    default: break
    }
  }
}
