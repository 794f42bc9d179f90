/// Gives the places of a collection's items; a subclass does the work.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, Keeping {
  var stored: [String: Any] = [:]

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
  /// True if it has to be asked anew when the collection scrolls or takes another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Lets the collection ask for everything anew in the next layout pass.
  open func invalidateLayout() { collectionView?.layoutIsStale() }

  /// The direction of the language that it was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// True if it is mirrored in a language that runs the other way; no screen here does.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Parts beside the cells

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    take(context)
    invalidateLayout()
  }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Changes

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// The offset at which a scroll is to end: by default the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The content's offset after a change of the items or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }
}

/// The parts of a layout that are to be worked out again; here all of it is.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { invalidatedItemIndexPaths == nil }
  open var invalidateDataSourceCounts: Bool { false }
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content moves with the change.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The size by which the content grows with the change.
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: indexPaths]) { $0 + $1 }
  }
}

/// The parts of a flow layout that are to be worked out again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
}

/// A change of a collection's items, as its layout learns of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

extension UICollectionViewLayout {
  /// A context of the class that the layout names, or of UIKit's.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Moves the content by what a context says.
  func take(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let collectionView, context.contentOffsetAdjustment != .zero else { return }
    let offset = collectionView.contentOffset
    collectionView.step(
      to: CGPoint(
        x: offset.x + context.contentOffsetAdjustment.x,
        y: offset.y + context.contentOffsetAdjustment.y))
  }

  /// True if cells are asked for the size that they want.
  var asksCells: Bool {
    guard let flow = self as? UICollectionViewFlowLayout else { return true }
    return flow.estimatedItemSize != .zero
  }

  /// The sizes that cells asked for.
  var preferredSizes: [IndexPath: CGSize] {
    get { kept() ?? [:] }
    set { keep(newValue) }
  }

  func notePreferred(_ wanted: UICollectionViewLayoutAttributes) {
    preferredSizes[wanted.indexPath] = wanted.size
  }

  func forgetPreferredSizes() { if !preferredSizes.isEmpty { preferredSizes = [:] } }
}

extension UICollectionReusableView {
  /// The given place, with the size that the constraints inside give within its width.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    let inside = (self as? UICollectionViewCell)?.contentView ?? self
    let size = inside.systemLayoutSizeFitting(
      CGSize(width: attributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0 else { return copy }
    copy.frame.size = CGSize(width: max(size.width, attributes.size.width), height: size.height)
    return copy
  }
}

/// The place and the look of an element of a collection.
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
