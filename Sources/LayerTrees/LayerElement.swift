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

/// Where something lies across its layer.
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
  /// Whether letters are bold.
  public var isBold: Bool
  /// The color of the letters.
  public var color: LayerColor
  /// Where it is in its rectangle, across.
  public var alignment: LayerAlignment
  /// Whether it begins at the top, rather than being in the middle.
  public var isAtTop: Bool
  /// The most lines; 0 for any number.
  public var lineLimit: Int
  /// Between the layer's edges and the text.
  public var insets: UIEdgeInsets
  /// The colour of a caret behind the text; nil for none.
  public var caret: LayerColor?
  /// Whether the caret is before the text, which is a placeholder then.
  public var isCaretFirst = false
  /// Whether it is what one taps to do something.
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
  /// Whether it is one of the system's symbols, drawn in its colour.
  public var isSymbol: Bool
  /// Its own size in points; zero where it fills the layer.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The colour of a symbol; nil of a picture, which has its own.
  public var color: LayerColor?
  /// Where it is in its rectangle, across.
  public var alignment: LayerAlignment
  /// Between the layer's edges and where it may be.
  public var insets: UIEdgeInsets
  /// How the app has drawn it; nil where nobody has its pixels.
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
  /// How far inside of the layer it is.
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
