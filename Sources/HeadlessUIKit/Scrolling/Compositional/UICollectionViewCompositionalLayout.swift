/// Sections of groups of items; it scrolls down.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var cells: [[UICollectionViewLayoutAttributes]] = []
  private var bands: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Rows as high as their cells ask for.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let room = LayoutRoom(collectionView)
    (cells, bands, height) = ([], [], 0)
    for index in 0..<collectionView.numberOfSections {
      if index > 0 { height += configuration.interSectionSpacing }
      place(index, in: collectionView, room)
    }
  }

  private func place(_ index: Int, in collectionView: UICollectionView, _ room: LayoutRoom) {
    guard let section = provider(index, room) else { return cells.append([]) }
    let placed = section.place(
      collectionView.numberOfItems(inSection: index), from: height, in: room.contentSize
    ) { preferredSizes[IndexPath(item: $0, section: index)]?.height }
    cells.append(
      placed.cells.enumerated().map { item, frame in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        attributes.frame = frame
        return attributes
      })
    bands += placed.bands.map { kind, frame in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
      attributes.frame = frame
      return attributes
    }
    height = placed.end
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (cells.flatMap { $0 } + bands).filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bands.first {
      $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let collectionView,
      let section = provider(originalAttributes.indexPath.section, LayoutRoom(collectionView))
    else { return false }
    return section.group.isSizedByCells
      && preferredAttributes.size.height != originalAttributes.size.height
  }
}

extension NSCollectionLayoutGroup {
  /// True if its height is an estimate that its one cell corrects.
  fileprivate var isSizedByCells: Bool {
    leafCount == 1
      && (layoutSize.heightDimension.isEstimated
        || subitems.contains { $0.layoutSize.heightDimension.isEstimated })
  }
}

/// The room that a collection gives its sections.
@MainActor
private final class LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }

  init(_ collectionView: UICollectionView) {
    contentSize = collectionView.bounds.size
    traitCollection = collectionView.traitCollection
  }
}

/// The settings that all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Inert: compositional layouts scroll down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// A section of a compositional layout: a group, as often as the section's items fill it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Inert: groups are one below the other.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Rows as high as their cells ask for.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }

  /// The places of as many items as the section has.
  ///
  /// - Parameters:
  ///   - count: how many items there are.
  ///   - top: where the section begins.
  ///   - room: the collection's size.
  ///   - heights: the heights that cells of single rows asked for.
  /// - Returns: the cells, the headers and footers, and where the section ends.
  func place(
    _ count: Int, from top: CGFloat, in room: CGSize, heights: (Int) -> CGFloat?
  ) -> (cells: [CGRect], bands: [(kind: String, frame: CGRect)], end: CGFloat) {
    var (y, cells): (CGFloat, [CGRect]) = (top, [])
    var bands = place(boundarySupplementaryItems.filter(\.alignment.isTop), &y, room)
    y += contentInsets.top
    let inner = CGSize(
      width: room.width - contentInsets.leading - contentInsets.trailing, height: room.height)
    let step = max(1, group.leafCount)
    var index = 0
    while index < count {
      if index > 0 { y += interGroupSpacing }
      let origin = CGPoint(x: contentInsets.leading, y: y)
      var (own, size) = group.place(at: origin, in: inner)
      if own.count == 1, let height = heights(index) {
        size.height += height - own[0].height
        own[0].size.height = height
      }
      cells += own.prefix(count - index)
      y += size.height
      index += step
    }
    y += contentInsets.bottom
    bands += place(boundarySupplementaryItems.filter { !$0.alignment.isTop }, &y, room)
    return (cells, bands, y)
  }

  private func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ y: inout CGFloat, _ room: CGSize
  ) -> [(kind: String, frame: CGRect)] {
    items.map { item in
      let size = item.layoutSize.size(in: room)
      defer { y += size.height }
      return (item.elementKind, CGRect(x: 0, y: y, width: size.width, height: size.height))
    }
  }
}

extension NSRectAlignment {
  fileprivate var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The room that a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}
