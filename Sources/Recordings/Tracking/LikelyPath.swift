/// The likeliest way of something through frames that show it in several places, or hide it.
struct LikelyPath {
  /// A place where it may be, in rows, and how well it looks there, from 0 to 1.
  struct Candidate {
    let position: Int
    let quality: Float

    /// The best of the places where something looks better than at those near them.
    static func best(of qualities: [Float], above least: Float) -> [Candidate] {
      let tops = qualities.indices.filter { index in
        qualities[index] > least
          && (max(0, index - 3)...min(qualities.count - 1, index + 3))
            .allSatisfy { qualities[$0] <= qualities[index] }
      }
      return tops.sorted { qualities[$0] > qualities[$1] }.prefix(6).map {
        Candidate(position: $0, quality: qualities[$0])
      }
    }
  }

  /// The way of a keyboard whose top may be in so many rows.
  static func ofKeyboard(over rows: Int) -> LikelyPath {
    LikelyPath(hiddenCost: 0.5, moveCost: 0.6, reach: Float(rows))
  }

  /// The cost of not being seen in a frame.
  let hiddenCost: Float
  /// The cost of a way of `reach` rows from one frame to another.
  let moveCost: Float
  let reach: Float

  /// The candidate of each frame; nil where it is not to be seen.
  ///
  /// The way leads through the frames that are known: else a way that begins late, or ends early,
  /// would be the shorter one.
  func through(_ frames: [[Candidate]], known: Set<Int> = []) -> [Int?] {
    let hidden = frames.indices.reduce(into: [Float(0)]) { costs, frame in
      costs.append(costs[frame] + (known.contains(frame) ? ClipLimits.knownCost : hiddenCost))
    }
    var steps: [[Step]] = []
    var best: (cost: Float, last: Place?) = (hidden[frames.count], nil)
    for (frame, candidates) in frames.enumerated() {
      steps.append(
        candidates.map { step(to: $0, in: frame, after: steps, through: frames, hidden) })
      for (index, step) in steps[frame].enumerated() {
        let cost = step.cost + hidden[frames.count] - hidden[frame + 1]
        if cost < best.cost { best = (cost, (frame, index)) }
      }
    }
    var path = [Int?](repeating: nil, count: frames.count)
    while let (frame, candidate) = best.last {
      path[frame] = candidate
      best.last = steps[frame][candidate].origin
    }
    return path
  }

  private typealias Place = (frame: Int, candidate: Int)

  /// The least cost of a way that ends at a candidate, and the one before that.
  private struct Step {
    var cost: Float
    var origin: Place?
  }

  /// The best way to a candidate; `hidden` is the cost of not being seen in the frames before each.
  private func step(
    to candidate: Candidate, in frame: Int, after steps: [[Step]], through frames: [[Candidate]],
    _ hidden: [Float]
  ) -> Step {
    var best = Step(cost: hidden[frame], origin: nil)
    for old in max(0, frame - ClipLimits.longestHidden)..<frame {
      let skipped = hidden[frame] - hidden[old + 1]
      for (index, before) in frames[old].enumerated() {
        let way = abs(Float(candidate.position - before.position)) / reach
        let cost = steps[old][index].cost + skipped + moveCost * way
        if cost < best.cost { best = Step(cost: cost, origin: (old, index)) }
      }
    }
    best.cost += 1 - candidate.quality
    return best
  }
}
