import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Tables of random sections against sums of their heights.
@MainActor
struct TableModelTests {
  /// A section: a header, rows with a name and a height each, a footer.
  struct Section {
    var header: CGFloat
    var rows: [(name: String, height: CGFloat)]
    var footer: CGFloat

    var height: CGFloat { header + rows.reduce(0) { $0 + $1.height } + footer }
  }

  private final class NamedCell: UITableViewCell {
    var name = ""
    var selections: [Bool] = []
    override func prepareForReuse() { name = "reused" }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      selections.append(selected)
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [Section]
    var events: [String] = []
    var refused: IndexPath?
    init(_ sections: [Section]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? NamedCell)?.name = sections[indexPath.section].rows[indexPath.row].name
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      sections[indexPath.section].rows[indexPath.row].height
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      sections[section].header
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      sections[section].footer
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView(frame: .zero)
      view.tag = 100 + section
      return view
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = UIView(frame: .zero)
      view.tag = 200 + section
      return view
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { events.append("shown \(indexPath.section).\(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { events.append("gone \(indexPath.section).\(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath == refused ? nil : indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("selected \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      events.append("deselected \(indexPath.row)")
    }
  }

  private static func sections(_ random: inout SplitMix64) -> [Section] {
    func height() -> CGFloat {
      Int.random(in: 0..<6, using: &random) == 0
        ? 0 : CGFloat(Int.random(in: 20...90, using: &random))
    }
    return (0..<Int.random(in: 1...5, using: &random)).map { section in
      Section(
        header: height(),
        rows: (0..<Int.random(in: 0...9, using: &random)).map { ("\(section).\($0)", height()) },
        footer: height())
    }
  }

  private func table(
    _ source: Source, _ style: UITableView.Style = .plain, on stage: Stage
  ) throws -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), style: style)
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    try stage.play {}
    return table
  }

  /// Every rectangle follows from the sum of the heights above it, in any style, at any offset.
  @Test(arguments: 0..<40) func placesAreSums(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let source = Source(Self.sections(&random))
    let stage = Stage()
    let style = [UITableView.Style.plain, .grouped, .insetGrouped][Int(seed % 3)]
    let table = try table(source, style, on: stage)
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    func band(_ top: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: inset, y: top, width: 400 - 2 * inset, height: height)
    }
    let (head, foot) = (UIView(frame: .zero), UIView(frame: .zero))
    if seed % 2 == 0 {
      (head.frame.size.height, foot.frame.size.height) = (70, 33)
      try stage.play(at: 0.5) { (table.tableHeaderView, table.tableFooterView) = (head, foot) }
    }
    var y = head.frame.height
    #expect(table.numberOfSections == source.sections.count)
    for (index, section) in source.sections.enumerated() {
      let start = y
      #expect(table.numberOfRows(inSection: index) == section.rows.count)
      #expect(table.rectForHeader(inSection: index) == band(y, section.header))
      y += section.header
      for (row, height) in section.rows.map(\.height).enumerated() {
        let path = IndexPath(row: row, section: index)
        #expect(table.rectForRow(at: path) == band(y, height))
        if height > 0 {
          #expect(table.indexPathForRow(at: CGPoint(x: 1, y: y)) == path)
          #expect(table.indexPathForRow(at: CGPoint(x: 1, y: y + height - 0.01)) == path)
        }
        y += height
      }
      #expect(table.rectForFooter(inSection: index) == band(y, section.footer))
      y += section.footer
      #expect(table.rect(forSection: index) == band(start, section.height))
    }
    #expect(table.contentSize == CGSize(width: 400, height: y + foot.frame.height))
    if seed % 2 == 0 {
      #expect(head.frame == CGRect(x: 0, y: 0, width: 400, height: 70))
      #expect(foot.frame == CGRect(x: 0, y: y, width: 400, height: 33))
    }
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)) == .zero)
    #expect(
      table.rectForHeader(inSection: 9) == .zero && table.rectForFooter(inSection: 9) == .zero)
    #expect(table.numberOfRows(inSection: 9) == 0)
    try expectShown(table, source, stage, &random)
  }

  /// At any offset the rows in view have cells, headers and footers their views, and no others show.
  private func expectShown(
    _ table: UITableView, _ source: Source, _ stage: Stage, _ random: inout SplitMix64
  ) throws {
    let paths = source.sections.enumerated().flatMap { section, rows in
      rows.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    for step in 1...6 {
      let most = max(0, table.contentSize.height - 300)
      let offset = CGFloat(random.number(in: 0...1)) * most
      try stage.play(at: Double(step)) { table.contentOffset.y = offset }
      let seen = paths.filter {
        let rect = table.rectForRow(at: $0)
        return rect.height > 0 && rect.minY < offset + 300 && rect.maxY > offset
      }
      #expect(table.indexPathsForVisibleRows == seen)
      #expect(table.indexPathsForRows(in: table.bounds) == seen)
      #expect(table.visibleCells.count == seen.count)
      for path in seen {
        let cell = try #require(table.cellForRow(at: path) as? NamedCell)
        #expect(cell.name == source.sections[path.section].rows[path.row].name)
        #expect(cell.frame == table.rectForRow(at: path) && !cell.isHidden && cell.alpha == 1)
        #expect(table.indexPath(for: cell) == path && cell.superview === table)
      }
      let shown = table.subviews.filter { $0 is NamedCell && !$0.isHidden }
      #expect(shown.count == seen.count)
    }
    for view in table.subviews where view.tag >= 100 {
      let isHeader = view.tag < 200
      let section = view.tag % 100
      let rect =
        isHeader ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
      #expect(view.frame == rect && rect.height > 0)
    }
    let bands = source.sections.flatMap { [$0.header, $0.footer] }.count { $0 > 0 }
    #expect(table.subviews.count { $0.tag >= 100 } == bands)
    let notes = Dictionary(grouping: source.events) { $0 }
    for path in paths {
      let name = "\(path.section).\(path.row)"
      let isShown = table.cellForRow(at: path) != nil
      let (came, went) = (notes["shown \(name)"]?.count ?? 0, notes["gone \(name)"]?.count ?? 0)
      #expect(came - went == (isShown ? 1 : 0), "\(name)")
    }
  }

  /// A row is scrolled to the top, the middle or the bottom of what the insets leave, or no farther
  /// than it takes to show it; and never beyond the table's ends.
  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none], [false, true])
  func aRowIsScrolledTo(_ position: UITableView.ScrollPosition, _ isAnimated: Bool) throws {
    var random = SplitMix64(seed: 21)
    let rows = (0..<40).map { ("\($0)", CGFloat(Int.random(in: 20...90, using: &random))) }
    let source = Source([Section(header: 30, rows: rows, footer: 20)])
    let stage = Stage()
    let table = try table(source, on: stage)
    table.contentInset = UIEdgeInsets(top: 11, left: 0, bottom: 40, right: 0)
    for step in 1...30 {
      let path = IndexPath(row: Int.random(in: 0..<40, using: &random), section: 0)
      let rect = table.rectForRow(at: path)
      let before = table.contentOffset.y
      let (least, most) = (CGFloat(-11), table.contentSize.height + 40 - 300)
      let wanted: CGFloat =
        switch position {
        case .top: rect.minY - 11
        case .bottom: rect.maxY - 260
        case .middle: rect.midY - (11 + 260) / 2
        case .none:
          rect.minY < before + 11
            ? rect.minY - 11 : rect.maxY > before + 260 ? rect.maxY - 260 : before
        }
      try stage.play(at: Double(step)) {
        table.scrollToRow(at: path, at: position, animated: isAnimated)
      }
      #expect(abs(table.contentOffset.y - min(max(wanted, least), most)) < 1e-9)
    }
  }

  /// Batches of insertions, deletions, moves and reloads leave the rows as the data source has them.
  @Test(arguments: 0..<30) func changesAddUp(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 100 + seed)
    let source = Source(
      (0..<3).map { section in
        Section(
          header: 10, rows: (0..<5).map { ("\(section).\($0)", CGFloat(20 + 3 * $0)) }, footer: 5)
      })
    let stage = Stage()
    let table = try table(source, on: stage)
    table.frame.size.height = 2000
    for step in 1...5 {
      let (from, to) = (
        Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random)
      )
      try stage.play(at: Double(step)) {
        table.beginUpdates()
        if !source.sections[from].rows.isEmpty {
          let old = Int.random(in: source.sections[from].rows.indices, using: &random)
          let row = source.sections[from].rows.remove(at: old)
          let place = Int.random(in: 0...source.sections[to].rows.count, using: &random)
          source.sections[to].rows.insert(row, at: place)
          table.moveRow(
            at: IndexPath(row: old, section: from), to: IndexPath(row: place, section: to))
        }
        table.endUpdates()
      }
      try stage.play(at: Double(step) + 0.5) {
        guard !source.sections[to].rows.isEmpty else { return }
        source.sections[to].rows[0] = ("again \(step)", 55)
        table.reconfigureRows(at: [IndexPath(row: 0, section: to)])
      }
      let names = source.sections.flatMap { $0.rows.map(\.name) }
      #expect(table.visibleCells.map { ($0 as? NamedCell)?.name } == names)
      let sum = source.sections.reduce(0) { $0 + $1.height }
      #expect(table.contentSize.height == sum)
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
        #expect(
          table.rectForRow(at: path).height == source.sections[path.section].rows[path.row].height)
      }
    }
    source.sections = [Section(header: 0, rows: [("last", 33)], footer: 0)]
    for change in [table.reloadSections, table.insertSections, table.deleteSections] {
      try stage.play(at: 20) { change(IndexSet(integer: 0), .none) }
      #expect(table.visibleCells.map { ($0 as? NamedCell)?.name } == ["last"])
    }
    try stage.play(at: 22) { table.moveSection(0, toSection: 0) }
    #expect(table.contentSize.height == 33)
  }

  /// A row that comes in fades in and the others move, all in 0.3 s.
  @Test func changesAreAnimated() throws {
    let source = Source([Section(header: 0, rows: [("a", 50), ("b", 50)], footer: 0)])
    let stage = Stage()
    let table = try table(source, on: stage)
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    var isDone: [Bool] = []
    try stage.play(at: 1) {
      table.performBatchUpdates {
        source.sections[0].rows.insert(("new", 40), at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      } completion: {
        isDone.append($0)
      }
    }
    let fresh = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(isDone == [true] && fresh.alpha == 1)
    #expect(try stage.path(to: fresh, at: 1).leaf.presentation(at: 1).opacity < 0.01)
    #expect(try stage.path(to: fresh, at: 1.31).leaf.presentation(at: 1.31).opacity == 1)
    #expect(try stage.path(to: second, at: 1).leaf.presentation(at: 1).opacity == 1)
    #expect(try stage.top(second, at: 1) < 51 && stage.top(second, at: 1.15) > 51)
    #expect(try stage.top(second, at: 1.29) < 90 && stage.top(second, at: 1.31) == 90)
    #expect(try stage.top(fresh, at: 1) == 50)
  }

  /// A tap selects a row and lets the others go, or turns one of several; the delegate may refuse.
  @Test(arguments: [false, true]) func tapsSelect(_ isMultiple: Bool) throws {
    let rows = (0..<20).map { ("\($0)", CGFloat(50)) }
    let source = Source([Section(header: 0, rows: rows, footer: 0)])
    let stage = Stage()
    let table = try table(source, on: stage)
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    table.allowsMultipleSelection = isMultiple
    source.refused = path(3)
    source.events = []
    for row in [1, 3, 2, 2] { table.tapRow(at: path(row)) }
    #expect(
      source.events
        == (isMultiple
          ? ["selected 1", "selected 2", "deselected 2"]
          : ["selected 1", "deselected 1", "selected 2", "selected 2"]))
    let left = isMultiple ? 1 : 2
    #expect(table.indexPathsForSelectedRows == [path(left)])
    #expect(table.indexPathForSelectedRow == path(left))
    for row in 0..<5 { #expect(table.cellForRow(at: path(row))?.isSelected == (row == left)) }
    // A cell that comes back is as selected as its row is.
    try stage.play(at: 1) { table.contentOffset.y = 700 }
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(50 * left))
    try stage.play(at: 2) { table.contentOffset.y = 0 }
    for row in 0..<5 { #expect(table.cellForRow(at: path(row))?.isSelected == (row == left)) }
    table.deselectRow(at: path(left), animated: false)
    #expect(table.indexPathsForSelectedRows == nil && table.indexPathForSelectedRow == nil)
    table.selectRow(at: path(12), animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == 475)
    table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == 475)
    #expect(table.indexPathsForSelectedRows == (isMultiple ? [path(4), path(12)] : [path(4)]))
    table.allowsSelection = false
    table.tapRow(at: path(0))
    #expect(table.indexPathForSelectedRow == path(4))
    table.selectRow(at: nil, animated: false, scrollPosition: .top)
    #expect((table.indexPathsForSelectedRows ?? []).count == (isMultiple ? 2 : 0))
  }

  /// Editing is passed on to the cells that show, and a view behind the rows is as large as it.
  @Test func theTablesOwnParts() throws {
    let source = Source([Section(header: 0, rows: [("a", 50), ("b", 50)], footer: 0)])
    let table = try table(source, on: Stage())
    table.isEditing = true
    #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
    table.setEditing(false, animated: true)
    #expect(!table.isEditing && table.visibleCells.allSatisfy { !$0.isEditing })
    let (one, two) = (UIView(frame: .zero), UIView(frame: .zero))
    table.backgroundView = one
    table.backgroundView = two
    #expect(one.superview == nil && two.superview === table && two.frame == table.bounds)
    #expect(table.subviews.first === two && table.backgroundView === two)
    table.backgroundView = nil
    #expect(two.superview == nil)
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    #expect(view?.reuseIdentifier == "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }
}
