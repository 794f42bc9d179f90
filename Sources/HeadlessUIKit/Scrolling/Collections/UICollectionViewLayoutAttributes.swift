/// Where an element of a collection is, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// In points of the content.
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init(forCellWith: path)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  open var size: CGSize {
    get { frame.size }
    set { frame = CGRect(center: center, size: newValue) }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = CGRect(center: newValue, size: frame.size) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated { () -> Unchecked<UICollectionViewLayoutAttributes> in
      let copy = type(of: self).init()
      copy.take(self)
      return Unchecked(value: copy)
    }
    return copy.value
  }

  private func take(_ other: UICollectionViewLayoutAttributes) {
    (indexPath, frame, alpha, isHidden) = (
      other.indexPath, other.frame, other.alpha, other.isHidden
    )
    (zIndex, transform) = (other.zIndex, other.transform)
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
  }
}

/// A value that goes out of an isolated block on the thread that it was made on.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
