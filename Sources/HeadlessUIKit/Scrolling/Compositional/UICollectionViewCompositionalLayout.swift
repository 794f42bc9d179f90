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
  /// Whether its height is an estimate that its one cell corrects.
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

/// What all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Inert: compositional layouts scroll down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
}
