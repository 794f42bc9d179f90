/// Cells in rows, one after the other, as UIKit's; or in columns, where it scrolls sideways.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Asks each cell for the size that it wants.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  /// True if a section's header stays visible as long as the section does.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  private var places: [[UICollectionViewLayoutAttributes]] = []
  private var heads: [Int: UICollectionViewLayoutAttributes] = [:]
  private var feet: [Int: UICollectionViewLayoutAttributes] = [:]
  private var spans: [(start: CGFloat, end: CGFloat)] = []
  /// The content's extent in the direction in which it scrolls.
  private var length: CGFloat = 0
  private var isVertical: Bool { scrollDirection == .vertical }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    (length, heads, feet, spans) = (0, [:], [:], [])
    places = (0..<collectionView.numberOfSections).map { place($0, in: collectionView) }
  }

  open override var collectionViewContentSize: CGSize {
    guard let bounds = collectionView?.bounds else { return .zero }
    return isVertical
      ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Rectangles that only touch intersect for Foundation on Linux, and not on Apple's platforms.
    let all = places.flatMap { $0 } + bands
    return isVertical
      ? all.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
      : all.filter { $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section),
      places[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return places[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bands.first {
      $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds, newBounds.origin != old.origin { return true }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }
}

extension UICollectionViewFlowLayout {
  /// Headers and footers; a pinned header lies where the section's visible part begins.
  private var bands: [UICollectionViewLayoutAttributes] {
    let all = heads.values.map { $0 } + feet.values.map { $0 }
    guard sectionHeadersPinToVisibleBounds, isVertical, let collectionView else { return all }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    for (section, head) in heads {
      let span = spans[section]
      head.frame.origin.y = min(max(span.start, top), span.end - head.frame.height)
    }
    return all
  }

  private func delegate(
    of collectionView: UICollectionView
  ) -> (any UICollectionViewDelegateFlowLayout)? {
    collectionView.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func size(_ path: IndexPath, in collectionView: UICollectionView) -> CGSize {
    if let preferred = preferredSizes[path] { return preferred }
    let given = delegate(of: collectionView)?.collectionView(
      collectionView, layout: self, sizeForItemAt: path)
    if let given, given != itemSize { return given }
    if estimatedItemSize == Self.automaticSize { return itemSize }
    return estimatedItemSize != .zero ? estimatedItemSize : given ?? itemSize
  }

  private func band(
    _ kind: String, _ size: CGSize, _ section: Int, across: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let thickness = isVertical ? size.height : size.width
    guard thickness > 0 else { return nil }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: across, height: thickness)
      : CGRect(x: length, y: 0, width: thickness, height: across)
    place.zIndex = 10
    length += thickness
    return place
  }

  private func place(
    _ section: Int, in collectionView: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let delegate = delegate(of: collectionView)
    let bounds = collectionView.bounds
    let across = isVertical ? bounds.width : bounds.height
    let start = length
    heads[section] = band(
      UICollectionView.elementKindSectionHeader,
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize, section, across: across)
    let attributes = placeItems(section, in: collectionView, delegate, across: across)
    feet[section] = band(
      UICollectionView.elementKindSectionFooter,
      delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize, section, across: across)
    spans.append((start, length))
    return attributes
  }

  private func placeItems(
    _ section: Int, in collectionView: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, across: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let inset =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let spacing =
      delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let between =
      delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let sizes = (0..<collectionView.numberOfItems(inSection: section)).map { item in
      let size = size(IndexPath(item: item, section: section), in: collectionView)
      return isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    let (before, side, after, otherSide) =
      isVertical
      ? (inset.top, inset.left, inset.bottom, inset.right)
      : (inset.left, inset.top, inset.right, inset.bottom)
    let width = across - side - otherSide
    var top = length + before
    var attributes: [UICollectionViewLayoutAttributes] = []
    for row in rows(of: sizes, width: width, between: between) {
      let height = row.map { sizes[$0].height }.max() ?? 0
      let frames = place(row, sizes, at: CGPoint(x: side, y: top), width, height, between)
      attributes += zip(row, frames).map { attribute(IndexPath(item: $0, section: section), $1) }
      top += height + spacing
    }
    length = (attributes.isEmpty ? top : top - spacing) + after
    return attributes
  }

  private func attribute(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let place = type.init()
    place.indexPath = path
    place.frame =
      isVertical
      ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    return place
  }

  /// The items of each row: as many as fit with the least spacing between them.
  private func rows(of sizes: [CGSize], width: CGFloat, between: CGFloat) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, taken): (Int, CGFloat) = (0, 0)
    for (index, size) in sizes.enumerated() {
      if index > start, taken + between + size.width > width {
        rows.append(start..<index)
        (start, taken) = (index, size.width)
      } else {
        taken += size.width + (index > start ? between : 0)
      }
    }
    if start < sizes.count { rows.append(start..<sizes.count) }
    return rows
  }

  /// The frames of a row, with what is left over between its items; the last row has the least.
  private func place(
    _ row: Range<Int>, _ sizes: [CGSize], at origin: CGPoint, _ width: CGFloat, _ height: CGFloat,
    _ between: CGFloat
  ) -> [CGRect] {
    let isLast = row.upperBound == sizes.count
    let free = width - row.reduce(0) { $0 + sizes[$1].width }
    let even = row.count > 1 ? free / CGFloat(row.count - 1) : 0
    let gap = isLast ? min(even, between) : even
    // A row with one item has it in the middle, as UIKit does.
    var x = origin.x + (row.count == 1 && free > 0 && !isLast ? free / 2 : 0)
    return row.map { item in
      defer { x += sizes[item].width + gap }
      return CGRect(
        x: x, y: origin.y + (height - sizes[item].height) / 2, width: sizes[item].width,
        height: sizes[item].height)
    }
  }
}
