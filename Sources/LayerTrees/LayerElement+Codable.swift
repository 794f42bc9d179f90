import AnimationCurves
import LayerGeometry

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
