import Foundation
import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Lists that change: what is made at once, what waits, and what is worked out anew.
@MainActor
struct ListChangeTests {
  private let stage = Stage()

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// Updates within updates wait for the outermost, and may say first what the rows say later.
  @Test(arguments: [true, false]) func updatesWaitForTheOutermost(_ isBatch: Bool) throws {
    stage.loop.makeCurrent()
    let (table, rows) = (UITableView(frame: stage.window.bounds, style: .plain), Rows())
    table.dataSource = rows
    stage.window.addSubview(table)
    try stage.play {}
    #expect(table.visibleCells.count == 3)
    try stage.play(at: 1) {
      table.beginUpdates()
      if isBatch {
        table.performBatchUpdates({ table.insertRows(at: [[0, 0]], with: .none) })
      } else {
        table.beginUpdates()
        table.insertRows(at: [[0, 0]], with: .none)
        table.endUpdates()
      }
      table.insertRows(at: [[0, 1]], with: .none)
      #expect(table.visibleCells.count == 3)
      rows.count = 5
      table.endUpdates()
    }
    #expect(table.visibleCells.count == 5 && table.numberOfRows(inSection: 0) == 5)
    // An end too many counts for nothing.
    try stage.play(at: 2) {
      table.endUpdates()
      rows.count = 6
      table.insertRows(at: [[0, 5]], with: .none)
    }
    #expect(table.visibleCells.count == 6)
  }

  @Test func rowsCanBeEditedAndStayWhereTheyAre() {
    stage.loop.makeCurrent()
    let (table, rows) = (UITableView(frame: stage.window.bounds, style: .plain), Rows())
    #expect(rows.tableView(table, canEditRowAt: [0, 0]))
    #expect(!rows.tableView(table, canMoveRowAt: [0, 0]))
  }

  private func collection(
    isOnScreen: Bool
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    if isOnScreen { stage.window.addSubview(view) }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    return (view, source)
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Items on screen go and come in an animation, at whose end the app hears of it; elsewhere, and
  /// where no animation is asked for, they are there at once.
  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func itemsOnScreenComeInAnAnimation(_ isOnScreen: Bool, _ isAnimated: Bool) throws {
    stage.loop.makeCurrent()
    let (view, source) = collection(isOnScreen: isOnScreen)
    source.apply(snapshot([1, 2]), animatingDifferences: false)
    try stage.play { view.layoutIfNeeded() }
    #expect(view.visibleCells.count == 2)
    let record = Record()
    try stage.play(at: 1) {
      source.apply(snapshot([2, 3, 4]), animatingDifferences: isAnimated) { record.note("done") }
      view.layoutIfNeeded()
    }
    let isLater = isOnScreen && isAnimated
    #expect(record.names == ["done"])
    #expect(((record.time(of: "done") ?? 0) > 1) == isLater)
    #expect(source.snapshot().itemIdentifiers == [2, 3, 4] && view.visibleCells.count == 3)
  }

  /// A flow is worked out anew where its lines have another length, and where the headers follow what
  /// is visible.
  @Test(arguments: [true, false], [true, false])
  func aFlowIsWorkedOutAnew(_ isVertical: Bool, _ pins: Bool) throws {
    stage.loop.makeCurrent()
    let (view, _) = collection(isOnScreen: true)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    layout.sectionHeadersPinToVisibleBounds = pins
    let bounds = view.bounds
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    for (dx, dy, width, height) in [
      (0.0, 5.0, 0.0, 0.0), (3, 0, 0, 0), (0, 0, 7, 0), (0, 0, 0, -7), (0, 0, -7, 7),
    ] {
      let other = CGRect(
        x: bounds.minX + dx, y: bounds.minY + dy, width: bounds.width + width,
        height: bounds.height + height)
      let isNeeded = (pins && (dx != 0 || dy != 0)) || (isVertical ? width != 0 : height != 0)
      #expect(layout.shouldInvalidateLayout(forBoundsChange: other) == isNeeded)
    }
    #expect(!UICollectionViewFlowLayout().shouldInvalidateLayout(forBoundsChange: bounds))
  }

  /// A commit says of a list whether it is scrolling, from the finger on until it rests.
  @Test func aCommitSaysWhetherAListScrolls() throws {
    stage.loop.makeCurrent()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    list.contentSize = CGSize(width: 400, height: 3000)
    stage.window.addSubview(list)
    try stage.play {}
    #expect(try stage.layer(list).scroll?.isScrolling == false)
    try stage.play(at: 1) {
      list.drag(
        from: CGPoint(x: 9, y: 400), to: CGPoint(x: 9, y: 300), duration: 0.5, velocity: .zero)
    }
    #expect(try stage.layer(list, at: 1.25).scroll?.isScrolling == true)
    #expect(list.contentOffset.y == 100)
    #expect(try stage.layer(list).scroll?.isScrolling == false)
    // A finger that rests holds the list as well.
    let place = CGPoint(x: 9, y: 400)
    try stage.play(at: 3) { list.drag(from: place, to: place, duration: 0.5) }
    #expect(try stage.layer(list, at: 3.25).scroll?.isScrolling == true)
    #expect(try stage.layer(list).scroll?.isScrolling == false && list.contentOffset.y == 100)
    try stage.play(at: 5) { list.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    #expect(try stage.layer(list, at: 5.1).scroll?.isScrolling == true)
    #expect(try stage.layer(list).scroll?.isScrolling == false)
  }

  /// A list without a width or a height has no range to keep to: its offset stays.
  @Test(arguments: [(0.0, 300.0), (400, 0), (0, 0), (400, 300)])
  func aListWithoutASizeKeepsItsOffset(_ width: CGFloat, _ height: CGFloat) {
    stage.loop.makeCurrent()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    stage.window.addSubview(list)
    list.contentSize = CGSize(width: width, height: 2000)
    list.contentOffset = CGPoint(x: 0, y: 1500)
    list.contentSize = CGSize(width: width, height: 1000)
    #expect(list.contentOffset.y == (width > 0 && height > 0 ? 1000 - height : 1500))
  }

  /// A place that no item has no attributes, before its section, in it and behind it.
  @Test func aPlaceWithoutAnItemHasNoAttributes() throws {
    stage.loop.makeCurrent()
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: whole)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [item]))
    for layout in [
      UICollectionViewCompositionalLayout(section: section), UICollectionViewFlowLayout(),
    ] {
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      stage.window.addSubview(view)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      source.apply(snapshot([1, 2]), animatingDifferences: false)
      view.layoutIfNeeded()
      #expect(layout.layoutAttributesForItem(at: [0, 1])?.indexPath == [0, 1])
      for place in [[0, 2], [1, 0]] as [IndexPath] {
        #expect(layout.layoutAttributesForItem(at: place) == nil)
      }
    }
  }
}
