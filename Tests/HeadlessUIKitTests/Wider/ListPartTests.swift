import HeadlessUIKit
import SeededRandom
import Testing

/// Headers, footers, self-sizing cells, selection and sources that are handed snapshots.
@MainActor
struct ListPartTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let titles: [String?]
    init(_ titles: [String?]) { self.titles = titles }
    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  }

  /// Each section has the header that its title asks for, and none without a title.
  @Test func titlesMakeRoomForThemselves() throws {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .plain)
    let rows = Rows(["A", nil, "C"])
    (table.dataSource, table.delegate) = (rows, rows)
    stage.window.addSubview(table)
    try stage.play {}
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 28))
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForHeader(inSection: 2).minY == 228)
    #expect(table.contentSize.height == 356)
    #expect(table.headerView(forSection: 2)?.textLabel?.text == "C")
    #expect(table.headerView(forSection: 2)?.frame.minY == 228)
  }

  @Test func tapsSelectAndDeselect() throws {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .plain)
    let rows = Rows([nil])
    (table.dataSource, table.delegate) = (rows, rows)
    stage.window.addSubview(table)
    try stage.play {}
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    table.tapRow(at: first)
    #expect(table.cellForRow(at: first)?.isSelected == true)
    table.tapRow(at: second)
    #expect(table.indexPathsForSelectedRows == [second])
    #expect(table.cellForRow(at: first)?.isSelected == false)
    table.allowsMultipleSelection = true
    table.tapRow(at: first)
    #expect(table.indexPathsForSelectedRows == [first, second])
  }

  /// Whatever snapshots follow each other, the table shows the last, each item in its row.
  @Test(arguments: 0..<10)
  func aTableShowsItsSnapshot(_ seed: UInt64) throws {
    let stage = Stage()
    var random = SplitMix64(seed: seed)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000), style: .plain)
    table.rowHeight = 40
    stage.window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    for step in 0..<8 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<20).filter { _ in Bool.random(using: &random) })
      try stage.play(at: Double(step)) {
        source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
      }
      #expect(table.visibleCells.map(\.tag) == snapshot.itemIdentifiers)
      #expect(table.contentSize.height == CGFloat(40 * snapshot.numberOfItems))
    }
  }

  @Test(arguments: 0..<10)
  func aCollectionShowsItsSnapshot(_ seed: UInt64) throws {
    let stage = Stage()
    var random = SplitMix64(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 2000), collectionViewLayout: layout)
    stage.window.addSubview(list)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      list, path, item in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    for step in 0..<8 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<20).filter { _ in Bool.random(using: &random) })
      try stage.play(at: Double(step)) {
        source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
      }
      #expect(list.visibleCells.map(\.tag) == snapshot.itemIdentifiers)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    let texts: [String]
    init(_ texts: [String]) { self.texts = texts }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = texts[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  /// A cell without a content configuration shows nothing of the one before.
  @Test func contentGoesWithItsConfiguration() throws {
    _ = Stage()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let shown = try #require(cell.contentView.subviews.last)
    cell.contentConfiguration = UIListContentConfiguration.valueCell()
    #expect(cell.contentView.subviews.last === shown, "a view of one kind is kept")
    cell.contentConfiguration = nil
    #expect(shown.superview == nil && cell.contentView.subviews.isEmpty)
  }

  /// A list's rows are as high as their texts ask for, and none is below 44 points.
  @Test func rowsOfAListMeasureThemselves() throws {
    let stage = Stage()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items(["a", String(repeating: "m", count: 200), "b"])
    list.dataSource = items
    stage.window.addSubview(list)
    try stage.play {}
    let frames = try (0..<3).map {
      try #require(list.cellForItem(at: IndexPath(item: $0, section: 0))).frame
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(frames[1].height > 80)
    #expect(frames[1].minY == frames[0].maxY)
    #expect(frames[2].minY == frames[1].maxY)
    #expect(list.contentSize.height == frames[2].maxY)
  }

  @Test func headersOfAFlowStandAboveTheirItems() throws {
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    let items = Items(["a", "b"])
    list.dataSource = items
    stage.window.addSubview(list)
    try stage.play {}
    let head = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(head?.frame == CGRect(x: 0, y: 0, width: 400, height: 30))
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
    #expect(list.contentSize.height == 110)
  }

  /// A flow that scrolls sideways is the upright one with its axes exchanged.
  @Test(arguments: 0..<10)
  func sidewaysIsUprightExchanged(_ seed: UInt64) throws {
    let stage = Stage()
    var random = SplitMix64(seed: seed)
    let side = CGFloat(Int.random(in: 20...150, using: &random))
    let items = Items((0..<Int.random(in: 1...30, using: &random)).map(String.init))
    func sizes(_ direction: UICollectionView.ScrollDirection) throws -> CGSize {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      layout.scrollDirection = direction
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = items
      stage.window.addSubview(list)
      try stage.play(at: direction == .vertical ? 0 : 1) {}
      return list.contentSize
    }
    let (upright, sideways) = (try sizes(.vertical), try sizes(.horizontal))
    #expect(upright.width == sideways.height)
    #expect(upright.height == sideways.width)
  }
}
