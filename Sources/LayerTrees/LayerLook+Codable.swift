import AnimationCurves
import LayerGeometry

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
