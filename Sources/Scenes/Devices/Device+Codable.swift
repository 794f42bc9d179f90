import AnimationCurves
import Foundation
import LayerGeometry

extension Device: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, width, height, scale, orientation, side, otherSide
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decode(String.self, forKey: .name),
      size: CGSize(
        width: try fields.number(.width, in: 1...100_000),
        height: try fields.number(.height, in: 1...100_000)),
      scale: try fields.number(.scale, in: 0.1...16),
      orientation: try fields.value(.orientation, or: .portrait),
      side: try fields.decode(Side.self, forKey: .side),
      otherSide: try fields.decode(Side.self, forKey: .otherSide))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(Double(size.width), forKey: .width)
    try fields.encode(Double(size.height), forKey: .height)
    try fields.encode(scale, forKey: .scale)
    try fields.encode(orientation, forKey: .orientation, unless: .portrait)
    try fields.encode(side, forKey: .side)
    try fields.encode(otherSide, forKey: .otherSide)
  }
}
