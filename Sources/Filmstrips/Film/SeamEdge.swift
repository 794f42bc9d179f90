/// The bar's bottom at a refresh, and how far above it the seam ends.
struct SeamEdge: Hashable {
  let x: Double
  /// In points that grow upward, as `apart`.
  let height: Double
  /// Positive where the keyboard covers the bar, negative where a gap shows.
  let apart: Double
}

extension SeamEdge {
  /// The same edges with one more wherever a gap turns into an overlap, or the other way.
  ///
  /// Between refreshes both curves are drawn straight, so they cross where `apart` is 0.
  static func crossed(_ edges: [SeamEdge]) -> [SeamEdge] {
    guard var last = edges.first else { return [] }
    var crossed = [last]
    for edge in edges.dropFirst() {
      if last.apart * edge.apart < 0 {
        let share = last.apart / (last.apart - edge.apart)
        crossed.append(
          SeamEdge(
            x: last.x + (edge.x - last.x) * share,
            height: last.height + (edge.height - last.height) * share, apart: 0))
      }
      crossed.append(edge)
      last = edge
    }
    return crossed
  }
}
