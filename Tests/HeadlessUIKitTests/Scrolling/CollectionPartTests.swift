import LayerTrees
import Testing

@testable import HeadlessUIKit

/// A collection's parts beside its cells, and what is done with its items and its layout.
@MainActor
struct CollectionPartTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  private final class Source: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    /// True if its cells can be used again.
    var isReusing = true
    let head = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.accessibilityIdentifier = "\(kind) \(path.section)"
    }

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell =
        isReusing
        ? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        : UICollectionViewCell(frame: .zero)
      cell.accessibilityIdentifier = sections[path.section][path.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      if kind == head.kind {
        return collectionView.dequeueConfiguredReusableSupplementary(using: head, for: path)
      }
      let view = UICollectionReusableView(frame: .zero)
      view.accessibilityIdentifier = "\(kind) \(path.section)"
      return view
    }
  }

  /// Rows of 100 points in a view of 300, under headers of 20 and above footers of 10.
  private func collection(_ source: Source, on stage: Stage) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    layout.footerReferenceSize = CGSize(width: 10, height: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    return view
  }

  private func names(_ views: [UIView]) -> [String?] { views.map(\.accessibilityIdentifier) }

  /// The parts of a kind that are in view, in the order of their sections.
  @Test func partsInViewAreInOrder() throws {
    let stage = Stage()
    let source = Source([["a"], ["b"], ["c"], ["d"]])
    let view = collection(source, on: stage)
    try stage.play {}
    // A section is 130 points high: 20, 100 and 10.
    for (time, offset, headers, footers) in [
      (1.0, 0.0, [0, 1, 2], [0, 1]), (2, 25, [1, 2], [0, 1]), (3, 220, [2, 3], [1, 2, 3]),
    ] {
      try stage.play(at: time) { view.contentOffset.y = offset }
      for (kind, sections) in [(Self.header, headers), (Self.footer, footers)] {
        let shown = view.visibleSupplementaryViews(ofKind: kind)
        #expect(names(shown) == sections.map { "\(kind) \($0)" })
        #expect(
          view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
            == sections.map { IndexPath(item: 0, section: $0) })
      }
      #expect(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
    }
    #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 4) == 0)
    #expect(view.numberOfItems(inSection: -1) == 0)
  }

  /// A cell is found by its item and its item by it, as long as it shows.
  @Test func aCellIsFoundByItsItem() throws {
    let stage = Stage()
    let source = Source([["a", "b", "c"], ["d"]])
    let view = collection(source, on: stage)
    try stage.play {}
    for path in view.indexPathsForVisibleItems {
      let cell = try #require(view.cellForItem(at: path))
      #expect(view.indexPath(for: cell) == path)
    }
    #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }

  /// A cell without a name is not used again, and goes when it is out of view.
  @Test func aCellWithoutANameGoes() throws {
    let stage = Stage()
    let source = Source([(0..<20).map(String.init)])
    source.isReusing = false
    let view = collection(source, on: stage)
    try stage.play {}
    for (time, offset) in [(1.0, 400.0), (2, 900), (3, 0)] {
      try stage.play(at: time) { view.contentOffset.y = offset }
      #expect(view.subviews.count { $0 is UICollectionViewCell } == view.visibleCells.count)
    }
  }

  /// A moved item keeps what it shows, and those between the two places make room.
  @Test(arguments: [(0, 2), (2, 0), (1, 1)]) func anItemIsMoved(_ from: Int, _ to: Int) throws {
    let stage = Stage()
    let source = Source([["a", "b", "c"]])
    let view = collection(source, on: stage)
    try stage.play {}
    try stage.play(at: 1) {
      source.sections[0].insert(source.sections[0].remove(at: from), at: to)
      view.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
    }
    #expect(names(view.visibleCells) == source.sections[0])
  }

  /// Whatever happens to sections is taken anew from the source.
  @Test func sectionsAreTakenAnew() throws {
    let stage = Stage()
    let source = Source([["a"], ["b"]])
    let view = collection(source, on: stage)
    try stage.play {}
    let changes: [(sections: [[String]], tell: @MainActor () -> Void)] = [
      ([["a"], ["c"], ["b"]], { view.insertSections(IndexSet(integer: 1)) }),
      ([["c"], ["a"], ["b"]], { view.moveSection(1, toSection: 0) }),
      ([["a"], ["b"]], { view.deleteSections(IndexSet(integer: 0)) }),
      ([["a"], ["d", "e"]], { view.reloadSections(IndexSet(integer: 1)) }),
      ([["a"], ["f", "e"]], { view.reconfigureItems(at: [IndexPath(item: 0, section: 1)]) }),
    ]
    for (step, change) in changes.enumerated() {
      try stage.play(at: Double(step + 1)) {
        source.sections = change.sections
        change.tell()
      }
      #expect(view.numberOfSections == change.sections.count)
      #expect(names(view.visibleCells) == change.sections.flatMap(\.self))
    }
  }

  /// Changes of a collection that has shown nothing yet are done at once.
  @Test func changesBeforeTheFirstLayoutAreDone() {
    _ = Stage()
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: .zero)
    var done: [Bool] = []
    list.performBatchUpdates({ list.insertItems(at: [IndexPath(item: 0, section: 0)]) }) {
      done.append($0)
    }
    table.performBatchUpdates({
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }) {
      done.append($0)
    }
    #expect(done == [true, true])
  }

  /// A background is behind all else and fills the view; another one takes its place.
  @Test func aBackgroundIsBehindAllElse() throws {
    let stage = Stage()
    let source = Source([["a"]])
    let view = collection(source, on: stage)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    try stage.play {}
    let (first, second) = (UIView(), UIView())
    for background in [first, second] {
      view.backgroundView = background
      #expect(view.backgroundView === background && view.subviews.first === background)
      #expect(background.frame == view.bounds)
    }
    #expect(first.superview == nil)
    view.frame.size = CGSize(width: 150, height: 250)
    #expect(second.frame.size == view.bounds.size)
    for background in [first, second] {
      cell.backgroundView = background
      #expect(cell.backgroundView === background && cell.subviews.first === background)
      #expect(background.frame == cell.bounds)
    }
    #expect(first.superview == nil && view.subviews.first !== second)
    cell.frame.size = CGSize(width: 20, height: 30)
    #expect(second.frame.size == cell.bounds.size)
    cell.backgroundView = nil
    #expect(second.superview == nil && cell.backgroundView == nil)
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    cell.backgroundConfiguration = configuration
    #expect(cell.backgroundColor == .red)
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
  }

  /// Another layout takes effect at once, or over the time of an animation, and then says so.
  @Test(arguments: [false, true]) func anotherLayoutTakesEffect(_ isAnimated: Bool) throws {
    let stage = Stage()
    let source = Source([["a", "b"]])
    let view = collection(source, on: stage)
    try stage.play {}
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.frame.minY == 120)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 5
    var ends: [Double] = []
    try stage.play(at: 1) {
      view.setCollectionViewLayout(layout, animated: isAnimated) { isDone in
        #expect(isDone)
        ends.append(stage.loop.now)
      }
    }
    #expect(view.collectionViewLayout === layout && layout.collectionView === view)
    #expect(cell.frame == CGRect(x: 0, y: 45, width: 200, height: 40))
    let middle = try stage.top(cell, at: 1.15)
    #expect(isAnimated ? middle > 46 && middle < 119 : middle == 45)
    #expect(ends.count == 1 && (ends[0] > 1.2) == isAnimated)
    try stage.play(at: 3) {
      view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    }
    #expect(view.collectionViewLayout !== layout && cell.frame.height == 50)
  }

  /// A layout that turns, pales and hides some of its cells.
  private final class TurningLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect) ?? []
      for place in all where place.representedElementCategory == .cell {
        place.alpha = place.indexPath.item % 2 == 0 ? 1 : 0.5
        place.isHidden = place.indexPath.item % 3 == 2
        place.transform = CGAffineTransform(rotationAngle: place.indexPath.item % 2 == 0 ? 0 : .pi)
      }
      return all
    }
  }

  /// A cell looks as its layout says, and again after it has been away.
  @Test func aCellLooksAsItsLayoutSays() throws {
    let stage = Stage()
    let source = Source([(0..<12).map(String.init)])
    let view = collection(source, on: stage)
    let layout = TurningLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    view.collectionViewLayout = layout
    for (time, offset) in [(1.0, 0.0), (2, 300), (3, 450), (4, 0)] {
      try stage.play(at: time) { view.contentOffset.y = offset }
      #expect(view.indexPathsForVisibleItems.count >= 3)
      for path in view.indexPathsForVisibleItems {
        let cell = try #require(view.cellForItem(at: path))
        let isEven = path.item % 2 == 0
        #expect(cell.alpha == (isEven ? 1 : 0.5) && cell.isHidden == (path.item % 3 == 2))
        #expect((cell.transform == .identity) == isEven)
        #expect(cell.bounds.size == layout.itemSize)
      }
    }
  }
}
