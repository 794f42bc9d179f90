extension UITableView {
  /// Seconds that rows take to move: UIKit's own 0.3, with its default curve, as an assumption.
  static let updateDuration = 0.3

  func change(_ edit: (inout BatchUpdates) -> Void) {
    edit(&updates)
    if updates.depth == 0 { makeChanges(then: nil) }
  }

  /// Makes the given changes; a table that was never loaded takes all from its data source.
  @preconcurrency
  func makeChanges(then completion: (@MainActor (Bool) -> Void)?) {
    let made = updates
    updates = BatchUpdates()
    guard isLoaded, let dataSource else {
      loadRowsIfNeeded()
      completion?(true)
      return
    }
    apply(made, dataSource)
    let fresh = Set(made.inserted)
    UIView.animate(withDuration: Self.updateDuration) {
      layOutRows(keepsPosition: false)
      for path in fresh { cells[path]?.appear() }
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  private func apply(_ made: BatchUpdates, _ dataSource: any UITableViewDataSource) {
    for path in made.reloaded where rows.contains(path) { reload(path) }
    remeasureGivenHeights()
    var moved: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if let place = made.place(of: path) { moved[place] = cell } else { retire(cell, from: path) }
    }
    cells = moved
    for path in made.deleted.sorted(by: >) where rows.contains(path) {
      rows.sections[path.section].rows.remove(at: path.row)
    }
    for path in made.inserted.sorted() where rows.sections.indices.contains(path.section) {
      let count = rows.sections[path.section].rows.count
      rows.sections[path.section].rows.insert(firstHeight(of: path), at: min(path.row, count))
    }
    for section in rows.sections.indices { check(section, made, dataSource) }
  }

  /// Stops the program, as UIKit does, where the changes do not add up to the new rows.
  private func check(
    _ section: Int, _ made: BatchUpdates, _ dataSource: any UITableViewDataSource
  ) {
    let expected = rows.sections[section].rows.count
    let actual = dataSource.tableView(self, numberOfRowsInSection: section)
    let (gone, new) = (
      made.deleted.count { $0.section == section }, made.inserted.count { $0.section == section }
    )
    precondition(
      expected == actual,
      "invalid update: section \(section) has \(actual) rows, but had \(expected - new + gone)"
        + " before it, of which \(gone) were deleted, and \(new) were inserted")
  }

  private func reload(_ path: IndexPath) {
    rows.sections[path.section].rows[path.row] = firstHeight(of: path)
    guard let cell = cells.removeValue(forKey: path) else { return }
    retire(cell, from: path)
  }

  /// Heights are taken anew in every update, those of visible cells by their constraints.
  private func remeasureGivenHeights() {
    for path in cells.keys where rows.contains(path) {
      rows.sections[path.section].rows[path.row].isExact = false
    }
  }
}

extension UITableViewCell {
  /// Fades in, in the current block.
  fileprivate func appear() {
    UIView.performWithoutAnimation { alpha = 0 }
    alpha = 1
  }
}

extension UITableView {
  /// Scrolls by the heights that are known: rows that the first layout finds to be higher than was
  /// estimated leave a table that has no size yet short of its end.
  ///
  /// Reported for iOS 8.3 and 11 (Open Radar 20829131 and 34865052), and assumed since.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadRowsIfNeeded()
    precondition(
      rows.contains(path), "row \(path.row) of section \(path.section) is beyond the table's rows")
    measureOffscreen(path)
    let wanted = offset(showing: path, position)
    guard animated, wanted != contentOffset, window != nil else {
      contentOffset = wanted
      return settle(at: path, position)
    }
    animate { [weak self] in
      guard let self, rows.contains(path) else { return self?.contentOffset ?? wanted }
      return offset(showing: path, position)
    } then: { [weak self] in
      self?.settle(at: path, position)
    }
  }

  /// Scrolls on until the row is where it was asked for: those that come into view are measured.
  private func settle(at path: IndexPath, _ position: ScrollPosition) {
    settle {
      layOutRows(keepsPosition: false)
      return rows.contains(path) ? offset(showing: path, position) : nil
    }
  }

  /// Finds the height of a row that is not visible, so that what is scrolled to is right.
  private func measureOffscreen(_ path: IndexPath) {
    guard !rows.sections[path.section].rows[path.row].isExact, cells[path] == nil,
      let cell = dataSource?.tableView(self, cellForRowAt: path)
    else { return }
    UIView.performWithoutAnimation {
      cell.separatorHeight = separatorHeight(at: path)
      cell.updateShownConfiguration()
      rows.setHeight(exactHeight(of: cell, at: path), of: path)
      if pool.put(cell) {
        if cell.superview !== self { insertSubview(cell, at: 0) }
        cell.place(rectForRow(at: path))
        cell.isHidden = true
      }
    }
    contentSize = CGSize(width: bounds.width, height: rows.totalHeight())
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let (rect, inset) = (rectForRow(at: path), adjustedContentInset)
    let sight = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .top: y = rect.minY - inset.top
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    case .middle: y = rect.midY - sight / 2 - inset.top
    case .none:
      let least = rect.maxY - bounds.height + inset.bottom
      y = min(max(contentOffset.y, least), rect.minY - inset.top)
    }
    return CGPoint(x: contentOffset.x, y: y).clamped(to: offsetRange)
  }

  /// The animation by which rows come and go; all but `none` fade, which is an assumption.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

/// The cells that wait to show another row, by identifier.
@MainActor
struct CellPool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = cellClass
  }

  func makes(_ identifier: String) -> Bool { classes[identifier] != nil }

  /// A cell that waits, or a new one; nil where there is neither.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map {
      instance(of: $0, style: .default, reuseIdentifier: identifier)
    }
  }

  /// Lets a cell wait; answers whether it can be found again.
  mutating func put(_ cell: UITableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    waiting[identifier, default: []].append(cell)
    return true
  }
}
