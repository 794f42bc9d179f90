import AnimationCurves
import Foundation
import LayerGeometry

/// The layers of several trees, each once, with those inside a layer before it.
struct LayerTable {
  private(set) var records: [LayerRecord] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The looks of the layers, each once.
  private(set) var looks: [LayerLook] = []
  private var lookPlaces: [LayerLook: Int] = [:]

  /// The greatest depth of nested layers.
  static let greatestDepth = 200
  /// The greatest number of layers in a tree; a shared one counts at each of its places.
  static let greatestCount = 200_000

  /// The place of a layer, which is entered with its sublayers if it is new.
  mutating func place(of layer: LayerSnapshot) -> Int {
    if let place = places[ObjectIdentifier(layer)] { return place }
    let sublayers = layer.sublayers.map { place(of: $0) }
    records.append(
      LayerRecord(layer: layer, look: layer.look.map { place(of: $0) }, sublayers: sublayers))
    places[ObjectIdentifier(layer)] = records.count - 1
    return records.count - 1
  }

  private mutating func place(of look: LayerLook) -> Int {
    if let place = lookPlaces[look] { return place }
    looks.append(look)
    lookPlaces[look] = looks.count - 1
    return looks.count - 1
  }
}

extension LayerTable {
  /// The result of a search for a layer.
  enum Search {
    case layer(LayerSnapshot)
    /// The reason why there is none, in words that follow the name of a list of places.
    case missing(String)
  }

  /// Layers as they are read, and how large the trees below them are.
  struct Reading {
    private(set) var layers: [LayerSnapshot] = []
    private var depths: [Int] = []
    private var counts: [Int] = []

    private let looks: [LayerLook]

    init() { looks = [] }

    func find(_ place: Int) -> Search {
      guard layers.indices.contains(place) else {
        return .missing(
          "must name layers listed before it, 0 to \(layers.count - 1), not \(place)")
      }
      return .layer(layers[place])
    }

    /// Reads all layers of a list, which have some of the `looks`.
    init(_ list: inout some UnkeyedDecodingContainer, looks: [LayerLook]) throws {
      self.looks = looks
      while !list.isAtEnd {
        let decoder = try list.superDecoder()
        var (depth, count) = (1, 1)
        let layer = try LayerRecord.layer(from: decoder, looks: looks) { place in
          let found = find(place)
          guard case .layer = found else { return found }
          depth = max(depth, depths[place] + 1)
          count += counts[place]
          if depth > greatestDepth {
            return .missing("go deeper than \(greatestDepth) layers: make the tree flatter")
          }
          if count > greatestCount {
            return .missing("hold more than \(greatestCount) layers: make the tree smaller")
          }
          return found
        }
        layers.append(layer)
        depths.append(depth)
        counts.append(count)
      }
    }
  }
}

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
