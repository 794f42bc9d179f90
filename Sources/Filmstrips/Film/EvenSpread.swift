/// An even choice of numbers from a range that has given ones among it.
enum EvenSpread {
  /// Up to `count` ascending numbers of the range, `required` ones first of all.
  ///
  /// The required numbers take the places that leave the steps between all of them most alike.
  static func frames(in range: ClosedRange<Int>, count: Int, including required: [Int]) -> [Int] {
    let count = min(max(count, 1), range.count)
    var anchors = Array(required.filter { range.contains($0) }.prefix(count))
    // The range's ends belong to the spread unless a required number is close by.
    let near = count > 1 ? (range.count - 1) / (2 * (count - 1)) : range.count
    for end in [range.upperBound, range.lowerBound]
    where anchors.count < count && !anchors.contains(where: { abs($0 - end) <= near }) {
      anchors.append(end)
    }
    anchors.sort()
    let places = places(of: anchors, in: range, count: count)
    return filled(anchors, places, range: range, count: count)
  }

  /// The place of each anchor, in order, so that the steps between frames differ least.
  ///
  /// Minimises the sum of the steps' squares: a way of `d` frames in `k` steps costs d² / k. The
  /// row's ends are bounds beside the first and last place where no anchor takes them.
  private static func places(of anchors: [Int], in range: ClosedRange<Int>, count: Int) -> [Int] {
    var costs: [[Double]] = []
    for (index, anchor) in anchors.enumerated() {
      costs.append(
        (0..<count).map { place in
          index == 0
            ? cost(way: anchor - range.lowerBound, steps: place)
            : best(costs[index - 1], way: anchor - anchors[index - 1], before: place).cost
        })
    }
    guard let last = anchors.last, let final = costs.last else { return [] }
    var place =
      (0..<count).min { first, second in
        final[first] + cost(way: range.upperBound - last, steps: count - 1 - first)
          < final[second] + cost(way: range.upperBound - last, steps: count - 1 - second)
      } ?? 0
    var places = [place]
    for index in anchors.indices.dropFirst().reversed() {
      place = best(costs[index - 1], way: anchors[index] - anchors[index - 1], before: place).place
      places.append(place)
    }
    return places.reversed()
  }

  /// What a way of that many frames costs in that many steps; infinite where it has no room.
  private static func cost(way: Int, steps: Int) -> Double {
    guard way >= steps else { return .infinity }
    return steps == 0 ? Double(way * way) : Double(way * way) / Double(steps)
  }

  /// The place of least cost for the anchor `way` frames earlier, when this one takes `place`.
  private static func best(
    _ costs: [Double], way: Int, before place: Int
  ) -> (place: Int, cost: Double) {
    var best = (place: 0, cost: Double.infinity)
    for earlier in 0..<place where costs[earlier] < .infinity {
      let sum = costs[earlier] + cost(way: way, steps: place - earlier)
      if sum < best.cost { best = (earlier, sum) }
    }
    return best
  }

  private static func filled(
    _ anchors: [Int], _ places: [Int], range: ClosedRange<Int>, count: Int
  ) -> [Int] {
    // Ends of the row that are no anchors are bounded by the places just outside of it.
    var marks = zip(places, anchors).map { (place: $0, frame: $1) }
    if marks.first?.place != 0 { marks.insert((0, range.lowerBound), at: 0) }
    if marks.last?.place != count - 1 { marks.append((count - 1, range.upperBound)) }
    var frames: [Int] = [marks[0].frame]
    for (from, to) in zip(marks, marks.dropFirst()) {
      let (way, steps) = (to.frame - from.frame, to.place - from.place)
      for step in 1...max(1, steps) {
        frames.append(from.frame + (way * step * 2 + steps) / (2 * steps))
      }
    }
    return frames
  }
}
