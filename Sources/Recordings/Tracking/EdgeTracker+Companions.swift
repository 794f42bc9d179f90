extension EdgeTracker {
  /// Leaves out what moves with the bar and looks like it, in frames beside those that hide the
  /// bar.
  ///
  /// A message a hundred points above a bar scrolls with it. Where a rest shows both, a frame that shows
  /// the bar shows the other as well.
  ///
  /// - Parameters:
  ///   - places: where the bar was found in each frame.
  ///   - candidates: where it may be.
  ///   - path: the candidate of each frame that was taken.
  ///   - companions: what shows beside the bar at rest, by how many rows farther down.
  ///   - known: the frames that are at rest.
  func forgetCompanions(
    _ places: inout [BandTemplate.Place?], _ candidates: [[LikelyPath.Candidate]], _ path: [Int?],
    beside companions: [LikelyPath.Candidate], known: [Int]
  ) {
    let step = Int(4 * rowsPerPoint)
    let seen = places.map { $0 != nil }
    for index in places.indices where seen[index] && !known.contains(index) {
      let around = [index - 1, index + 1].filter(seen.indices.contains)
      guard !around.allSatisfy({ seen[$0] }), let choice = path[index] else { continue }
      let here = candidates[index][choice]
      let isOther = companions.contains { other in
        let place = here.position + other.position
        return here.quality < other.quality + Self.plainlyMore
          && !candidates[index].contains { abs($0.position - place) <= step }
      }
      if isOther { places[index] = nil }
    }
  }
}
