import AnimationCurves
import Foundation

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
