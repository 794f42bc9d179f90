import AnimationCurves
public import Foundation

/// An outline that is filled, stroked, or both.
public struct LayerFigure: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable, Codable { case butt, round, square }

  /// The line around it.
  public var outline: LayerOutline
  /// The colour inside the outline; nil for none.
  public var fill: LayerColor?
  /// The colour of the outline; nil for none.
  public var stroke: LayerColor?
  /// The width of the line in points.
  public var lineWidth: Double
  /// The shape of the outline's ends.
  public var cap: Cap
  /// Lengths of dash and space in points; empty for a whole line.
  public var dashes: [Double]
  /// True if an area that the outline goes around twice is outside.
  public var isEvenOdd: Bool
  /// The outline that cuts it off; nil for none.
  public var clip: LayerOutline?

  /// Creates a layer figure.
  public init(
    _ outline: LayerOutline, fill: LayerColor? = nil, stroke: LayerColor? = nil,
    lineWidth: Double = 1, cap: Cap = .butt, dashes: [Double] = [], isEvenOdd: Bool = false,
    clip: LayerOutline? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.cap = cap
    self.dashes = dashes
    self.isEvenOdd = isEvenOdd
    self.clip = clip
  }

  /// The rectangle that it reaches, with half the line's width; null where nothing is visible.
  public var reach: CGRect {
    guard fill != nil || stroke != nil else { return .null }
    let box = outline.box
    guard !box.isNull, stroke != nil else { return box }
    return box.insetBy(dx: -CGFloat(lineWidth / 2), dy: -CGFloat(lineWidth / 2))
  }
}

/// Colours that run into one another over a layer.
public struct LayerGradient: Hashable, Sendable {
  /// The colours, from start to end.
  public var colors: [LayerColor]
  /// The places at which each colour is pure, from 0 to 1; empty for even steps.
  public var locations: [Double]
  /// The start, in shares of the layer.
  public var start: CGPoint
  /// The end, in shares of the layer.
  public var end: CGPoint
  /// True if it runs outward from the start.
  public var isRadial: Bool

  /// Creates a layer gradient.
  public init(
    colors: [LayerColor], locations: [Double] = [], start: CGPoint, end: CGPoint,
    isRadial: Bool = false
  ) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
    self.isRadial = isRadial
  }
}

/// A drawing of the app's own, over a rectangle that is stretched to where it shows.
public struct LayerCanvas: Hashable, Sendable, Codable {
  /// The width of the rectangle in points.
  public var width: Double
  /// The height of the rectangle in points.
  public var height: Double
  /// In paint order.
  public var elements: [LayerElement]

  /// Creates a layer canvas.
  public init(width: Double, height: Double, elements: [LayerElement]) {
    self.width = width
    self.height = height
    self.elements = elements
  }
}

extension LayerFigure: Codable {
  private enum CodingKeys: String, CodingKey {
    case outline, fill, stroke, lineWidth, cap, dashes, isEvenOdd, clip
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(LayerOutline.self, forKey: .outline),
      fill: try fields.decodeIfPresent(LayerColor.self, forKey: .fill),
      stroke: try fields.decodeIfPresent(LayerColor.self, forKey: .stroke),
      lineWidth: try fields.value(.lineWidth, or: 1), cap: try fields.value(.cap, or: .butt),
      dashes: try fields.value(.dashes, or: []),
      isEvenOdd: try fields.value(.isEvenOdd, or: false),
      clip: try fields.decodeIfPresent(LayerOutline.self, forKey: .clip))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(outline, forKey: .outline)
    try fields.encodeIfPresent(fill, forKey: .fill)
    try fields.encodeIfPresent(stroke, forKey: .stroke)
    try fields.encode(lineWidth, forKey: .lineWidth, unless: 1)
    try fields.encode(cap, forKey: .cap, unless: .butt)
    try fields.encode(dashes, forKey: .dashes, unless: [])
    try fields.encode(isEvenOdd, forKey: .isEvenOdd, unless: false)
    try fields.encodeIfPresent(clip, forKey: .clip)
  }
}

extension LayerGradient: Codable {
  private enum CodingKeys: String, CodingKey {
    case colors, locations, start, end, isRadial
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      colors: try fields.decode([LayerColor].self, forKey: .colors),
      locations: try fields.value(.locations, or: []),
      start: try fields.decode(CGPoint.self, forKey: .start),
      end: try fields.decode(CGPoint.self, forKey: .end),
      isRadial: try fields.value(.isRadial, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(colors, forKey: .colors)
    try fields.encode(locations, forKey: .locations, unless: [])
    try fields.encode(start, forKey: .start)
    try fields.encode(end, forKey: .end)
    try fields.encode(isRadial, forKey: .isRadial, unless: false)
  }
}
