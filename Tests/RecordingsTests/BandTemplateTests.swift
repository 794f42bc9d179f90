import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// The place of a band of rows in another frame, and how much of it shows there, against sums written out.
struct BandTemplateTests {
  private static let (height, columns) = (44, RowPictures.columns)
  /// The rows of the band, and those in which its edges are.
  private static let (band, rows) = (18..<28, 17..<28)

  /// Two greys by lot in some rows of a plain page, but not at its sides, at a place between two rows, as strong as
  /// given.
  private static func page(
    at place: Double, gain: Double = 1, seed: Int = 5, height: Int = height
  ) -> FrameEdges {
    let look = RowScreen.lots(band.count, seed: seed)
    let (whole, part) = (Int(place.rounded(.down)), place - place.rounded(.down))
    let frame = (0..<height * columns).map { index -> UInt8 in
      let (row, column) = (index / columns - whole, index % columns)
      func gray(_ row: Int) -> Double {
        (0..<band.count).contains(row) && (10..<38).contains(column)
          ? Double(look[row * columns + column]) - 130 : 0
      }
      return UInt8((130 + gain * ((1 - part) * gray(row) + part * gray(row - 1))).rounded())
    }
    return FrameEdges(frame, height: height)
  }

  /// What fits best to a frame between two places of a band, by least squares.
  private struct Fit {
    private struct Term {
      let (weight, near, far, seen): (Double, Double, Double, Double)
      var slope: Double { far - near }
    }

    private(set) var (shift, quality, gain, share, error) = (0.0, 0.0, 0.0, 0.0, 0.0)
    private var least = Double.infinity

    /// Tries the places around a row.
    init(
      _ own: [Float], _ seen: [Float], _ weights: [Float]?, _ visible: Range<Int>, around row: Int
    ) {
      for lower in row - 1...row + 1 { tryPlace(lower, own, seen, weights, visible) }
    }

    private mutating func tryPlace(
      _ lower: Int, _ own: [Float], _ seen: [Float], _ weights: [Float]?, _ visible: Range<Int>
    ) {
      let (height, columns) = (BandTemplateTests.height, BandTemplateTests.columns)
      var (terms, all): ([Term], Double) = ([], 0)
      for row in BandTemplateTests.rows {
        for place in row * columns..<(row + 1) * columns {
          let (weight, near) = (Double(weights?[place] ?? 1), Double(own[place]))
          all += weight * near * near
          guard visible.contains(row + lower + 1), (0..<height - 1).contains(row + lower) else {
            continue
          }
          terms.append(
            Term(
              weight: weight, near: near, far: Double(own[place - columns]),
              seen: Double(seen[place + lower * columns])))
        }
      }
      func sum(_ value: (Term) -> Double) -> Double {
        terms.reduce(0) { $0 + $1.weight * value($1) }
      }
      let slope = sum { $0.slope * $0.slope }
      guard slope > 0 else { return }
      let part = max(0, min(1, sum { $0.slope * ($0.seen - $0.near) } / slope))
      func expected(_ term: Term) -> Double { term.near + part * term.slope }
      let off = sum { ($0.seen - expected($0)) * ($0.seen - expected($0)) } / sum { _ in 1 }
      guard off < least else { return }
      let (mine, both) = (sum { expected($0) * expected($0) }, sum { expected($0) * $0.seen })
      (least, shift, gain) = (off, Double(lower) + part, both / mine)
      quality = 2 * both / (mine + sum { $0.seen * $0.seen })
      (share, error) = (sum { $0.near * $0.near } / all, (off / slope).squareRoot())
    }
  }

  /// A frame between two rows of it says where a band is, how pale it is, and how much of it shows.
  @Test(arguments: 0..<TestLength.cases(24, long: 300)) func aPlaceIsTheLeastSquares(seed: Int)
    throws
  {
    var random = SplitMix64(seed: seed)
    let shift = (random.number(in: -9...9)).rounded() + random.number(in: 0.2...0.8)
    let seen = Self.page(
      at: Double(Self.band.lowerBound) + shift, gain: random.number(in: 0.6...1), seed: seed)
    let own = Self.page(at: Double(Self.band.lowerBound), seed: seed)
    let weights =
      seed.isMultiple(of: 2) ? nil : own.fine.values.map { _ in Float(random.number(in: 0.1...1)) }
    let cut = Int(random.number(in: -3...5))
    let first = Self.rows.lowerBound + Int(shift) + cut
    let visible = seed % 4 < 2 ? 0..<Self.height : max(0, first)..<first + 8
    let template = BandTemplate(own, rows: Self.rows, weights: weights)
    let rough = Int(shift.rounded()) + seed % 3 - 1
    let place = try #require(template.place(near: rough, in: seen, visible: visible))
    let fit = Fit(
      own.fine.values, seen.fine.values, weights, visible, around: Int(shift.rounded(.down)))
    #expect(abs(place.shift - fit.shift) < 1e-3 && abs(place.quality - fit.quality) < 1e-3)
    #expect(abs(place.gain - fit.gain) < 1e-3 && abs(place.share - fit.share) < 1e-3)
    #expect(abs(place.error - fit.error) < 1e-3 * max(1, fit.error))
  }

  /// It is looked for two rows around the one that is given, and nowhere else.
  @Test func aPlaceIsNearTheOneThatIsGiven() throws {
    let template = BandTemplate(Self.page(at: 18), rows: Self.rows)
    let seen = Self.page(at: 24)
    for rough in 0...12 {
      let place = template.place(near: rough, in: seen, visible: 0..<Self.height)
      let isThere = place.map { abs($0.shift - 6) < 1e-3 && $0.quality > 0.999 } ?? false
      #expect(isThere == (abs(rough - 6) <= 2), "near \(rough)")
    }
  }

  /// Where nothing shows is no place, nor is one in a picture that goes on alike.
  @Test func whatIsPlainHasNoPlace() {
    let template = BandTemplate(Self.page(at: 18), rows: Self.rows)
    let plain = RowScreen(height: Self.height).edges
    #expect(template.place(near: 0, in: plain, visible: 0..<Self.height) == nil)
    #expect(template.place(near: 0, in: Self.page(at: 18), visible: 0..<10) == nil)
    let ramp = RowScreen((0..<Self.height * Self.columns).map { UInt8($0 / Self.columns * 5) })
      .edges
    let even = BandTemplate(ramp, rows: 10..<20)
    #expect(even.place(near: 0, in: ramp, visible: 0..<Self.height) == nil)
    #expect(even.place(near: 3, in: ramp, visible: 0..<Self.height) == nil)
  }

  /// One step is a band as well, wherever it goes on the screen.
  @Test func aBandMayBeOneRow() throws {
    func step(at row: Int) -> FrameEdges {
      var screen = RowScreen(height: Self.height)
      screen.step(at: row, 0..<Self.columns, by: 80)
      return screen.edges
    }
    let template = BandTemplate(step(at: 20), rows: 19..<20)
    for row in 1..<Self.height {
      let place = try #require(
        template.place(near: row - 20, in: step(at: row), visible: 0..<Self.height), "\(row)")
      #expect(abs(place.shift - Double(row - 20)) < 1e-6)
      #expect(abs(place.quality - 1) < 1e-6 && abs(place.gain - 1) < 1e-6 && place.error < 1e-6)
    }
  }

  /// So is one at the picture's upper end.
  @Test func aBandMayBeTheFirstRows() throws {
    var screen = RowScreen(height: Self.height)
    screen.step(at: 2, 0..<Self.columns, by: 80)
    let template = BandTemplate(screen.edges, rows: 1..<2)
    let place = try #require(
      template.place(near: 0, in: screen.edges, visible: 0..<Self.height))
    #expect(place.shift == 0 && abs(place.quality - 1) < 1e-6 && place.share == 1)
  }

  /// The share of what shows in a band that a frame shows as well, by what is more than it.
  private static func trusted(
    _ template: BandTemplate, by frame: FrameEdges, down shift: Int = 0
  ) -> Double {
    var (low, high): (Float, Float) = (0, 2)
    for _ in 0..<14 {
      let middle = (low + high) / 2
      if template.trusting(frame, down: shift, least: middle) == nil {
        high = middle
      } else {
        low = middle
      }
    }
    return Double(low)
  }

  /// A frame that shows a band a row farther up or down shows all of it, and one without it a fiftieth.
  @Test func aFrameShowsABandARowApart() {
    let own = RowScreen.noise(Self.height, seed: 4)
    func moved(_ down: Int) -> FrameEdges {
      var screen = RowScreen(height: Self.height)
      screen.lay(own, at: down)
      return screen.edges
    }
    let template = BandTemplate(moved(0), rows: 12..<30)
    for down in [0, 5, -7] {
      for near in -1...1 {
        #expect(abs(Self.trusted(template, by: moved(down + near), down: down) - 1) < 1e-3)
      }
      for far in [-2, 2] {
        #expect(Self.trusted(template, by: moved(down + far), down: down) < 0.6)
      }
    }
    let two = BandTemplate(Self.page(at: 18), rows: Self.rows)
    #expect(abs(Self.trusted(two, by: RowScreen(height: Self.height).edges) - 0.02) < 1e-3)
    #expect(Self.trusted(two, by: Self.page(at: 18, gain: 0.9)) > 0.7)
  }

  /// Of rows that are not on the screen there, or are its first or last one, nothing is known.
  @Test(arguments: [-26, -20, -17, -16, 12, 15, 16, 20]) func whatIsOffTheScreenIsNotTrusted(
    shift: Int
  ) {
    let own = Self.page(at: 18)
    let template = BandTemplate(own, rows: Self.rows)
    let seen = Self.page(at: 18 + Double(shift))
    var (shown, all) = (0.0, 0.0)
    for row in Self.rows {
      for value in own.fine.values[row * Self.columns..<(row + 1) * Self.columns] {
        let square = Double(value * value)
        all += square
        shown += (1..<Self.height - 1).contains(row + shift) ? square : 0.02 * square
      }
    }
    #expect(abs(Self.trusted(template, by: seen, down: shift) - shown / all) < 2e-3)
  }

  /// What a band says less of counts for less, whatever frame shows it.
  @Test func whatIsNotTheBandsOwnIsNotTrustedAgain() {
    let own = Self.page(at: 18)
    let left = own.fine.values.indices.map { $0 % Self.columns < 24 ? Float(1) : 0 }
    let template = BandTemplate(own, rows: Self.rows, weights: left)
    func half(_ kept: Range<Int>) -> FrameEdges {
      var screen = RowScreen(height: Self.height)
      screen.lay(RowScreen.lots(Self.band.count, seed: 5), at: 18, kept)
      return screen.edges
    }
    #expect(abs(Self.trusted(template, by: half(0..<24)) - 1) < 1e-3)
    #expect(abs(Self.trusted(template, by: half(24..<48)) - 0.02) < 1e-3)
    let again = template.trusting(half(0..<48), down: 0)
    #expect(again.map { abs(Self.trusted($0, by: half(24..<48)) - 0.02) < 1e-3 } == true)
  }

  /// The rows from above in which less than a share of it shows, as a share of its height.
  @Test(arguments: [0.0, 0.2, 0.35, 0.5, 0.9, 1.1]) func aShareShowsInAPart(share: Double) {
    let own = RowScreen(RowScreen.noise(Self.height, seed: 9)).edges
    for weights in [nil, own.fine.values.map { $0 > 0 ? 0.3 : 1 }] as [[Float]?] {
      let sums = (10..<26).map { row in
        (row * Self.columns..<(row + 1) * Self.columns).map {
          Double(weights?[$0] ?? 1) * Double(own.fine.values[$0] * own.fine.values[$0])
        }.reduce(0, +)
      }
      var (rows, sum) = (0, 0.0)
      while rows < 16, sum + sums[rows] <= share * sums.reduce(0, +) {
        sum += sums[rows]
        rows += 1
      }
      let template = BandTemplate(own, rows: 10..<26, weights: weights)
      #expect(template.part(showing: share) == Double(rows) / 16)
    }
    #expect(BandTemplate(own, rows: 10..<10).part(showing: share) == 0)
  }
}
