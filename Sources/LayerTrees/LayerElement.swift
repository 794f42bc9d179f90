import AnimationCurves
public import LayerGeometry

/// One thing on a layer.
public enum LayerElement: Hashable, Sendable {
  /// Text.
  case text(LayerText)
  /// A picture.
  case picture(LayerPicture)
  /// A box within the layer, filled and rounded.
  case box(LayerBox)
  /// A switch that is on or off; the colour is its track's.
  case toggle(isOn: Bool, LayerColor)
  /// A wheel that shows activity.
  case spinner(LayerColor)
  /// A hairline along the bottom edge, that many points from the left one.
  case hairline(inset: Double, LayerColor)
  /// An outline in the layer's own coordinates; it may reach beyond the layer.
  case figure(LayerFigure)
  /// Colours that run into one another over the whole layer.
  case gradient(LayerGradient)
}

/// The place of something across its layer.
public enum LayerAlignment: String, Hashable, Sendable, Codable {
  /// At the left, in the middle, or at the right.
  case left, center, right
}

/// Text within a layer.
public struct LayerText: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The em in points.
  public var size: Double
  /// True if letters are bold.
  public var isBold: Bool
  /// The color of the letters.
  public var color: LayerColor
  /// The place in its rectangle, across.
  public var alignment: LayerAlignment
  /// True if it begins at the top, rather than being in the middle.
  public var isAtTop: Bool
  /// The most lines; 0 for any number.
  public var lineLimit: Int
  /// Between the layer's edges and the text.
  public var insets: UIEdgeInsets
  /// The colour of a caret behind the text; nil for none.
  public var caret: LayerColor?
  /// True if the caret is before the text, which is a placeholder then.
  public var isCaretFirst = false
  /// True if a tap on it does something.
  public var isAction = false

  /// Creates a layer text.
  public init(
    _ string: String, size: Double, isBold: Bool = false, color: LayerColor,
    alignment: LayerAlignment = .left, isAtTop: Bool = false, lineLimit: Int = 1,
    insets: UIEdgeInsets = .zero, caret: LayerColor? = nil
  ) {
    self.string = string
    self.size = size
    self.isBold = isBold
    self.color = color
    self.alignment = alignment
    self.isAtTop = isAtTop
    self.lineLimit = lineLimit
    self.insets = insets
    self.caret = caret
  }
}

/// A picture within a layer: what is known of how it was drawn, or a placeholder.
public struct LayerPicture: Hashable, Sendable {
  /// The name of a symbol or of a file; nil where it has none.
  public var name: String?
  /// True if it is one of the system's symbols, drawn in its colour.
  public var isSymbol: Bool
  /// Its own size in points; zero where it fills the layer.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The colour of a symbol; nil of a picture, which has its own.
  public var color: LayerColor?
  /// The place in its rectangle, across.
  public var alignment: LayerAlignment
  /// Between the layer's edges and where it may be.
  public var insets: UIEdgeInsets
  /// The app's own drawing of it; nil where its pixels are not known.
  public var canvas: LayerCanvas?

  /// Creates a layer picture.
  public init(
    name: String? = nil, isSymbol: Bool = false, width: Double = 0, height: Double = 0,
    color: LayerColor? = nil, alignment: LayerAlignment = .center, insets: UIEdgeInsets = .zero
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.width = width
    self.height = height
    self.color = color
    self.alignment = alignment
    self.insets = insets
  }
}

/// A box within a layer.
public struct LayerBox: Hashable, Sendable {
  /// The color that fills the shape; nil for none.
  public var fill: LayerColor?
  /// Corners and border.
  public var shape: LayerShape
  /// The distances from the layer's edges.
  public var insets: UIEdgeInsets
  /// Its width in points from the left; 0 for all that the insets leave.
  public var width: Double

  /// Creates a layer box.
  public init(
    fill: LayerColor?, shape: LayerShape = LayerShape(), insets: UIEdgeInsets = .zero,
    width: Double = 0
  ) {
    self.fill = fill
    self.shape = shape
    self.insets = insets
    self.width = width
  }
}

extension LayerElement: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, picture, box, toggle, isOn, spinner, hairline, inset, figure, gradient
  }

  /// A map with the key of its kind.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try fields.decodeIfPresent(LayerText.self, forKey: .text) {
      self = .text(text)
    } else if let picture = try fields.decodeIfPresent(LayerPicture.self, forKey: .picture) {
      self = .picture(picture)
    } else if let box = try fields.decodeIfPresent(LayerBox.self, forKey: .box) {
      self = .box(box)
    } else if let color = try fields.decodeIfPresent(LayerColor.self, forKey: .toggle) {
      self = .toggle(isOn: try fields.value(.isOn, or: false), color)
    } else if let color = try fields.decodeIfPresent(LayerColor.self, forKey: .spinner) {
      self = .spinner(color)
    } else if let figure = try fields.decodeIfPresent(LayerFigure.self, forKey: .figure) {
      self = .figure(figure)
    } else if let gradient = try fields.decodeIfPresent(LayerGradient.self, forKey: .gradient) {
      self = .gradient(gradient)
    } else {
      self = .hairline(
        inset: try fields.value(.inset, or: 0),
        try fields.decode(LayerColor.self, forKey: .hairline))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text): try fields.encode(text, forKey: .text)
    case .picture(let picture): try fields.encode(picture, forKey: .picture)
    case .box(let box): try fields.encode(box, forKey: .box)
    case .toggle(let isOn, let color):
      try fields.encode(color, forKey: .toggle)
      try fields.encode(isOn, forKey: .isOn, unless: false)
    case .spinner(let color): try fields.encode(color, forKey: .spinner)
    case .figure(let figure): try fields.encode(figure, forKey: .figure)
    case .gradient(let gradient): try fields.encode(gradient, forKey: .gradient)
    case .hairline(let inset, let color):
      try fields.encode(color, forKey: .hairline)
      try fields.encode(inset, forKey: .inset, unless: 0)
    }
  }
}

extension LayerText: Codable {
  private enum CodingKeys: String, CodingKey {
    case string, size, isBold, color, alignment, isAtTop, lineLimit, insets, caret,
      isCaretFirst, isAction
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(String.self, forKey: .string),
      size: try fields.decode(Double.self, forKey: .size),
      isBold: try fields.value(.isBold, or: false),
      color: try fields.decode(LayerColor.self, forKey: .color),
      alignment: try fields.value(.alignment, or: .left),
      isAtTop: try fields.value(.isAtTop, or: false),
      lineLimit: try fields.value(.lineLimit, or: 1),
      insets: try fields.value(.insets, or: .zero),
      caret: try fields.decodeIfPresent(LayerColor.self, forKey: .caret))
    isCaretFirst = try fields.value(.isCaretFirst, or: false)
    isAction = try fields.value(.isAction, or: false)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(string, forKey: .string)
    try fields.encode(size, forKey: .size)
    try fields.encode(isBold, forKey: .isBold, unless: false)
    try fields.encode(color, forKey: .color)
    try fields.encode(alignment, forKey: .alignment, unless: .left)
    try fields.encode(isAtTop, forKey: .isAtTop, unless: false)
    try fields.encode(lineLimit, forKey: .lineLimit, unless: 1)
    try fields.encode(insets, forKey: .insets, unless: .zero)
    try fields.encodeIfPresent(caret, forKey: .caret)
    try fields.encode(isCaretFirst, forKey: .isCaretFirst, unless: false)
    try fields.encode(isAction, forKey: .isAction, unless: false)
  }
}

extension LayerPicture: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, isSymbol, width, height, color, alignment, insets, canvas
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decodeIfPresent(String.self, forKey: .name),
      isSymbol: try fields.value(.isSymbol, or: false),
      width: try fields.value(.width, or: 0), height: try fields.value(.height, or: 0),
      color: try fields.decodeIfPresent(LayerColor.self, forKey: .color),
      alignment: try fields.value(.alignment, or: .center),
      insets: try fields.value(.insets, or: .zero))
    canvas = try fields.decodeIfPresent(LayerCanvas.self, forKey: .canvas)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(canvas, forKey: .canvas)
    try fields.encodeIfPresent(name, forKey: .name)
    try fields.encode(isSymbol, forKey: .isSymbol, unless: false)
    try fields.encode(width, forKey: .width, unless: 0)
    try fields.encode(height, forKey: .height, unless: 0)
    try fields.encodeIfPresent(color, forKey: .color)
    try fields.encode(alignment, forKey: .alignment, unless: .center)
    try fields.encode(insets, forKey: .insets, unless: .zero)
  }
}

extension LayerBox: Codable {
  private enum CodingKeys: String, CodingKey {
    case fill, shape, insets, width
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      fill: try fields.decodeIfPresent(LayerColor.self, forKey: .fill),
      shape: try fields.value(.shape, or: LayerShape()),
      insets: try fields.value(.insets, or: .zero), width: try fields.value(.width, or: 0))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(fill, forKey: .fill)
    try fields.encode(shape, forKey: .shape, unless: LayerShape())
    try fields.encode(insets, forKey: .insets, unless: .zero)
    try fields.encode(width, forKey: .width, unless: 0)
  }
}
