import AnimationCurves
public import Foundation
import LayerGeometry

/// The look of a layer beyond its rectangle and its colour: its shape, and the elements on it.
///
/// Immutable and shared: a view that does not change has the same look in every commit.
public final class LayerLook: Sendable {
  /// The fill of a layer without a colour of its own, as a field's or a button's ground.
  public let fill: LayerColor?
  /// Corners and border.
  public let shape: LayerShape
  /// The elements on it, in paint order.
  public let elements: [LayerElement]
  /// True if its content is meant for dark surroundings; of a screen only.
  public let isDark: Bool
  /// The rectangle that its figures reach, in the layer's own points; null without figures.
  public let reach: CGRect

  /// Creates a look from its parts.
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

  /// True if nothing of it is visible.
  public var isPlain: Bool { self == LayerLook() }

  /// True if something is written or drawn on it, rather than a shape alone.
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
    /// One bit for each corner.
    public let rawValue: Int

    /// Creates a set of corners from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let topLeft = Corners(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let topRight = Corners(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let bottomLeft = Corners(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let bottomRight = Corners(rawValue: 1 << 3)
    /// All four corners.
    public static let all = Corners(rawValue: 0b1111)
  }

  /// The radius of the round corners, in points.
  public var radius: Double
  /// The corners that are round.
  public var corners: Corners
  /// The width of the border, in points.
  public var borderWidth: Double
  /// The color of the border; nil for none.
  public var borderColor: LayerColor?
  /// The shadow's colour with its opacity; nil for none.
  public var shadow: LayerColor?
  /// The blur of the shadow, in points.
  public var shadowRadius: Double
  /// The distance of the shadow below the layer, in points.
  public var shadowDrop: Double
  /// The area of the layer, and of all inside it, that a mask lets through; nil for everything.
  public var mask: LayerOutline?

  /// Creates a shape from its parts.
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

/// A colour in sRGB with straight alpha, each component in 0...1.
public struct LayerColor: Hashable, Sendable {
  /// The share of red, 0 to 1.
  public let red: Double
  /// The share of green, 0 to 1.
  public let green: Double
  /// The share of blue, 0 to 1.
  public let blue: Double
  /// The opacity, 0 to 1.
  public let alpha: Double

  /// Creates a colour from its parts, each in 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension LayerLook: Codable {
  private enum CodingKeys: String, CodingKey {
    case fill, shape, elements, isDark
  }

  public convenience init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      fill: try fields.decodeIfPresent(LayerColor.self, forKey: .fill),
      shape: try fields.value(.shape, or: LayerShape()),
      elements: try fields.value(.elements, or: []),
      isDark: try fields.value(.isDark, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(fill, forKey: .fill)
    try fields.encode(shape, forKey: .shape, unless: LayerShape())
    try fields.encode(elements, forKey: .elements, unless: [])
    try fields.encode(isDark, forKey: .isDark, unless: false)
  }
}

extension LayerShape: Codable {
  private enum CodingKeys: String, CodingKey {
    case radius, corners, borderWidth, borderColor, shadow, shadowRadius, shadowDrop, mask
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      radius: try fields.value(.radius, or: 0),
      corners: try fields.value(.corners, or: .all),
      borderWidth: try fields.value(.borderWidth, or: 0),
      borderColor: try fields.decodeIfPresent(LayerColor.self, forKey: .borderColor),
      shadow: try fields.decodeIfPresent(LayerColor.self, forKey: .shadow),
      shadowRadius: try fields.value(.shadowRadius, or: 0),
      shadowDrop: try fields.value(.shadowDrop, or: 0))
    mask = try fields.decodeIfPresent(LayerOutline.self, forKey: .mask)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(radius, forKey: .radius, unless: 0)
    try fields.encode(corners, forKey: .corners, unless: .all)
    try fields.encode(borderWidth, forKey: .borderWidth, unless: 0)
    try fields.encodeIfPresent(borderColor, forKey: .borderColor)
    try fields.encodeIfPresent(shadow, forKey: .shadow)
    try fields.encode(shadowRadius, forKey: .shadowRadius, unless: 0)
    try fields.encode(shadowDrop, forKey: .shadowDrop, unless: 0)
    try fields.encodeIfPresent(mask, forKey: .mask)
  }
}

extension LayerColor: Codable {
  /// Written `[red, green, blue, alpha]`.
  public init(from decoder: any Decoder) throws {
    let parts = try decoder.singleValueContainer().decode([Double].self)
    guard parts.count == 4 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "must be [red, green, blue, alpha]"))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([red, green, blue, alpha])
  }
}
