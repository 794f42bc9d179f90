import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// Differences of rows, and sums over two pictures, against the plainest way to compute them.
struct RowGradientsTests {
  private static let columns = RowPictures.columns

  private static func picture(_ height: Int, _ random: inout SplitMix64) -> [UInt8] {
    (0..<height * columns).map { _ in UInt8(random.number(in: 0...255)) }
  }

  private static func isNear(_ one: Float, _ other: Double) -> Bool {
    abs(Double(one) - other) < 1e-4 * max(1, abs(other))
  }

  /// What each row differs by from the one below it; the last one from nothing.
  @Test func anEdgeIsTheDifferenceFromTheRowBelow() {
    var random = SplitMix64(seed: 2)
    let frame = Self.picture(9, &random)
    let values = RowGradients(frame, height: 9).values
    for place in frame.indices {
      let below = place + Self.columns
      let right = below < frame.count ? Float(frame[below]) - Float(frame[place]) : 0
      #expect(values[place] == right)
    }
  }

  /// A coarse edge is that of the means of some rows and columns.
  @Test(arguments: [(1, 3), (2, 3), (4, 3), (3, 6)]) func aCoarseEdgeIsOfMeans(
    step: Int, width: Int
  ) {
    var random = SplitMix64(seed: 3)
    let height = 26
    let frame = Self.picture(height, &random)
    let coarse = RowGradients(frame, height: height, coarserBy: step, columns: width)
    #expect(coarse.height == height / step && coarse.columns == Self.columns / width)
    func mean(_ row: Int, _ column: Int) -> Double {
      var sum = 0.0
      for line in row * step..<(row + 1) * step {
        for place in column * width..<(column + 1) * width {
          sum += Double(frame[line * Self.columns + place])
        }
      }
      return sum / Double(step * width)
    }
    for row in 0..<coarse.height {
      for column in 0..<coarse.columns {
        let right = row + 1 < coarse.height ? mean(row + 1, column) - mean(row, column) : 0
        #expect(abs(Double(coarse.values[row * coarse.columns + column]) - right) < 1e-3)
      }
    }
  }

  /// Half a row farther down an edge is shared by two rows.
  @Test func betweenRowsIsHalfOfBoth() {
    var random = SplitMix64(seed: 5)
    let edges = RowGradients(Self.picture(8, &random), height: 8)
    let between = edges.betweenRows
    #expect(between.height == 8 && between.columns == Self.columns)
    for place in edges.values.indices {
      let above = place < Self.columns ? 0 : edges.values[place - Self.columns]
      #expect(between.values[place] == (edges.values[place] + above) / 2)
    }
  }

  /// Sums are of the rows that both pictures have, each place by its weight; the last row has no edge.
  @Test(arguments: 0..<TestLength.cases(30, long: 500)) func sumsAreOfRowsThatBothHave(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (height, other) = (
      20 + Int(random.number(in: 0...20)), 20 + Int(random.number(in: 0...20))
    )
    let own = RowGradients(Self.picture(height, &random), height: height)
    let seen = RowGradients(Self.picture(other, &random), height: other)
    let first = Int(random.number(in: -4...20))
    let rows = first..<first + Int(random.number(in: 0...30))
    let shift = Int(random.number(in: -25...25))
    let step = seed % 3 + 1
    let weights =
      seed.isMultiple(of: 2) ? nil : own.values.map { _ in Float(random.number(in: 0...1)) }
    var (product, mine, theirs) = (0.0, 0.0, 0.0)
    let kept = rows.filter { row in
      (0..<height - 1).contains(row) && (0..<other - 1).contains(row + shift)
    }
    for row in stride(from: kept.first ?? 0, to: (kept.last ?? -1) + 1, by: step) {
      for column in 0..<Self.columns {
        let place = row * Self.columns + column
        let (a, b) = (
          Double(own.values[place]), Double(seen.values[place + shift * Self.columns])
        )
        let weight = weights.map { Double($0[place]) } ?? 1
        product += weight * a * b
        mine += weight * a * a
        theirs += weight * b * b
      }
    }
    let sum = own.agreement(of: rows, with: seen, down: shift, weights: weights, step: step)
    #expect(abs(Double(sum.product) - product) < 1e-4 * max(1, mine + theirs))
    #expect(Self.isNear(sum.energies, mine + theirs) && Self.isNear(sum.energy, mine))
    let quality = mine + theirs > 0 ? 2 * product / (mine + theirs) : 0
    #expect(abs(Double(sum.quality) - quality) < 1e-3)
    #expect(
      abs(own.agreement(of: rows, with: own, down: 0).quality - 1) < 1e-4 || kept.isEmpty
        || rows.clamped(to: 0..<height - 1).isEmpty)
  }

  /// A coarse place weighs what shows of its fine ones.
  @Test(arguments: [640, 1280]) func coarseWeightsAreMeansOfFineOnes(height: Int) {
    var random = SplitMix64(seed: 8)
    let edges = FrameEdges(Self.picture(height, &random), height: height)
    #expect(edges.step == height / 640)
    let even = edges.coarseWeights(edges.fine.values.map { _ in 0.25 })
    #expect(even.count == edges.coarse.values.count && even.allSatisfy { abs($0 - 0.25) < 1e-5 })
    // Of one column in three, that of its share of all that shows.
    let odd = edges.coarseWeights(edges.fine.values.indices.map { $0.isMultiple(of: 3) ? 1 : 0 })
    for place in stride(from: 0, to: odd.count, by: 41) {
      let (row, column) = (place / edges.coarse.columns, place % edges.coarse.columns)
      var (some, all) = (Float(0), Float(0))
      for line in row * edges.step..<(row + 1) * edges.step {
        for side in 0..<3 {
          let value = edges.fine.values[line * Self.columns + column * 3 + side]
          all += 1 + value * value
          if side == 0 { some += 1 + value * value }
        }
      }
      #expect(abs(odd[place] - some / all) < 1e-4)
    }
  }

  /// A row's texture is the mean of its edges' sizes, and its difference from another one the median of most columns'.
  @Test func aRowIsComparedByItsColumns() {
    var random = SplitMix64(seed: 13)
    let (one, other) = (
      FrameEdges(Self.picture(30, &random), height: 30),
      FrameEdges(Self.picture(30, &random), height: 30)
    )
    for row in 0..<24 {
      let own = one.fine.values[row * Self.columns..<(row + 1) * Self.columns]
      let sizes = own.map { Double(abs($0)) }
      #expect(Self.isNear(one.texture(row), sizes.reduce(0, +) / Double(Self.columns)))
      let offs = (4..<44).map { column in
        abs(
          one.fine.values[row * Self.columns + column]
            - other.fine.values[(row + 5) * Self.columns + column])
      }
      let seen = one.fine.difference(at: row, to: other.fine, down: 5.3)
      #expect(seen == offs.sorted()[20])
    }
    #expect(one.fine.difference(at: 25, to: other.fine, down: 5) == nil)
    #expect(one.fine.difference(at: 3, to: other.fine, down: -4) == nil)
    #expect(one.fine.difference(at: -1, to: other.fine, down: 4) == nil)
    #expect(one.fine.difference(at: 30, to: other.fine, down: -4) == nil)
  }
}

/// What lies over all that moves is taken away, and nothing else.
struct OverlayTests {
  private static let (height, columns) = (1000, RowPictures.columns)

  /// Rows of many greys, alike from side to side.
  private static let page = (0..<height * columns).map { UInt8(($0 / columns * 37) % 200 + 20) }

  private static func drawn(_ rows: Range<Int>, _ kept: Range<Int>) -> [UInt8] {
    var frame = page
    for row in rows { for column in kept { frame[row * columns + column] = 0 } }
    return frame
  }

  @Test func aHomeIndicatorIsTakenAway() {
    #expect(Self.page.withoutOverlays(height: Self.height) == Self.page)
    #expect(Self.drawn(979..<996, 13..<34).withoutOverlays(height: Self.height) == Self.page)
    // Above its zone, and beside it, is what a page shows.
    for other in [Self.drawn(978..<979, 13..<34), Self.drawn(985..<990, 4..<10)] {
      #expect(other.withoutOverlays(height: Self.height) == other)
    }
  }

  @Test func roundCornersAreTakenAway() {
    let radius = 75.0
    var frame = Self.page
    for row in 925..<Self.height {
      let away = radius - Double(Self.height - 1 - row)
      let inset = radius - (radius * radius - away * away).squareRoot()
      for column in 0..<Int((inset / radius * 8).rounded(.up)) {
        frame[row * Self.columns + column] = 0
        frame[(row + 1) * Self.columns - 1 - column] = 0
      }
    }
    #expect(frame != Self.page && frame.withoutOverlays(height: Self.height) == Self.page)
    // One dark corner is no screen's.
    let one = Self.drawn(995..<1000, 0..<3)
    #expect(one.withoutOverlays(height: Self.height) == one)
  }

  /// The difference of two frames, row by row.
  @Test func rowsDifferByTheirMeans() {
    var random = SplitMix64(seed: 21)
    let frames = (0..<2).map { _ in
      (0..<12 * Self.columns).map { _ in UInt8(random.number(in: 0...255)) }
    }
    let pictures = RowPictures(width: 300, height: 12, times: [0, 1], frames: frames)
    let differences = pictures.rowDifferences(0, 1)
    #expect(differences.count == 12 && differences == pictures.rowDifferences(1, 0))
    for row in 0..<12 {
      let sum = (row * Self.columns..<(row + 1) * Self.columns).map {
        abs(Int(frames[0][$0]) - Int(frames[1][$0]))
      }.reduce(0, +)
      #expect(differences[row] == Float(sum) / Float(Self.columns))
    }
  }
}
