import Compositing
import Detectors
import Scenes

/// The refreshes that a film shows: evenly spread over what moves, the important ones included.
struct FrameSelection {
  /// A moving stretch and the refreshes of it that are shown, ascending.
  struct Stretch {
    let range: ClosedRange<Int>
    let frames: [Int]
  }

  let reference: FilmRow
  let stretches: [Stretch]

  /// Nil where no row has a refresh.
  init?(_ film: Film, columns: Int) {
    guard let reference = film.rows.max(by: { $0.times.count < $1.times.count }),
      !reference.times.isEmpty
    else { return nil }
    self.reference = reference
    let notable = Self.notable(film, reference: reference)
    let all = MovingStretches(rows: film.rows, reference: reference, needed: notable).ranges
    // The most important frames come first, since not all of them may fit.
    let start = all.map(\.lowerBound).first ?? 0
    let wanted = Self.wanted([start], notable, film, reference: reference, columns: columns)
    let shown = Self.chosen(all, wanted: wanted, columns: columns)
    let shares = Self.shares(shown, wanted: wanted, columns: columns, times: reference.times)
    stretches = zip(shown, shares).map { range, share in
      let inside = wanted.filter { range.contains($0) }
      return Stretch(
        range: range, frames: EvenSpread.frames(in: range, count: share, including: inside))
    }
  }

  /// The worst frames of findings and of readings without any, the greatest first, then the ends.
  static func notable(_ film: Film, reference: FilmRow) -> [Int] {
    let found = film.rows.filter { !$0.times.isEmpty }.flatMap { row in
      row.findings.map { (row: row, finding: $0, frames: $0.frames(of: row.times)) }
    }.sorted { $0.finding.points > $1.finding.points }
    func index(_ row: FilmRow, _ frame: Int) -> Int? {
      guard row.times.indices.contains(frame) else { return nil }
      return reference.index(at: row.times[frame], within: .infinity)
    }
    let worst =
      found.map {
        (
          row: $0.row, points: $0.finding.points,
          frame: $0.finding.worst.frame ?? $0.frames.lowerBound
        )
      }
      + film.rows.flatMap { row in
        row.worstReadings(above: SeamTint.threshold(deviceScale: film.device.scale))
          .map { (row: row, points: $0.points, frame: $0.frame) }
      }
    let shown = worst.sorted { $0.points > $1.points }.compactMap { index($0.row, $0.frame) }
    let ends = found.compactMap { index($0.row, $0.frames.upperBound) }
    return unique(shown + ends)
  }

  /// The frames that are always shown: for a row that is alone, all notable ones.
  ///
  /// Several rows share the columns. A third of them is left for an even spread, a frame in motion
  /// of each row comes before all but the worst, and of neighbours one is shown.
  private static func wanted(
    _ start: [Int], _ notable: [Int], _ film: Film, reference: FilmRow, columns: Int
  ) -> [Int] {
    guard film.rows.count > 1 else { return Array(unique(start + notable).prefix(columns)) }
    var chosen = start
    func add(_ frame: Int) {
      guard chosen.count < max(2, columns * 2 / 3),
        !chosen.contains(where: { abs($0 - frame) <= 1 })
      else { return }
      chosen.append(frame)
    }
    if let worst = notable.first { add(worst) }
    for row in film.rows {
      let moving = MovingStretches.moving(row, in: reference)
      guard let middle = moving.longestRun.map({ ($0.lowerBound + $0.upperBound) / 2 }),
        !chosen.contains(where: { moving.contains($0) })
      else { continue }
      add(middle)
    }
    for frame in notable { add(frame) }
    return chosen
  }

  private static func unique(_ frames: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return frames.filter { seen.insert($0).inserted }
  }

  /// As many stretches as there are columns: those with wanted frames first, then the longest.
  private static func chosen(
    _ ranges: [ClosedRange<Int>], wanted: [Int], columns: Int
  ) -> [ClosedRange<Int>] {
    let ranked = ranges.sorted { first, second in
      let hits = [first, second].map { range in wanted.count { range.contains($0) } }
      if (hits[0] > 0) != (hits[1] > 0) { return hits[0] > 0 }
      return first.count != second.count
        ? first.count > second.count : first.lowerBound < second.lowerBound
    }
    var (room, shown): (Int, [ClosedRange<Int>]) = (columns, [])
    for range in ranked {
      let needed = max(1, wanted.count { range.contains($0) })
      guard needed <= room else { continue }
      room -= needed
      shown.append(range)
    }
    return shown.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The columns of each stretch: as many as its wanted frames need, the rest by duration.
  private static func shares(
    _ ranges: [ClosedRange<Int>], wanted: [Int], columns: Int, times: [Double]
  ) -> [Int] {
    var shares = ranges.map { range in max(1, wanted.count { range.contains($0) }) }
    func spacing(_ index: Int) -> Double {
      let seconds = times[ranges[index].upperBound] - times[ranges[index].lowerBound]
      return shares[index] < ranges[index].count ? seconds / Double(shares[index]) : -1
    }
    while shares.reduce(0, +) < columns {
      guard let widest = ranges.indices.max(by: { spacing($0) < spacing($1) }),
        spacing(widest) >= 0
      else { break }
      shares[widest] += 1
    }
    return shares
  }
}

extension FilmRow {
  /// The greatest gap and overlap, unless a finding of that kind is at the frame.
  ///
  /// A caller's readings come without findings, and those within a tolerance have none either.
  fileprivate func worstReadings(above least: Double) -> [(points: Double, frame: Int)] {
    SeamFault.allCases.compactMap { fault in
      var worst = (points: least, frame: -1)
      for (frame, reading) in readings.enumerated() {
        guard let points = reading?[fault], points > worst.points else { continue }
        worst = (points, frame)
      }
      let isFound = findings.contains {
        $0.kind.rawValue == fault.rawValue && $0.frames?.contains(worst.frame) == true
      }
      return worst.frame < 0 || isFound ? nil : worst
    }
  }
}

extension Set<Int> {
  /// The longest run of numbers that follow each other, the first of those as long; nil of none.
  fileprivate var longestRun: ClosedRange<Int>? {
    var best: ClosedRange<Int>?
    var run: ClosedRange<Int>?
    for number in sorted() {
      run =
        run.map { $0.upperBound == number - 1 ? $0.lowerBound...number : number...number }
        ?? number...number
      if let run, run.count > best?.count ?? 0 { best = run }
    }
    return best
  }
}

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

  /// The cost of a way of that many frames in that many steps; infinite where it has no room.
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
