import HeadlessUIKit
import SeededRandom
import Testing

/// Tables: heights, cells in sight, reuse, scrolling to rows, and changes.
@MainActor
struct TableTests {
  /// A cell as published chat code has it: text in a bubble, held by constraints.
  private final class BubbleCell: UITableViewCell {
    let label = UILabel()
    static var made = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 16)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Messages: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String]
    var height: CGFloat?
    var displayed = 0

    init(_ texts: [String], height: CGFloat? = nil) {
      self.texts = texts
      self.height = height
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
      (cell as? BubbleCell)?.label.text = texts[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height ?? tableView.rowHeight
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { displayed += 1 }
  }

  @MainActor
  private struct Shown {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .plain)
    let messages: Messages

    init(_ messages: Messages) throws {
      self.messages = messages
      BubbleCell.made = 0
      table.separatorStyle = .none
      table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
      table.dataSource = messages
      table.delegate = messages
      stage.window.addSubview(table)
      try stage.play {}
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private static func text(lines: Int) -> String { String(repeating: "m", count: 45 * lines) }

  /// 360 points hold 45 characters of 8; a line is 19.09375 points, and 24 lie around them.
  private static func height(lines: Int) -> CGFloat {
    (CGFloat(lines) * 19.09375).rounded(.up) + 24
  }

  @Test func rowsOfAHeightStandBelowEachOther() throws {
    let shown = try Shown(Messages(Array(repeating: "x", count: 1000), height: 50))
    #expect(shown.table.contentSize == CGSize(width: 400, height: 50_000))
    #expect(shown.table.rectForRow(at: path(7)) == CGRect(x: 0, y: 350, width: 400, height: 50))
    #expect(shown.table.indexPathsForVisibleRows == (0..<12).map(path))
    #expect(shown.table.visibleCells.count == 12)
    #expect(shown.table.indexPathForRow(at: CGPoint(x: 1, y: 349)) == path(6))
    #expect(shown.table.cellForRow(at: path(12)) == nil)
    #expect(shown.table.cellForRow(at: path(11))?.frame.minY == 550)
  }

  /// However far one scrolls, there are no more cells than rows in sight at once.
  @Test func cellsAreUsedAgain() throws {
    let shown = try Shown(Messages(Array(repeating: "x", count: 1000), height: 50))
    for step in 1...200 {
      try shown.stage.play(at: Double(step)) { shown.table.contentOffset.y = Double(step) * 37 }
    }
    #expect(BubbleCell.made <= 14)
    #expect(shown.messages.displayed > 140)
    #expect(shown.table.visibleCells.allSatisfy { !$0.isHidden })
    #expect(shown.table.indexPathsForVisibleRows == (148..<160).map(path))
  }

  @Test func cellsMeasureThemselvesByTheirConstraints() throws {
    let shown = try Shown(Messages([1, 2, 3, 1, 5].map(Self.text(lines:))))
    var top: CGFloat = 0
    for (row, lines) in [1, 2, 3, 1, 5].enumerated() {
      let height = Self.height(lines: lines)
      #expect(
        shown.table.rectForRow(at: path(row))
          == CGRect(x: 0, y: top, width: 400, height: height))
      let cell = try #require(shown.table.cellForRow(at: path(row)) as? BubbleCell)
      #expect(cell.frame == shown.table.rectForRow(at: path(row)))
      #expect(cell.label.frame == CGRect(x: 20, y: 12, width: 360, height: height - 24))
      top += height
    }
    #expect(shown.table.contentSize.height == top)
  }

  @Test func whatIsOutOfSightCountsAsItsEstimate() throws {
    let messages = Messages(Array(repeating: Self.text(lines: 3), count: 100))
    let shown = try Shown(messages)
    let seen = shown.table.visibleCells.count
    #expect(seen == 8)
    #expect(
      shown.table.contentSize.height
        == CGFloat(seen) * Self.height(lines: 3) + CGFloat(100 - seen) * 44)
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, CGFloat(2500)), (.middle, 2225), (.bottom, 1950),
    (.none, 1950),
  ])
  func scrollingToARow(_ position: UITableView.ScrollPosition, _ expected: CGFloat) throws {
    let shown = try Shown(Messages(Array(repeating: "x", count: 100), height: 50))
    try shown.stage.play(at: 1) {
      shown.table.scrollToRow(at: path(50), at: position, animated: false)
    }
    #expect(shown.table.contentOffset.y == expected)
    #expect(shown.table.cellForRow(at: path(50)) != nil)
  }

  /// The last of rows that measure themselves ends exactly at the bottom, inset included.
  @Test func theLastRowComesToTheBottomEvenOfEstimates() throws {
    let shown = try Shown(Messages((0..<60).map { Self.text(lines: 1 + $0 % 4) }))
    shown.table.contentInset.bottom = 100
    try shown.stage.play(at: 1) {
      shown.table.scrollToRow(at: path(59), at: .bottom, animated: false)
    }
    let last = shown.table.rectForRow(at: path(59))
    #expect(abs(last.maxY - (shown.table.contentOffset.y + 500)) < 1e-9)
    #expect(last.height == Self.height(lines: 4))
    #expect(abs(last.maxY - shown.table.contentSize.height) < 1e-9)
  }

  /// A bar's constraint and a list's scrolling in one block: the bar is not laid out on the way.
  @Test func scrollingInABlockLeavesPendingLayoutToTheBlock() throws {
    let shown = try Shown(Messages((0..<100).map { "Row \($0)" }))
    let bar = shown.stage.add()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = bar.bottomAnchor.constraint(equalTo: shown.stage.window.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, bar.leadingAnchor.constraint(equalTo: shown.stage.window.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 400),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    shown.stage.window.layoutIfNeeded()
    try shown.stage.play(at: 1) {
      UIView.animate(withDuration: 1) {
        bottom.constant = -300
        shown.table.scrollToRow(at: path(50), at: .bottom, animated: false)
        shown.stage.window.layoutIfNeeded()
      }
    }
    #expect(try shown.stage.top(bar, at: 1) == 756)
    #expect(try shown.stage.top(bar, at: 1.5) == 606)
    #expect(try shown.stage.top(bar, at: 2) == 456)
  }

  /// Estimates of 200 points for rows of 43: what is scrolled to is known only on the way.
  @Test(arguments: [0, 40, 99])
  func animatedScrollingEndsAtItsRow(row: Int) throws {
    let shown = try Shown(Messages((0..<100).map { "Row \($0)" }))
    shown.table.estimatedRowHeight = 200
    try shown.stage.play(at: 1) {
      shown.table.scrollToRow(at: path(50), at: .bottom, animated: false)
      shown.table.reloadData()
      shown.table.scrollToRow(at: path(row), at: .bottom, animated: true)
    }
    let greatest = shown.table.contentSize.height - 600
    let wanted = shown.table.rectForRow(at: path(row)).maxY - 600
    #expect(shown.table.contentOffset.y == min(max(0, wanted), greatest))
    #expect(shown.table.cellForRow(at: path(row)) != nil)
  }

  /// Rows of 43 points that were estimated at 200 make room for others above: the end stays.
  @Test(arguments: [44, 60, 100, 200], [450, 600, 790])
  func theEndStaysAsRowsAboveTurnOutLower(estimate: CGFloat, height: CGFloat) throws {
    let shown = try Shown(Messages((0..<100).map { "Row \($0)" }))
    shown.table.estimatedRowHeight = estimate
    try shown.stage.play(at: 1) {
      shown.table.frame.size.height = height
      shown.table.scrollToRow(at: path(99), at: .bottom, animated: false)
    }
    for step in 2...4 {
      try shown.stage.play(at: Double(step)) { shown.table.setNeedsLayout() }
      #expect(shown.table.contentOffset.y == shown.table.contentSize.height - height)
      #expect(shown.table.rectForRow(at: path(99)).maxY == shown.table.contentSize.height)
    }
  }

  /// Scrolling up into rows that turn out higher does not move what is on screen.
  @Test func measuringAboveLeavesWhatIsSeen() throws {
    let shown = try Shown(Messages(Array(repeating: Self.text(lines: 3), count: 60)))
    try shown.stage.play(at: 1) {
      shown.table.scrollToRow(at: path(40), at: .top, animated: false)
    }
    let top = try shown.stage.top(#require(shown.table.cellForRow(at: path(42))), at: 1)
    try shown.stage.play(at: 2) { shown.table.contentOffset.y -= 60 }
    let moved = try shown.stage.top(#require(shown.table.cellForRow(at: path(42))), at: 2)
    #expect(abs(moved - top - 60) < 1e-9)
  }

  @Test func anInsertedRowPushesTheOthersDown() throws {
    let shown = try Shown(Messages(Array(repeating: Self.text(lines: 1), count: 5)))
    let second = try #require(shown.table.cellForRow(at: path(1)))
    try shown.stage.play(at: 1) {
      shown.messages.texts.insert(Self.text(lines: 2), at: 1)
      shown.table.insertRows(at: [path(1)], with: .fade)
    }
    #expect(shown.table.cellForRow(at: path(2)) === second)
    #expect(second.frame.minY == Self.height(lines: 1) + Self.height(lines: 2))
    #expect(try abs(shown.stage.top(second, at: 1) - Self.height(lines: 1)) < 1e-9)
    #expect(shown.table.numberOfRows(inSection: 0) == 6)
  }

  @Test func aReloadedRowIsMeasuredAnew() throws {
    let shown = try Shown(Messages(Array(repeating: Self.text(lines: 1), count: 5)))
    try shown.stage.play(at: 1) {
      shown.messages.texts[2] = Self.text(lines: 4)
      shown.table.reloadRows(at: [path(2)], with: .none)
    }
    #expect(shown.table.rectForRow(at: path(2)).height == Self.height(lines: 4))
  }

  /// Any batch of changes leaves each text in the row where an array has it.
  @Test(arguments: 0..<60)
  func batchesKeepTextsInTheirRows(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let shown = try Shown(Messages((0..<8).map { "row \($0)" }))
    var next = 100
    for step in 1...6 {
      let old = shown.messages.texts
      let gone = Set(old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
      var fresh: [Int] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        new.insert("new \(next)", at: place)
        fresh = fresh.map { $0 >= place ? $0 + 1 : $0 } + [place]
        next += 1
      }
      try shown.stage.play(at: Double(step)) {
        shown.table.performBatchUpdates {
          shown.messages.texts = new
          shown.table.insertRows(at: fresh.map(path), with: .automatic)
          shown.table.deleteRows(at: gone.map(path), with: .automatic)
        }
      }
      let seen = shown.table.visibleCells.compactMap { ($0 as? BubbleCell)?.label.text }
      #expect(seen == Array(new.prefix(seen.count)))
      #expect(seen.count == min(new.count, shown.table.indexPathsForVisibleRows?.count ?? 0))
      #expect(shown.table.contentSize.height == CGFloat(new.count) * Self.height(lines: 1))
    }
  }

  @Test func countsThatDoNotAddUpStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let shown = try Shown(Messages(["a", "b"]))
        shown.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }
}
