/// A header, a footer or another part of a collection beside its cells.
struct CollectionPart: Hashable {
  /// How such parts are registered.
  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  let kind: String
  let path: IndexPath
}

extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    partClasses[CollectionPart.Name(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// Inert: a nib is not read here; dequeuing from it stops with what to do.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Inert: a nib is not read here; dequeuing from it stops with what to do.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = CollectionPart.Name(kind: elementKind, identifier: identifier)
    guard let view = partClasses[name]?.init(registeredWith: identifier) else {
      preconditionFailure(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier):"
          + " register a class for it")
    }
    return view
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { parts[CollectionPart(kind: elementKind, path: indexPath)] }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    parts.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    parts.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

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

extension UICollectionViewLayoutAttributes {
  fileprivate var part: CollectionPart? {
    representedElementCategory == .supplementaryView
      ? representedElementKind.map { CollectionPart(kind: $0, path: indexPath) } : nil
  }
}
