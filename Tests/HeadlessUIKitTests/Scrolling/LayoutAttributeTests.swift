import SeededRandom
import Testing

@testable import HeadlessUIKit

/// The places that layouts give, what makes a layout stale, and where it moves the content.
@MainActor
struct LayoutAttributeTests {
  /// A frame has its size around its middle: one of them changes, the other stays.
  @Test(arguments: 0..<20) func aFrameIsASizeAroundAMiddle(_ seed: UInt64) throws {
    _ = Stage()
    var random = SplitMix64(seed: seed)
    func points() -> CGFloat { CGFloat(Int.random(in: -50...50, using: &random)) }
    func size() -> CGSize { CGSize(width: 2 * abs(points()), height: 2 * abs(points())) }
    let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    place.frame = CGRect(origin: CGPoint(x: points(), y: points()), size: size())
    #expect(place.center == CGPoint(x: place.frame.midX, y: place.frame.midY))
    #expect(place.size == place.frame.size)
    #expect(place.bounds == CGRect(origin: .zero, size: place.frame.size))
    var (middle, extent) = (place.center, size())
    func expected() -> CGRect {
      CGRect(origin: middle, size: .zero).insetBy(dx: -extent.width / 2, dy: -extent.height / 2)
    }
    place.size = extent
    #expect(place.frame == expected() && place.center == middle)
    middle = CGPoint(x: points(), y: points())
    place.center = middle
    #expect(place.frame == expected() && place.size == extent)
    extent = size()
    place.bounds = CGRect(origin: .zero, size: extent)
    #expect(place.frame == expected() && place.center == middle)
  }

  private final class Custom: UICollectionViewLayoutAttributes {}

  /// A copy is of the same class and says the same, and goes its own way.
  @Test func aCopyGoesItsOwnWay() throws {
    _ = Stage()
    let path = IndexPath(item: 3, section: 1)
    let places = [
      UICollectionViewLayoutAttributes(forCellWith: path), Custom(forCellWith: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path),
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: path),
    ]
    #expect(places.map(\.representedElementKind) == [nil, nil, "head", "ground"])
    #expect(
      places.map(\.representedElementCategory)
        == [.cell, .cell, .supplementaryView, .decorationView])
    for place in places {
      place.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      (place.alpha, place.isHidden, place.zIndex) = (0.5, true, 7)
      place.transform = CGAffineTransform(scaleX: 2, y: 2)
      let copy = try #require(place.copy() as? UICollectionViewLayoutAttributes)
      #expect(type(of: copy) == type(of: place) && copy !== place)
      #expect(copy.indexPath == path && copy.frame == place.frame && copy.alpha == 0.5)
      #expect(copy.isHidden && copy.zIndex == 7 && copy.transform == place.transform)
      #expect(copy.representedElementCategory == place.representedElementCategory)
      #expect(copy.representedElementKind == place.representedElementKind)
      copy.frame = .zero
      #expect(place.frame.width == 3)
    }
  }

  /// A context without items is about everything; items add up, those of each kind by themselves.
  @Test func aContextAddsUpItsItems() {
    _ = Stage()
    func paths(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    context.invalidateItems(at: paths(1))
    context.invalidateItems(at: paths(3, 2))
    #expect(!context.invalidateEverything)
    #expect(context.invalidatedItemIndexPaths == paths(1, 3, 2))
    context.invalidateSupplementaryElements(ofKind: "head", at: paths(5))
    context.invalidateSupplementaryElements(ofKind: "foot", at: paths(6))
    context.invalidateSupplementaryElements(ofKind: "head", at: paths(7))
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["head": paths(5, 7), "foot": paths(6)])
    #expect(UICollectionViewFlowLayoutInvalidationContext().invalidateFlowLayoutDelegateMetrics)
  }

  private final class Plain: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 900, height: 900) }
  }

  /// A layout has a context of the class that it names, which may move the content.
  @Test func aContextMovesTheContent() throws {
    let stage = Stage()
    let (plain, flow) = (Plain(), UICollectionViewFlowLayout())
    let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    for layout in [plain, flow] {
      let isFlow = layout === flow
      #expect(
        (layout.invalidationContext(forBoundsChange: .zero)
          is UICollectionViewFlowLayoutInvalidationContext) == isFlow)
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: place, withOriginalAttributes: place)
      #expect((context is UICollectionViewFlowLayoutInvalidationContext) == isFlow)
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: plain)
    let source = DelegateDefaults.shared
    view.dataSource = source
    stage.window.addSubview(view)
    try stage.play {}
    view.contentOffset = CGPoint(x: 30, y: 40)
    let context = plain.invalidationContext(forBoundsChange: .zero)
    context.contentOffsetAdjustment = CGPoint(x: 5, y: -7)
    plain.invalidateLayout(with: context)
    #expect(view.contentOffset == CGPoint(x: 35, y: 33))
    plain.invalidateLayout(with: plain.invalidationContext(forBoundsChange: .zero))
    #expect(view.contentOffset == CGPoint(x: 35, y: 33))
  }

  /// A plain layout gives no places, and is as good after any change as it was.
  @Test func aPlainLayoutGivesNoPlaces() {
    _ = Stage()
    let layout = UICollectionViewLayout()
    let path = IndexPath(item: 0, section: 0)
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(layout.collectionViewContentSize == .zero && layout.collectionView == nil)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: place, withOriginalAttributes: place))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    let proposed = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: proposed) == proposed)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 9, y: 9)) == proposed)
    #expect(UICollectionViewFlowLayout().collectionViewContentSize == .zero)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1)), subitems: [])
    let section = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(section.collectionViewContentSize == .zero)
  }

  /// A flow makes room for what a cell asks for if it has an estimate, and that is another size.
  @Test(arguments: [false, true], [false, true])
  func aFlowMakesRoom(_ isEstimated: Bool, _ isOther: Bool) {
    _ = Stage()
    let layout = UICollectionViewFlowLayout()
    if isEstimated { layout.estimatedItemSize = CGSize(width: 10, height: 10) }
    let given = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let wanted = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    given.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    wanted.frame = CGRect(x: 5, y: 5, width: 10, height: isOther ? 11 : 10)
    #expect(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: given)
        == (isEstimated && isOther))
  }

  /// The places of rows are those of pairs of section and row, in either class.
  @Test func aPathIsASectionAndARow() {
    var path = IndexPath(row: 3, section: 5)
    let object = NSIndexPath(row: 3, section: 5)
    #expect((path.section, path.row, path.item) == (5, 3, 3) && path == IndexPath(indexes: [5, 3]))
    #expect((object.section, object.row, object.item, object.length) == (5, 3, 3, 2))
    #expect(NSIndexPath(item: 3, section: 5) == object)
    path.row = 7
    #expect(path == IndexPath(item: 7, section: 5))
    path.item = 8
    #expect(path == IndexPath(row: 8, section: 5))
    path.section = 9
    #expect(path == IndexPath(row: 8, section: 9))
  }
}
