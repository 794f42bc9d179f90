/// A section of a compositional layout: a group, as often as the section's items fill it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Inert: groups stand one below the other.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Inert: decorations are not drawn.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var visibleItemsInvalidationHandler: (([Any], CGPoint, Any) -> Void)?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Rows as high as their cells ask for.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }

  /// The places of as many items as the section has.
  ///
  /// - Parameters:
  ///   - count: how many items there are.
  ///   - top: where the section begins.
  ///   - room: the collection's size.
  ///   - heights: the heights that cells of single rows asked for.
  /// - Returns: the cells, the headers and footers, and where the section ends.
  func place(
    _ count: Int, from top: CGFloat, in room: CGSize, heights: (Int) -> CGFloat?
  ) -> (cells: [CGRect], bands: [(kind: String, frame: CGRect)], end: CGFloat) {
    var (y, cells): (CGFloat, [CGRect]) = (top, [])
    var bands = place(boundarySupplementaryItems.filter(\.alignment.isTop), &y, room)
    y += contentInsets.top
    let inner = CGSize(
      width: room.width - contentInsets.leading - contentInsets.trailing, height: room.height)
    let step = max(1, group.leafCount)
    var index = 0
    while index < count {
      if index > 0 { y += interGroupSpacing }
      let origin = CGPoint(x: contentInsets.leading, y: y)
      var (own, size) = group.place(at: origin, in: inner)
      if own.count == 1, let height = heights(index) {
        size.height += height - own[0].height
        own[0].size.height = height
      }
      cells += own.prefix(count - index)
      y += size.height
      index += step
    }
    y += contentInsets.bottom
    bands += place(boundarySupplementaryItems.filter { !$0.alignment.isTop }, &y, room)
    return (cells, bands, y)
  }

  private func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ y: inout CGFloat, _ room: CGSize
  ) -> [(kind: String, frame: CGRect)] {
    items.map { item in
      let size = item.layoutSize.size(in: room)
      defer { y += size.height }
      return (item.elementKind, CGRect(x: 0, y: y, width: size.width, height: size.height))
    }
  }
}

extension NSRectAlignment {
  fileprivate var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// What lies behind a section; it is not drawn.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

/// The room that a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}
