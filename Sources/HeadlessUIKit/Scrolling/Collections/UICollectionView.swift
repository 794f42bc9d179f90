/// Items at places that a layout gives, of which only those that are visible have cells.
open class UICollectionView: UIScrollView {
  /// The place in view to which an item is scrolled; an empty set just makes it visible.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Hears of the collection and, as a scroll view's delegate does, of its scrolling.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      layoutIsStale()
    }
  }
  open var collectionViewLayout: UICollectionViewLayout { didSet { adoptLayout() } }
  open var allowsSelection = true

  private var classes: [String: UICollectionViewCell.Type] = [:]
  var waiting: [String: [UICollectionViewCell]] = [:]
  /// The visible cells.
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The number of items of each section; nil where it has to be asked for.
  private var counts: [Int]?
  var isPrepared = false
  var isLayingOut = false
  var batch = BatchUpdates()
  /// Headers, footers and other parts that show, by kind and place.
  var parts: [CollectionPart: UICollectionReusableView] = [:]
  var partClasses: [CollectionPart.Name: UICollectionReusableView.Type] = [:]
  var selectedPaths: Set<IndexPath> = []

  /// Stops the program, as it does on a phone.
  public convenience init() {
    fatalError("UICollectionView must be initialized with a non-nil layout parameter")
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    layoutIsStale()
  }

  // MARK: Items

  open var numberOfSections: Int { itemCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// True once it knows its items.
  var isLoaded: Bool { counts != nil }

  private var itemCounts: [Int] {
    if let counts { return counts }
    let counts = dataSource.map { dataSource in
      (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      }
    }
    self.counts = counts
    return counts ?? []
  }

  /// Forgets what it shows and asks for it anew in the next layout pass.
  open func reloadData() {
    for path in cells.keys.sorted() { retire(path) }
    for part in parts.keys { retire(part) }
    selectedPaths = []
    collectionViewLayout.forgetPreferredSizes()
    forgetCounts()
  }

  func forgetCounts() {
    counts = nil
    layoutIsStale()
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = classes[identifier] else {
      preconditionFailure(
        "could not dequeue a cell with identifier \(identifier): register a class for it")
    }
    return UICollectionReusableView.made(of: cellClass, for: identifier)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1e-3, height: 1e-3))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first?.indexPath
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
  }

  override func didScroll() {
    if !isLayingOut { setNeedsLayout() }
    super.didScroll()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        isPrepared = false
      }
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != frame.size { isPrepared = false }
      super.frame = newValue
    }
  }

  // MARK: Parts

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    partClasses[CollectionPart.Name(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = CollectionPart.Name(kind: elementKind, identifier: identifier)
    guard let partClass = partClasses[name] else {
      preconditionFailure(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier):"
          + " register a class for it")
    }
    return UICollectionReusableView.made(of: partClass, for: identifier)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { parts[CollectionPart(kind: elementKind, path: indexPath)] }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    parts.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    parts.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Details

  open var allowsMultipleSelection: Bool = false
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Selects an item, scrolled to where asked; the delegate is not notified, as in UIKit.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  /// A tap on an item, as a finger makes it: it asks and notifies the delegate.
  package func tapItem(at path: IndexPath) {
    guard allowsSelection,
      delegate?.collectionView(self, shouldSelectItemAt: path) != false
    else { return }
    if allowsMultipleSelection, selectedPaths.contains(path) {
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let gone = allowsMultipleSelection ? [] : selectedPaths.subtracting([path])
    selectItem(at: path, animated: false, scrollPosition: [])
    for old in gone { delegate?.collectionView(self, didDeselectItemAt: old) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// A view behind the cells that does not scroll with them.
  open var backgroundView: UIView? {
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

  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Moves an item: it goes from its place, and comes in at the other.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    performBatchUpdates {
      self.deleteItems(at: [indexPath])
      self.insertItems(at: [newIndexPath])
    }
  }

  /// Asks the data source for the cells again, and measures them anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Goes to another layout, with the cells on the way if asked.
  @preconcurrency
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)?
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

  open var dragInteractionEnabled: Bool = false
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "registered \(Cell.self)"
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { preconditionFailure("no cell of class \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = UICollectionReusableView.made(of: Supplementary.self, for: registration.kind)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  // MARK: Updates

  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }

  /// Takes the sections' items anew; nothing is animated.
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Makes the changes of `updates` in one animation.
  @preconcurrency
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    batch.depth += 1
    updates?()
    batch.depth -= 1
    if batch.depth == 0 { makeChanges(then: completion) }
  }

  /// Makes the changes of a closure that is not kept, as none is.
  @preconcurrency
  public func performBatchUpdates(
    _ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Scrolls so that an item is where it is asked for, also once the items on the way are measured.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let wanted = offset(showing: indexPath, scrollPosition) else { return }
    setContentOffset(wanted, animated: animated)
    if !animated { settle(at: indexPath, scrollPosition) }
  }

  /// Scrolls on until the item is where it was asked for: those that come into view ask for sizes.
  private func settle(at indexPath: IndexPath, _ position: ScrollPosition) {
    guard window != nil, collectionViewLayout.asksCells else { return }
    settle {
      layOutItems()
      return offset(showing: indexPath, position)
    }
  }

  /// The offset at which an item is in a place of the sight; nil where there is no such item.
  private func offset(showing indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let inset = adjustedContentInset
    let sight = bounds.inset(by: inset).size
    let isUpright = !position.isDisjoint(with: [.top, .centeredVertically, .bottom])
    var place = isUpright ? contentOffset : offset(showing: frame)
    if position.contains(.top) {
      place.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      place.y = frame.midY - sight.height / 2 - inset.top
    } else if position.contains(.bottom) {
      place.y = frame.maxY - bounds.height + inset.bottom
    }
    if position.contains(.left) {
      place.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      place.x = frame.midX - sight.width / 2 - inset.left
    } else if position.contains(.right) {
      place.x = frame.maxX - bounds.width + inset.right
    }
    return place.clamped(to: offsetRange)
  }
}
