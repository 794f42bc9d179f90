import AnimationCurves
import Foundation
import LayerGeometry

/// A layer as it is saved: the layers inside it by their places in a table.
struct LayerRecord {
  let layer: LayerSnapshot
  /// Its look's place in the list of looks.
  let look: Int?
  let sublayers: [Int]
}

extension LayerRecord: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, role, text, panel, position, anchor, bounds, transform, opacity, hidden, clips, scroll,
      color, look, animations, sublayers
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let model = layer.model
    try fields.encode(layer.id.rawValue, forKey: .id)
    try fields.encode(layer.role, forKey: .role, unless: .plain)
    try fields.encodeIfPresent(layer.text, forKey: .text)
    try fields.encodeIfPresent(layer.panel, forKey: .panel)
    try fields.encode(model.position, forKey: .position)
    if model.anchorPoint != Self.middle { try fields.encode(model.anchorPoint, forKey: .anchor) }
    try fields.encode(model.bounds, forKey: .bounds)
    if !model.transform.isIdentity { try fields.encode(model.transform, forKey: .transform) }
    try fields.encode(model.opacity, forKey: .opacity, unless: 1)
    try fields.encode(layer.isHidden, forKey: .hidden, unless: false)
    try fields.encode(layer.masksToBounds, forKey: .clips, unless: false)
    try fields.encodeIfPresent(layer.scroll, forKey: .scroll)
    try fields.encodeIfPresent(layer.backgroundColor, forKey: .color)
    try fields.encodeIfPresent(look, forKey: .look)
    try fields.encode(layer.animations, forKey: .animations, unless: [])
    try fields.encode(sublayers, forKey: .sublayers, unless: [])
  }

  private static let middle = CGPoint(x: 0.5, y: 0.5)
}

extension LayerRecord {
  /// Reads a layer; `find` returns the layer at a place, or what is wrong with the place.
  static func layer(
    from decoder: any Decoder, looks: [LayerLook], find: (Int) -> LayerTable.Search
  ) throws -> LayerSnapshot {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let sublayers = try fields.value(.sublayers, or: [Int]()).map { place in
      switch find(place) {
      case .layer(let layer): return layer
      case .missing(let reason): throw fields.mistake(reason, at: .sublayers)
      }
    }
    let model = LayerValues(
      position: try fields.point(.position),
      anchorPoint: fields.contains(.anchor) ? try fields.point(.anchor) : middle,
      bounds: try fields.rect(.bounds),
      transform: fields.contains(.transform) ? try fields.map(.transform) : .identity,
      opacity: try fields.value(.opacity, or: 1))
    let look = try fields.decodeIfPresent(Int.self, forKey: .look)
    if let look, !looks.indices.contains(look) {
      throw fields.mistake("must be one of the \(looks.count) looks, not \(look)", at: .look)
    }
    return LayerSnapshot(
      id: LayerID(try fields.decode(Int.self, forKey: .id)),
      role: try fields.value(.role, or: .plain),
      text: try fields.decodeIfPresent(String.self, forKey: .text),
      panel: try fields.decodeIfPresent(KeyboardPanel.self, forKey: .panel), model: model,
      isHidden: try fields.value(.hidden, or: false),
      masksToBounds: try fields.value(.clips, or: false),
      scroll: try fields.decodeIfPresent(ScrollContent.self, forKey: .scroll),
      backgroundColor: try fields.decodeIfPresent(LayerColor.self, forKey: .color),
      look: look.map { looks[$0] },
      animations: try fields.value(.animations, or: []), sublayers: sublayers)
  }
}
