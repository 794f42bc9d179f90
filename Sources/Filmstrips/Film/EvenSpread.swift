/// An even choice of numbers from a range that has given ones among it.
enum EvenSpread {
  /// Up to `count` ascending numbers of the range, `required` ones first of all.
  ///
  /// Each required number takes the free place next to where an even spread would have it; the
  /// others are spread evenly between them.
  static func frames(in range: ClosedRange<Int>, count: Int, including required: [Int]) -> [Int] {
    let count = min(max(count, 1), range.count)
    var anchors = Array(required.filter { range.contains($0) }.prefix(count))
    for end in [range.upperBound, range.lowerBound]
    where anchors.count < count && !anchors.contains(end) {
      anchors.append(end)
    }
    anchors.sort()
    let places = places(of: anchors, in: range, count: count)
    return filled(anchors, places, range: range, count: count)
  }

  /// The place of each anchor: the assignment with the least sum of distances, in order.
  private static func places(of anchors: [Int], in range: ClosedRange<Int>, count: Int) -> [Int] {
    let step = count > 1 ? Double(range.count - 1) / Double(count - 1) : 0
    let unreachable = Double.infinity
    var costs: [[Double]] = []
    for (index, anchor) in anchors.enumerated() {
      var row = [Double](repeating: unreachable, count: count)
      for place in 0..<count
      where isRoomy(anchor - range.lowerBound, place)
        && isRoomy(range.upperBound - anchor, count - 1 - place)
      {
        let own = abs(Double(anchor - range.lowerBound) - Double(place) * step)
        let before = index == 0 ? 0 : best(costs[index - 1], anchors, index, place).cost
        row[place] = own + before
      }
      costs.append(row)
    }
    var places: [Int] = []
    var limit = count
    for index in anchors.indices.reversed() {
      let isLast = index == anchors.count - 1
      let place =
        isLast
        ? (0..<count).min { costs[index][$0] < costs[index][$1] } ?? 0
        : best(costs[index], anchors, index + 1, limit).place
      places.append(place)
      limit = place
    }
    return places.reversed()
  }

  /// Whether `steps` places fit into a way of `length`.
  private static func isRoomy(_ length: Int, _ steps: Int) -> Bool { length >= steps }

  /// The cheapest place of the anchor before `index`, when that one takes `place`.
  private static func best(
    _ costs: [Double], _ anchors: [Int], _ index: Int, _ place: Int
  ) -> (place: Int, cost: Double) {
    var best = (place: 0, cost: Double.infinity)
    let way = anchors[index] - anchors[index - 1]
    for earlier in 0..<place where isRoomy(way, place - earlier) && costs[earlier] < best.cost {
      best = (earlier, costs[earlier])
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
