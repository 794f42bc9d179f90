import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Headers and footers of tables, and rows that are measured anew.
@MainActor
struct TablePartTests {
  /// A table of rows with texts, and with views of the delegate's above and below each section.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String]
    var heads: [UIView?]
    var feet: [UIView?]

    init(_ texts: [String], heads: [UIView?] = [nil], feet: [UIView?] = [nil]) {
      (self.texts, self.heads, self.feet) = (texts, heads, feet)
    }

    func numberOfSections(in tableView: UITableView) -> Int { heads.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.text = texts[path.row]
      label.numberOfLines = 0
      cell.contentView.cover(with: label)
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      heads[section]
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      feet[section]
    }
  }

  private func table(_ rows: Rows, on stage: Stage) throws -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    (table.dataSource, table.delegate) = (rows, rows)
    stage.window.addSubview(table)
    try stage.play {}
    return table
  }

  private func text(_ count: Int) -> String { String(repeating: "word ", count: count) }

  /// A view of the delegate's is as high as it is made, or as what is in it asks for.
  @Test func aViewIsAsHighAsItIsMade() throws {
    let (head, foot, sized) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33)),
      UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 20, height: 41)),
      UITableViewHeaderFooterView(reuseIdentifier: "a")
    )
    let inner = UIView()
    inner.heightAnchor.constraint(equalToConstant: 57).isActive = true
    sized.contentView.cover(with: inner)
    let rows = Rows([text(1)], heads: [head, sized], feet: [foot, nil])
    let table = try table(rows, on: Stage())
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 33))
    #expect(table.rectForFooter(inSection: 0).height == 41)
    #expect(table.rectForHeader(inSection: 1).height == 57)
    #expect(table.rectForFooter(inSection: 1).height == 0)
    #expect(head.frame == table.rectForHeader(inSection: 0))
    #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1) === sized)
    #expect(table.footerView(forSection: 0) === foot && table.footerView(forSection: 1) == nil)
    #expect(table.rect(forSection: 0).maxY == table.rectForHeader(inSection: 1).minY)
    #expect(
      table.rectForHeader(inSection: 2) == .zero && table.rectForFooter(inSection: 2) == .zero)
  }

  /// Its labels differ in size; outside of groups the first fills the view within its sides.
  @Test func aHeadersLabels() {
    _ = Stage()
    let view = UITableViewHeaderFooterView(frame: CGRect(x: 3, y: 4, width: 200, height: 50))
    #expect(view.frame == CGRect(x: 3, y: 4, width: 200, height: 50))
    #expect(view.reuseIdentifier == nil && view.contentView.frame == view.bounds)
    #expect(view.textLabel?.font.pointSize == 17 && view.detailTextLabel?.font.pointSize == 15)
    view.textLabel?.text = "a"
    view.layoutIfNeeded()
    #expect(view.textLabel?.frame == CGRect(x: 16, y: 0, width: 168, height: 50))
  }

  /// A row is as high as its text asks for at the table's width, whatever the width was before.
  @Test func rowsAreMeasuredAtTheWidth() throws {
    let stage = Stage()
    let rows = Rows([text(30), text(3), text(60)])
    let table = try table(rows, on: stage)
    for (time, width) in [(1.0, 200.0), (2, 150), (3, 390)] as [(Double, CGFloat)] {
      try stage.play(at: time) { table.frame.size.width = width }
      var top: CGFloat = 0
      for (row, text) in rows.texts.enumerated() {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height + 1
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        #expect(rect == CGRect(x: 0, y: top, width: width, height: height), "\(width) \(row)")
        #expect(table.cellForRow(at: IndexPath(row: row, section: 0))?.frame == rect)
        top = rect.maxY
      }
      #expect(table.contentSize == CGSize(width: width, height: top))
    }
  }

  /// A cell may be sized by constraints of its own, beside its content view.
  @Test(arguments: [0.0, 0.5, 30, 70]) func aCellIsSizedByItsOwnConstraints(_ height: CGFloat) {
    _ = Stage()
    let cell = UITableViewCell(frame: CGRect(x: 1, y: 2, width: 300, height: 50))
    #expect(cell.frame == CGRect(x: 1, y: 2, width: 300, height: 50) && cell.reuseIdentifier == nil)
    cell.heightAnchor.constraint(equalToConstant: height).isActive = true
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Without a height it is a row of the standard one; half a point is a whole pixel.
    #expect(size == CGSize(width: 300, height: height == 0 ? 44 : height.rounded(.up)))
  }

  /// Groups are rounder from iOS 26 on, and a plain table is not round.
  @Test(
    arguments: [
      (UITableView.Style.plain, KeyboardProfile.iOS18, 0), (.plain, .iOS26, 0),
      (.insetGrouped, .iOS18, 10), (.insetGrouped, .iOS26, 26),
    ] as [(UITableView.Style, KeyboardProfile, CGFloat)])
  func groupsAreRounder(_ style: UITableView.Style, _ profile: KeyboardProfile, _ radius: CGFloat)
    throws
  {
    let stage = Stage(profile: profile)
    let rows = Rows([text(1), text(1)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: style)
    table.dataSource = rows
    stage.window.addSubview(table)
    try stage.play {}
    #expect(table.visibleCells.count == 2)
    for cell in table.visibleCells { #expect(cell.layer.cornerRadius == radius) }
  }

  /// A snapshot that is to be shown by loading anew is there at once, and nothing moves.
  @Test func aSnapshotIsLoadedAnew() throws {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    table.rowHeight = 40
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    for view in [table, list] { stage.window.addSubview(view) }
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, item in
      let cell = UICollectionViewCell(frame: .zero)
      cell.tag = item
      return cell
    }
    var calls = 0
    for (time, shown) in [(1.0, [1, 2, 3]), (2, [1, 3]), (3, [4, 1, 3])] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(shown)
      try stage.play(at: time) { [snapshot] in
        let before = calls
        rows.applySnapshotUsingReloadData(snapshot) { calls += 1 }
        items.applySnapshotUsingReloadData(snapshot) { calls += 1 }
        #expect(calls == before + 2)
      }
      #expect(table.visibleCells.map(\.tag) == shown && list.visibleCells.map(\.tag) == shown)
      for cell in table.visibleCells + list.visibleCells {
        #expect(try stage.animations(cell).isEmpty)
      }
    }
  }
}
