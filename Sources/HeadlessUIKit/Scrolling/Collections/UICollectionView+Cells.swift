extension UICollectionView {
  func layoutIsStale() {
    isPrepared = false
    setNeedsLayout()
  }

  func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Gives the visible items cells at their places, and takes those of the others away.
  func layOutItems() {
    guard !isLayingOut, dataSource != nil else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    prepareLayout()
    var passes = 0
    repeat {
      passes += 1
      showPlaces()
      guard !isPrepared else { return }
      prepareLayout()
    } while passes < Self.greatestPassCount
  }

  private static let greatestPassCount = 16

  /// Shows cells and parts where the layout wants them, and takes the others away.
  private func showPlaces() {
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let places = all.filter { $0.representedElementCategory == .cell }
    let visible = Set(places.map(\.indexPath))
    for path in cells.keys.sorted() where !visible.contains(path) { retire(path) }
    showParts(all.filter { $0.representedElementCategory != .cell })
    for place in places {
      let isNew = cells[place.indexPath] == nil
      show(place)
      guard collectionViewLayout.asksCells, let cell = cells[place.indexPath] else { continue }
      if isNew || cell.bounds.size != place.size || cell.asksForSize { ask(cell, at: place) }
    }
  }

  /// Asks a cell for the size that it wants, and the layout whether it makes room for that.
  private func ask(_ cell: UICollectionViewCell, at place: UICollectionViewLayoutAttributes) {
    cell.asksForSize = false
    let wanted = cell.preferredLayoutAttributesFitting(place)
    guard wanted.frame != place.frame,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: place)
    else { return }
    collectionViewLayout.notePreferred(wanted)
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: place))
    isPrepared = false
  }

  private func show(_ place: UICollectionViewLayoutAttributes) {
    if let cell = cells[place.indexPath] { return cell.take(place) }
    var made: UICollectionViewCell?
    // A cell that is made while something else moves does not grow from nothing.
    UIView.performWithoutAnimation {
      made = dataSource?.collectionView(self, cellForItemAt: place.indexPath)
    }
    guard let cell = made else { return }
    cell.isSelected = selectedPaths.contains(place.indexPath)
    cells[place.indexPath] = cell
    UIView.performWithoutAnimation {
      cell.isHidden = false
      if cell.superview !== self { insertSubview(cell, at: 0) }
      cell.updateShownConfiguration()
      cell.take(place)
      cell.layOutInside()
    }
    if batch.isFresh(place.indexPath) { cell.appear() }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
  }

  /// Takes a cell out of view, to be used again.
  func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    if let identifier = cell.reuseIdentifier {
      waiting[identifier, default: []].append(cell)
      cell.isHidden = true
    } else {
      cell.removeFromSuperview()
    }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  // MARK: Registrations

  /// Fills a cell of one class with an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Fills a header or footer of one class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Shows the parts that the layout wants, and takes the others away.
  func showParts(_ places: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(places.compactMap(\.part))
    for part in parts.keys where !wanted.contains(part) { retire(part) }
    for place in places {
      guard let part = place.part, let view = parts[part] ?? make(part) else { continue }
      let isNew = parts[part] == nil
      parts[part] = view
      UIView.performWithoutAnimation {
        if view.superview !== self { addSubview(view) }
        if isNew { view.place(place.frame) }
      }
      view.place(place.frame)
      view.apply(place)
      guard isNew else { continue }
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: part.kind, at: part.path)
    }
  }

  private func make(_ part: CollectionPart) -> UICollectionReusableView? {
    dataSource?.collectionView(self, viewForSupplementaryElementOfKind: part.kind, at: part.path)
  }

  func retire(_ part: CollectionPart) {
    parts.removeValue(forKey: part)?.removeFromSuperview()
  }
}

/// A header, a footer or another part of a collection beside its cells.
struct CollectionPart: Hashable {
  /// The name under which such parts are registered.
  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  let kind: String
  let path: IndexPath
}

extension UICollectionViewLayoutAttributes {
  fileprivate var part: CollectionPart? {
    representedElementCategory == .supplementaryView
      ? representedElementKind.map { CollectionPart(kind: $0, path: indexPath) } : nil
  }
}

extension UICollectionReusableView {
  func take(_ place: UICollectionViewLayoutAttributes) {
    self.place(place.frame)
    layer.note(row: place.indexPath)
    if alpha != place.alpha { alpha = place.alpha }
    if isHidden != place.isHidden { isHidden = place.isHidden }
    if transform != place.transform { transform = place.transform }
    apply(place)
  }
}

extension UICollectionViewCell {
  /// Fades in, in the current block.
  fileprivate func appear() {
    let shown = alpha
    UIView.performWithoutAnimation { alpha = 0 }
    alpha = shown
  }
}
