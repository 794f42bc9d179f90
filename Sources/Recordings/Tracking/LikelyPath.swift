/// The likeliest way of something through frames that show it in several places, or hide it.
struct LikelyPath {
  /// A place where it may be, in rows, and how well it looks there, from 0 to 1.
  struct Candidate {
    let position: Int
    let quality: Float
  }

  /// The cost of not being seen in a frame.
  let hiddenCost: Float
  /// The cost of a way of `reach` rows from one frame to another.
  let moveCost: Float
  let reach: Float

  /// The cost of leaving out a place that is known.
  private static let knownCost: Float = 50

  /// The candidate of each frame; nil where it is not to be seen.
  ///
  /// The way leads through the frames that are known: else a way that begins late, or ends early,
  /// would be the shorter one.
  func through(_ frames: [[Candidate]], known: Set<Int> = []) -> [Int?] {
    // The cost of not being seen in the frames before each.
    var hidden: [Float] = [0]
    for frame in frames.indices {
      hidden.append(hidden[frame] + (known.contains(frame) ? Self.knownCost : hiddenCost))
    }
    let all = hidden[frames.count]
    var path = [Int?](repeating: nil, count: frames.count)
    // The least cost of a way that ends at a candidate, and where it comes from.
    var costs: [[Float]] = []
    var origins: [[(frame: Int, candidate: Int)?]] = []
    var best: (cost: Float, last: (frame: Int, candidate: Int)?) = (
      all, nil
    )
    for (frame, candidates) in frames.enumerated() {
      costs.append([])
      origins.append([])
      for (index, candidate) in candidates.enumerated() {
        var cost = hidden[frame]
        var origin: (frame: Int, candidate: Int)?
        for old in max(0, frame - 150)..<max(0, frame) {
          let skipped = hidden[frame] - hidden[old + 1]
          for (place, before) in frames[old].enumerated() {
            let way = abs(Float(candidate.position - before.position)) / reach
            let sum = costs[old][place] + skipped + moveCost * way
            if sum < cost { (cost, origin) = (sum, (old, place)) }
          }
        }
        costs[frame].append(cost + 1 - candidate.quality)
        origins[frame].append(origin)
        let whole = costs[frame][index] + all - hidden[frame + 1]
        if whole < best.cost { best = (whole, (frame, index)) }
      }
    }
    var next = best.last
    while let (frame, candidate) = next {
      path[frame] = candidate
      next = origins[frame][candidate]
    }
    return path
  }
}
