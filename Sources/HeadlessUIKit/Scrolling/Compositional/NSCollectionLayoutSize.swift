/// A width or a height of a compositional layout.
@MainActor
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
@MainActor
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
@MainActor
public struct NSCollectionLayoutSpacing {
  public let spacing: CGFloat
  public static func fixed(_ value: CGFloat) -> Self { Self(spacing: value) }
  public static func flexible(_ value: CGFloat) -> Self { Self(spacing: value) }
}
