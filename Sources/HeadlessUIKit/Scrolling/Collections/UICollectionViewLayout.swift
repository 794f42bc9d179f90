/// Where an item of a collection is, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  public let indexPath: IndexPath
  /// In points of the content.
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var isHidden = false

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  open var size: CGSize {
    get { frame.size }
    set { frame = CGRect(center: center, size: newValue) }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = CGRect(center: newValue, size: frame.size) }
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Says where the items of a collection stand; a subclass does the work.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Works out what it will be asked for; called before anything is.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Whether it has to be asked anew when the collection scrolls or takes another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Lets the collection ask for everything anew in the next layout pass.
  open func invalidateLayout() { collectionView?.layoutIsStale() }
}
