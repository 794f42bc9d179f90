/// The steps of brightness across the width at each row, seen in several pictures that are laid
/// over each other by how far down the keyboard is in them.
///
/// An edge that moves with the keyboard is in all of them; anything else is in few. Codecs smear a
/// faint edge over several rows, so some rows above are compared with some rows below.
struct KeyboardEdge {
  /// The rows of the open rest that are looked at; the step at a row lies above it.
  let rows: Range<Int>
  /// The step at each row: the median of all pictures, in grey levels.
  let steps: [Float]
  /// The strength of the step at each row in two of three pictures: in the way that it goes in
  /// most, or in any way where what lies below it is the same in most of them.
  let strengths: [Float]
  /// The number of rows that are compared at each side.
  let reach: Int

  init(
    rows: Range<Int>, in pictures: [(edges: FrameEdges, shift: Double)], reach: Int
  ) {
    self.rows = rows
    self.reach = reach
    let profiles = pictures.map { picture in
      picture.edges.fine.steps(at: rows, down: picture.shift, reach: reach)
    }
    let isSame = Self.isSame(rows, in: pictures, reach: reach)
    var (steps, strengths): ([Float], [Float]) = ([], [])
    for index in 0..<rows.count {
      let known = profiles.compactMap { $0[index] }.sorted()
      let step = known.isEmpty ? 0 : known[known.count / 2]
      steps.append(step)
      let third = known.count / 3
      let weak = known.isEmpty ? 0 : step > 0 ? known[third] : -known[known.count - 1 - third]
      let signed = max(0, weak)
      let sizes = isSame[index] ? known.map { abs($0) }.sorted() : []
      let unsigned = sizes.isEmpty ? 0 : sizes[sizes.count / 3]
      strengths.append(max(signed, unsigned > ClipLimits.leastStep ? unsigned : 0))
    }
    (self.steps, self.strengths) = (steps, strengths)
  }

  /// For each row, true if the rows below it are the same in two of three pictures.
  private static func isSame(
    _ rows: Range<Int>, in pictures: [(edges: FrameEdges, shift: Double)], reach: Int
  ) -> [Bool] {
    guard let first = pictures.first else { return [] }
    let below = rows.lowerBound..<rows.upperBound + reach
    let differences = pictures.dropFirst().map { picture in
      below.map { row in
        first.edges.fine.difference(at: row, to: picture.edges.fine, down: picture.shift)
      }
    }
    guard differences.count > 1 else { return rows.map { _ in false } }
    let same = below.indices.map { $0 - below.lowerBound }.map { index in
      let known = differences.compactMap { $0[index] }.sorted()
      return known.count > 1 && known[known.count * 2 / 3] < 2
    }
    return (0..<rows.count).map { index in same[index + 1..<index + 1 + reach - 1].allSatisfy { $0 }
    }
  }

  /// The rows at which steps are strongest, from above.
  var peaks: [Int] {
    rows.filter { row in
      let near = max(rows.lowerBound, row - reach)...min(rows.upperBound - 1, row + reach)
      return near.allSatisfy { self[$0] <= self[row] }
    }
  }

  /// The strength of a step.
  subscript(row: Int) -> Float {
    rows.contains(row) ? strengths[row - rows.lowerBound] : 0
  }

  /// The place of a step, between rows.
  func position(of row: Int) -> Double {
    let index = row - rows.lowerBound
    guard index > 0, index + 1 < steps.count else { return Double(row) }
    let (before, at, after) = (abs(steps[index - 1]), abs(steps[index]), abs(steps[index + 1]))
    let bend = before - 2 * at + after
    guard bend < 0 else { return Double(row) }
    return Double(row) + Double(max(-0.5, min(0.5, 0.5 * (before - after) / bend)))
  }
}

extension RowGradients {
  /// The steps of brightness across the width at rows of a picture that is the given number of rows
  /// farther down; nil where a row is not in it.
  func steps(at rows: Range<Int>, down shift: Double, reach: Int) -> [Float?] {
    let whole = Int(shift.rounded(.down))
    let part = Float(shift - Double(whole))
    let all = (rows.lowerBound...rows.upperBound).map { step(at: $0 + whole, reach: reach) }
    return zip(all, all.dropFirst()).map { near, far in
      guard let near, let far else { return nil }
      return near + part * (far - near)
    }
  }

  /// The difference of the edges of a row from those of another picture that is the given number of
  /// rows farther down, as the median over the columns; nil where the row is not in it.
  func difference(at row: Int, to other: RowGradients, down shift: Double) -> Float? {
    let there = row + Int(shift.rounded())
    guard row >= 0, row < height, there >= 0, there < height else { return nil }
    let kept = columns / 12..<columns - columns / 12
    let sizes = kept.map { abs(values[row * columns + $0] - other.values[there * columns + $0]) }
    return sizes.sorted()[sizes.count / 2]
  }

  /// The share of the columns with a step at a row in which another picture has the same one, the given number
  /// of rows farther down; none where few columns have one.
  func shareOfSteps(at row: Int, in other: RowGradients, down shift: Int, reach: Int) -> Double {
    guard let own = columnSteps(at: row, reach: reach),
      let others = other.columnSteps(at: row + shift, reach: reach)
    else { return 0 }
    let strong = own.indices.filter { abs(own[$0]) > ClipLimits.leastStep }
    let same = strong.count { own[$0] * others[$0] > ClipLimits.sameEdge * own[$0] * own[$0] }
    return 3 * strong.count > own.count ? Double(same) / Double(strong.count) : 0
  }

  /// The median over the columns of what the rows from a row on differ from those above it.
  private func step(at row: Int, reach: Int) -> Float? {
    guard var steps = columnSteps(at: row, reach: reach) else { return nil }
    steps.sort()
    return steps[steps.count / 2]
  }

  /// The steps to the rows from a row on from those above it, in each column but the outermost ones.
  private func columnSteps(at row: Int, reach: Int) -> [Float]? {
    guard row >= reach, row + reach < height else { return nil }
    let kept = columns / 12..<columns - columns / 12
    var sums = [Float](repeating: 0, count: kept.count)
    for line in -reach + 1..<reach {
      let weight = 1 - Float(abs(line)) / Float(reach)
      let start = (row - 1 + line) * columns + kept.lowerBound
      for column in sums.indices { sums[column] += weight * values[start + column] }
    }
    return sums
  }
}
