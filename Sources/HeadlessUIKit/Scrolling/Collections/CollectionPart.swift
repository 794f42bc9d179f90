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
