import HeadlessUIKit
import LayerTrees
import SeededRandom
import Testing

/// Collections: the flow layout's places, cells in sight, reuse, and changes.
@MainActor
struct CollectionTests {
  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sizes: [CGSize]
    var made = 0

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  private func collection(of source: Source, on stage: Stage) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    stage.window.addSubview(view)
    return view
  }

  /// A controller's collection is there for whoever asks first.
  @Test func aControllerMakesItsCollection() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView === controller.view && controller.isViewLoaded)
    #expect(controller.collectionView.backgroundColor == .systemBackground)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.collectionView.dataSource === controller)
  }

  /// Items as wide as the view: a column, whose places are sums.
  @Test func oneItemARowIsAColumn() throws {
    var random = SplitMix64(seed: 9)
    let heights = (0..<40).map { _ in CGFloat(Int.random(in: 20...120, using: &random)) }
    let stage = Stage()
    let source = Source(heights.map { CGSize(width: 400, height: $0) })
    let view = collection(of: source, on: stage)
    try stage.play { view.layoutIfNeeded() }
    var top: CGFloat = 0
    for (item, height) in heights.enumerated() {
      let place = try #require(
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
      #expect(place == CGRect(x: 0, y: top, width: 400, height: height))
      top += height + 10
    }
    #expect(view.contentSize.height == top - 10)
  }

  /// UIKit's figures for three items of 120 in 400: 20 between them; the last row keeps 10.
  @Test func fullRowsAreSpreadAndTheLastIsNot() throws {
    let stage = Stage()
    let source = Source(Array(repeating: CGSize(width: 120, height: 50), count: 5))
    let view = collection(of: source, on: stage)
    try stage.play { view.layoutIfNeeded() }
    let starts = (0..<5).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin
    }
    #expect(starts.map(\.x) == [0, 140, 280, 0, 130])
    #expect(starts.map(\.y) == [0, 0, 0, 60, 60])
  }

  @Test func onlyItemsInSightHaveCells() throws {
    let stage = Stage()
    let source = Source(Array(repeating: CGSize(width: 400, height: 90), count: 100))
    let view = collection(of: source, on: stage)
    try stage.play { view.layoutIfNeeded() }
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<8))
    try stage.play(at: 1) { view.contentOffset.y = 5000 }
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(50..<58))
    #expect(view.subviews.count == 8)
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
  }

  /// A column that grows at its end; what was there stays, and the new item fades in.
  @Test func aMessageComesIn() throws {
    let stage = Stage()
    let source = Source(Array(repeating: CGSize(width: 400, height: 50), count: 3))
    let view = collection(of: source, on: stage)
    try stage.play { view.layoutIfNeeded() }
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    try stage.play(at: 1) {
      source.sizes.insert(CGSize(width: 400, height: 70), at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    #expect(first?.frame.minY == 80)
    #expect(view.contentSize.height == CGFloat(250))
    let moved = try #require(first)
    #expect(try stage.top(moved, at: 1.15) > 0)
    #expect(try stage.top(moved, at: 1.15) < 80)
    #expect(try stage.top(moved, at: 1.3) == 80)
  }

  @Test func scrollingToAnItem() throws {
    let stage = Stage()
    let source = Source(Array(repeating: CGSize(width: 400, height: 90), count: 100))
    let view = collection(of: source, on: stage)
    view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    try stage.play {
      view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
    }
    // The last item ends where the inset begins.
    #expect(view.contentOffset.y == CGFloat(9490))
    try stage.play(at: 1) {
      view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    }
    #expect(view.contentOffset.y == 2000)
  }

  /// A bubble that takes its text when it is given one, and not from what it is made of.
  private struct Bubble: UIContentConfiguration {
    var height: CGFloat = 0

    func makeContentView() -> any UIView & UIContentView { BubbleView(self) }
    func updated(for state: any UIConfigurationState) -> Bubble { self }
  }

  private final class BubbleView: UIView, UIContentView {
    let body = UIView()
    private var height: NSLayoutConstraint?

    var configuration: any UIContentConfiguration {
      didSet { height?.constant = (configuration as? Bubble)?.height ?? 0 }
    }

    init(_ bubble: Bubble) {
      configuration = bubble
      super.init(frame: .zero)
      addSubview(body)
      body.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        body.topAnchor.constraint(equalTo: topAnchor),
        body.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      let height = body.heightAnchor.constraint(equalToConstant: 0)
      height.isActive = true
      self.height = height
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The cells of a list are brought up to their state before they are shown, and a list that is
  /// scrolled to its end is there once they have said how high they are.
  @Test(arguments: [45, 90, 130]) func aListOfConfigurationsIsScrolledToItsEnd(height: Int) throws {
    let stage = Stage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentConfiguration = Bubble(height: CGFloat(height))
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    stage.window.addSubview(view)
    try stage.play {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<40))
      source.apply(snapshot, animatingDifferences: false)
      view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
    }
    let last = try #require(view.cellForItem(at: IndexPath(item: 39, section: 0)))
    #expect(last.frame.height == CGFloat(height))
    #expect(abs(last.frame.maxY - view.bounds.maxY) < 0.01)
  }
}
