/// What of a layout is to be worked out again; here all of it is.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { invalidatedItemIndexPaths == nil }
  open var invalidateDataSourceCounts: Bool { false }
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// By how much the content moves with the change.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows with the change.
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

/// What of a flow layout is to be worked out again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
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

  /// Whether cells are asked for the size that they want.
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
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
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
