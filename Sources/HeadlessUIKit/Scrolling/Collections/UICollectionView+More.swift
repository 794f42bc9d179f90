extension UICollectionView {
  public var allowsMultipleSelection: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Selects an item, scrolled to where asked; the delegate learns nothing, as in UIKit.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    selectedPaths.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  /// A tap on an item, as a finger makes it: it asks and tells the delegate.
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

  /// A view behind the cells that does not scroll with them.
  public var backgroundView: UIView? {
    get { kept() }
    set {
      backgroundView?.removeFromSuperview()
      keep(newValue)
      guard let newValue else { return }
      newValue.frame = bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(newValue, at: 0)
    }
  }

  public func insertSections(_ sections: IndexSet) { reloadData() }
  public func deleteSections(_ sections: IndexSet) { reloadData() }
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Moves an item: it goes from its place, and comes in at the other.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    performBatchUpdates {
      self.deleteItems(at: [indexPath])
      self.insertItems(at: [newIndexPath])
    }
  }

  /// Asks the data source for the cells again, and measures them anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Goes to another layout, with the cells on the way if asked.
  @preconcurrency
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard animated else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    UIView.animate(withDuration: Self.updateDuration) {
      collectionViewLayout = layout
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// Inert: cells are made when they come into sight, never before.
  public var isPrefetchingEnabled: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  /// Inert: cells are made when they come into sight, never before.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { (kept() as WeakObject?)?.object as? any UICollectionViewDataSourcePrefetching }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Inert: no finger drags an item out of it.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UICollectionViewDragDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Inert: no finger drags an item into it.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UICollectionViewDropDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  public var dragInteractionEnabled: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept() ?? .enabled }
    set { keep(newValue) }
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public var hasUncommittedUpdates: Bool { batch.depth > 0 }

  /// Inert: no finger moves an item.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Inert: no finger moves an item.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Inert: no finger moves an item.
  public func endInteractiveMovement() {}
  /// Inert: no finger moves an item.
  public func cancelInteractiveMovement() {}

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

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "registered \(Cell.self)"
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { preconditionFailure("no cell of class \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(registeredWith: registration.kind)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
