extension UICollectionView {
  /// A tap on an item, as a finger makes it: it asks and notifies the delegate.
  package func tapItem(at indexPath: IndexPath) {
    guard allowsSelection,
      delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
    else { return }
    if allowsMultipleSelection, selectedPaths.contains(indexPath) {
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    let gone = allowsMultipleSelection ? [] : selectedPaths.subtracting([indexPath])
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    for path in gone { delegate?.collectionView(self, didDeselectItemAt: path) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  // MARK: Registrations

  /// How a cell of one class is filled with an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How a header or footer of one class is filled.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
