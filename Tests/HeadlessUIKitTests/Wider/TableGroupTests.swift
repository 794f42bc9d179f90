import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Rows in groups: their widths, corners, lines, titles and the space between them.
@MainActor
struct TableGroupTests {
  /// Sections of so many rows, each with a text and a field.
  private final class Rows: NSObject, UITableViewDataSource {
    let counts: [Int]
    var title: String?
    var text = "A"
    var accessory = UITableViewCell.AccessoryType.none
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessory
      let field = UITextField(frame: CGRect(x: 200, y: 0, width: 80, height: 44))
      field.placeholder = "\(indexPath.section).\(indexPath.row)"
      cell.contentView.addSubview(field)
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
  }

  private func table(
    _ rows: Rows, _ style: UITableView.Style, on stage: Stage
  ) throws -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    table.dataSource = rows
    stage.window.addSubview(table)
    try stage.play {}
    return table
  }

  @Test(arguments: [
    (UITableView.Style.plain, 0.0, 375.0), (.grouped, 0, 375), (.insetGrouped, 16, 343),
  ])
  func rowsAreAsFarInAsTheirStyleSays(
    _ style: UITableView.Style, _ left: Double, _ width: Double
  ) throws {
    let stage = Stage()
    let rows = Rows([2, 1])
    let table = try table(rows, style, on: stage)
    for cell in table.visibleCells {
      #expect(Double(cell.frame.minX) == left && Double(cell.frame.width) == width)
    }
    #expect(Double(table.rectForHeader(inSection: 1).width) == width)
  }

  @Test func aGroupIsRoundAtItsEnds() throws {
    let stage = Stage()
    let rows = Rows([3, 1])
    let table = try table(rows, .insetGrouped, on: stage)
    let cells = table.visibleCells
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[3].layer.maskedCorners.rawValue == 15)
    #expect(cells.map { $0.separatorHeight > 0 } == [true, true, false, false])
    let plain = try self.table(rows, .plain, on: Stage())
    #expect(plain.visibleCells.allSatisfy { $0.layer.cornerRadius == 0 && $0.separatorHeight > 0 })
  }

  @Test func groupsWithoutTitlesAreApart() throws {
    let rows = Rows([1, 1])
    let grouped = try table(rows, .grouped, on: Stage())
    #expect(grouped.rectForHeader(inSection: 0).height == 35)
    #expect(grouped.rectForHeader(inSection: 1).height == 18)
    #expect(grouped.rectForFooter(inSection: 0).height == 18)
    let plain = try table(rows, .plain, on: Stage())
    #expect(plain.rectForHeader(inSection: 0).height == 0)
  }

  @Test func aTitleOfAGroupTakesTheLinesThatItNeeds() throws {
    let rows = Rows([1])
    rows.title = "Short"
    let short = try table(rows, .grouped, on: Stage()).rectForHeader(inSection: 0).height
    rows.title = String(repeating: "Much longer than one line of a title is. ", count: 3)
    let long = try table(rows, .grouped, on: Stage()).rectForHeader(inSection: 0).height
    let line = UIFont.systemFont(ofSize: 13).lineHeight
    #expect(abs(long - short - 2 * line) < 2)
  }

  @Test func aRowIsMeasuredWithoutTheRoomOfItsSign() throws {
    let rows = Rows([1])
    rows.text = String(repeating: "m", count: 20)
    let metrics = TextMetrics(pointSize: 17)
    // Nearly as wide as a row without a sign has room, so that a sign makes it two lines.
    while metrics.width(of: rows.text) + 32 < 360 { rows.text += " i" }
    let one = try table(rows, .plain, on: Stage()).rectForRow(at: IndexPath(row: 0, section: 0))
    rows.accessory = .checkmark
    let stage = Stage()
    let table = try table(rows, .plain, on: stage)
    let two = table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(two.height > one.height)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func inputsCountFromTheFirstRowDown(_ style: UITableView.Style) throws {
    let stage = Stage()
    let table = try table(Rows([3, 2]), style, on: stage)
    let names = table.textInputs.compactMap { ($0 as? UITextField)?.placeholder }
    #expect(names == ["0.0", "0.1", "0.2", "1.0", "1.1"])
  }
}
