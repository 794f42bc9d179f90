package import LayerTrees

extension LayerPath {
  /// Whether this layer is painted later than another one of the same tree, so that it covers it.
  ///
  /// A layer is painted after those that it lies in.
  package func isPainted(after other: LayerPath) -> Bool {
    for (index, pair) in zip(layers, other.layers).enumerated() where pair.0.id != pair.1.id {
      guard index > 0 else { return false }
      let siblings = layers[index - 1].sublayers
      let place = siblings.firstIndex { $0.id == pair.0.id } ?? 0
      return place > siblings.firstIndex { $0.id == pair.1.id } ?? 0
    }
    return layers.count > other.layers.count
  }
}
