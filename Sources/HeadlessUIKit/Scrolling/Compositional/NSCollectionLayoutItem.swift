/// A cell's place in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  var leafCount: Int { 1 }

  /// Puts its cells at a place; it answers the rectangles of its cells and its size.
  func place(at origin: CGPoint, in room: CGSize) -> (cells: [CGRect], size: CGSize) {
    let size = layoutSize.size(in: room)
    let insets = contentInsets
    let cell = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    return ([cell], size)
  }
}

/// Items side by side, or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isRow: Bool
  private let count: Int?

  init(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], count: Int?, isRow: Bool
  ) {
    self.subitems = subitems
    self.isRow = isRow
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, count: nil, isRow: true)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, count: nil, isRow: false)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [subitem], count: count, isRow: true)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [subitem], count: count, isRow: false)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  private var parts: [NSCollectionLayoutItem] {
    guard let count, let first = subitems.first else { return subitems }
    return Array(repeating: first, count: count)
  }

  override var leafCount: Int { parts.reduce(0) { $0 + $1.leafCount } }

  override func place(at origin: CGPoint, in room: CGSize) -> (cells: [CGRect], size: CGSize) {
    let size = layoutSize.size(in: room)
    let insets = contentInsets
    let inner = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    let gap = interItemSpacing?.spacing ?? 0
    var place = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    var cells: [CGRect] = []
    for part in parts {
      let share =
        count.map { count in
          let taken = gap * CGFloat(count - 1)
          return isRow
            ? CGSize(width: (inner.width - taken) / CGFloat(count), height: inner.height)
            : CGSize(width: inner.width, height: (inner.height - taken) / CGFloat(count))
        }
      let (own, taken) = part.place(at: place, in: inner)
      if let share, part.leafCount == 1 {
        cells.append(CGRect(origin: place, size: share))
      } else {
        cells += own
      }
      if isRow {
        place.x += (share ?? taken).width + gap
      } else {
        place.y += (share ?? taken).height + gap
      }
    }
    return (cells, size)
  }
}

/// A view beside a cell; its place is kept, and it is not shown.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A header or a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  }
}

/// The place at which a view is fixed beside a cell.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint = .zero) {
    self.edges = edges
  }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.edges = edges }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A width or a height of a compositional layout.
@preconcurrency @MainActor
public struct NSCollectionLayoutDimension {
  enum Kind { case absolute, estimated, fractionalWidth, fractionalHeight }
  let kind: Kind
  public let dimension: CGFloat

  public static func absolute(_ value: CGFloat) -> Self { Self(kind: .absolute, dimension: value) }
  public static func estimated(_ value: CGFloat) -> Self {
    Self(kind: .estimated, dimension: value)
  }
  public static func fractionalWidth(_ value: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: value)
  }
  public static func fractionalHeight(_ value: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: value)
  }

  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  func points(in room: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated: dimension
    case .fractionalWidth: room.width * dimension
    case .fractionalHeight: room.height * dimension
    }
  }
}

/// A size of a compositional layout.
@preconcurrency @MainActor
public struct NSCollectionLayoutSize {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: room), height: heightDimension.points(in: room))
  }
}

/// Spaces around or between parts of a compositional layout.
@preconcurrency @MainActor
public struct NSCollectionLayoutSpacing {
  public let spacing: CGFloat
  public static func fixed(_ value: CGFloat) -> Self { Self(spacing: value) }
  public static func flexible(_ value: CGFloat) -> Self { Self(spacing: value) }
}
