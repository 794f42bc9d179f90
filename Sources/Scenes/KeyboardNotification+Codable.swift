import AnimationCurves
import LayerGeometry

extension KeyboardNotification: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, begin, end, duration, curve, isLocal
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decode(Name.self, forKey: .name), begin: try fields.rect(.begin),
      end: try fields.rect(.end), duration: try fields.decode(Double.self, forKey: .duration),
      curve: try fields.value(.curve, or: 7), isLocal: try fields.value(.isLocal, or: true))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(begin, forKey: .begin)
    try fields.encode(end, forKey: .end)
    try fields.encode(duration, forKey: .duration)
    try fields.encode(curve, forKey: .curve, unless: 7)
    try fields.encode(isLocal, forKey: .isLocal, unless: true)
  }
}
