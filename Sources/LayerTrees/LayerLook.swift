public import Foundation

/// What a layer looks like beyond its rectangle and its colour: its shape, and what is on it.
///
/// Immutable and shared: a view that does not change has the same look in every commit.
public final class LayerLook: Sendable {
  /// What fills it where it has no colour of its own, as a field's or a button's ground does.
  public let fill: LayerColor?
  public let shape: LayerShape
  /// What is drawn on it, in paint order.
  public let elements: [LayerElement]
  /// Whether what it shows is meant for dark surroundings; of a screen only.
  public let isDark: Bool
  /// How far its figures reach, in the layer's own points; null where it has none.
  public let reach: CGRect

  public init(
    fill: LayerColor? = nil, shape: LayerShape = LayerShape(), elements: [LayerElement] = [],
    isDark: Bool = false
  ) {
    self.fill = fill
    self.shape = shape
    self.elements = elements
    self.isDark = isDark
    reach = elements.reduce(.null) { reach, element in
      guard case .figure(let figure) = element else { return reach }
      return reach.isNull ? figure.reach : reach.union(figure.reach)
    }
  }

  /// Whether it is nothing that can be seen.
  public var isPlain: Bool { self == LayerLook() }

  /// Whether something is written or drawn on it, rather than a shape alone.
  public var hasElements: Bool { !elements.isEmpty }
}

extension LayerLook: Hashable {
  public static func == (left: LayerLook, right: LayerLook) -> Bool {
    left === right
      || left.fill == right.fill && left.shape == right.shape && left.isDark == right.isDark
        && left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fill)
    hasher.combine(shape)
    hasher.combine(elements)
  }
}

/// Corners, border and shadow of a layer, in points.
public struct LayerShape: Hashable, Sendable {
  /// The corners that are rounded.
  public struct Corners: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let topLeft = Corners(rawValue: 1 << 0)
    public static let topRight = Corners(rawValue: 1 << 1)
    public static let bottomLeft = Corners(rawValue: 1 << 2)
    public static let bottomRight = Corners(rawValue: 1 << 3)
    public static let all = Corners(rawValue: 0b1111)
  }

  public var radius: Double
  public var corners: Corners
  public var borderWidth: Double
  public var borderColor: LayerColor?
  /// The shadow's colour with its opacity; nil for none.
  public var shadow: LayerColor?
  /// How far the shadow blurs.
  public var shadowRadius: Double
  /// How far below the layer the shadow lies.
  public var shadowDrop: Double
  /// What a mask lets through of the layer and of all inside it; nil for everything.
  public var mask: LayerOutline?

  public init(
    radius: Double = 0, corners: Corners = .all, borderWidth: Double = 0,
    borderColor: LayerColor? = nil, shadow: LayerColor? = nil, shadowRadius: Double = 0,
    shadowDrop: Double = 0
  ) {
    self.radius = radius
    self.corners = corners
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.shadow = shadow
    self.shadowRadius = shadowRadius
    self.shadowDrop = shadowDrop
  }
}
