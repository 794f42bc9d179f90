/// Rows of items from left to right, one row below the other.
///
/// Items of a row are spread over its width, those of the last row of a section are as if it
/// were full. Only content that scrolls up and down is known here, without headers and footers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var places: [[UICollectionViewLayoutAttributes]] = []
  private var contentHeight: CGFloat = 0

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    contentHeight = 0
    places = (0..<collectionView.numberOfSections).map { section in
      place(section, in: collectionView)
    }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Rectangles that only touch intersect for Foundation on Linux, and not on Apple's platforms.
    places.flatMap { $0 }.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section),
      places[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return places[indexPath.section][indexPath.item]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

extension UICollectionViewFlowLayout {
  private func place(
    _ section: Int, in collectionView: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let spacing =
      delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let sizes = (0..<collectionView.numberOfItems(inSection: section)).map { item in
      delegate?.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        ?? itemSize
    }
    let width = collectionView.bounds.width - inset.left - inset.right
    var top = contentHeight + inset.top
    var attributes: [UICollectionViewLayoutAttributes] = []
    for row in rows(of: sizes, width: width) {
      let height = row.map { sizes[$0].height }.max() ?? 0
      attributes += place(row, sizes, section, at: CGPoint(x: inset.left, y: top), width, height)
      top += height + spacing
    }
    contentHeight = (attributes.isEmpty ? top : top - spacing) + inset.bottom
    return attributes
  }

  /// The items of each row: as many as there is room for, and one at least.
  private func rows(of sizes: [CGSize], width: CGFloat) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, taken): (Int, CGFloat) = (0, 0)
    for (index, size) in sizes.enumerated() {
      if index > start, taken + minimumInteritemSpacing + size.width > width {
        rows.append(start..<index)
        (start, taken) = (index, size.width)
      } else {
        taken += size.width + (index > start ? minimumInteritemSpacing : 0)
      }
    }
    if start < sizes.count { rows.append(start..<sizes.count) }
    return rows
  }

  private func place(
    _ row: Range<Int>, _ sizes: [CGSize], _ section: Int, at origin: CGPoint, _ width: CGFloat,
    _ height: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let isLast = row.upperBound == sizes.count
    let free = width - row.reduce(0) { $0 + sizes[$1].width }
    let even = row.count > 1 ? free / CGFloat(row.count - 1) : 0
    let gap = isLast ? min(even, minimumInteritemSpacing) : even
    // A row with one item has it in the middle, as UIKit does.
    var x = origin.x + (row.count == 1 && free > 0 && !isLast ? free / 2 : 0)
    return row.map { item in
      let place = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section))
      place.frame = CGRect(
        x: x, y: origin.y + (height - sizes[item].height) / 2, width: sizes[item].width,
        height: sizes[item].height)
      x += sizes[item].width + gap
      return place
    }
  }
}
