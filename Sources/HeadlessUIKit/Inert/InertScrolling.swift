// swift-format-ignore-file
// Scripts/write inert makes this of Scripts/uikit/inert.tsv.

extension UICollectionView {
  // Inert: a nib is not read here; dequeuing from it stops with what to do.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  // Inert: cells are made when they come into view, never before.
  public var isPrefetchingEnabled: Bool { get { kept() ?? true } set { keep(newValue) } }
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  // Inert: no finger drags an item out of it.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  // Inert: no finger drags an item into it.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  // Inert: no finger moves an item.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}

extension UICollectionViewCell {
  // Inert: a selected cell looks as any other does.
  public var selectedBackgroundView: UIView? { get { kept() } set { keep(newValue) } }
}

extension UICollectionViewLayout {
  // Inert: decoration views are not shown.
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

extension UIScrollView {
  // Inert: indicators are not drawn.
  public var indicatorStyle: IndicatorStyle { get { kept() ?? .default } set { keep(newValue) } }
  // Inert: the edges of a list are not blurred.
  public var topEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  public var bottomEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
}

extension UITableView {
  // Inert: a nib is not read here; dequeuing from it stops with what to do.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  // Inert: a nib is not read here; dequeuing from it gives nil.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  // Inert: no index of sections is drawn.
  public var sectionIndexColor: UIColor? { get { kept() } set { keep(newValue) } }
  public var sectionIndexBackgroundColor: UIColor? { get { kept() } set { keep(newValue) } }
  // Inert: cells are as wide as the table.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  // Inert: rows are made when they come into view, never before.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  public var isPrefetchingEnabled: Bool { get { kept() ?? true } set { keep(newValue) } }
  // Inert: no finger drags a row out of it.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  // Inert: no finger drags a row into it.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
}

extension UITableViewCell {
  // Inert: a selected cell looks as any other does.
  public var selectedBackgroundView: UIView? { get { kept() } set { keep(newValue) } }
  public var multipleSelectionBackgroundView: UIView? { get { kept() } set { keep(newValue) } }
}
