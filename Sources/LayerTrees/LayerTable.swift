/// The layers of several trees, each once, with those inside a layer before it.
struct LayerTable {
  private(set) var records: [LayerRecord] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The looks of the layers, each once.
  private(set) var looks: [LayerLook] = []
  private var lookPlaces: [LayerLook: Int] = [:]

  /// How many layers may be nested.
  static let greatestDepth = 200
  /// How many layers a tree may have, shared ones counted wherever they stand.
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
  /// What comes of looking for a layer.
  enum Search {
    case layer(LayerSnapshot)
    /// Why there is none, in words that follow the name of a list of places.
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
