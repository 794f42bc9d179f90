import SeededRandom
import Testing

@testable import Recordings

/// Edges across the width, and bands of rows, are where they were drawn.
struct FrameEdgesTests {
  private static let (height, columns) = (400, RowPictures.columns)

  /// One grey above a place between rows, another one below it, in some columns.
  private static func step(
    at place: Double, from above: Int, to below: Int, in kept: Range<Int> = 0..<columns
  ) -> FrameEdges {
    let whole = Int(place.rounded(.down))
    let mixed = Double(above) + (1 - (place - Double(whole))) * Double(below - above)
    let frame = (0..<height * columns).map { index -> UInt8 in
      let row = index / columns
      guard row >= whole, kept.contains(index % columns) else { return UInt8(above) }
      return row == whole ? UInt8(mixed.rounded()) : UInt8(below)
    }
    return FrameEdges(frame, height: height)
  }

  @Test(arguments: [(240, 60), (60, 240), (200, 190)], [150.0, 150.25, 150.5, 150.8])
  func anEdgeIsBetweenItsRows(_ greys: (Int, Int), _ place: Double) throws {
    let edges = Self.step(at: place, from: greys.0, to: greys.1)
    for near in [-1.6, -0.5, 0.4] {
      #expect(abs(try #require(edges.position(near: place + near)) - place) < 0.11)
    }
    #expect(edges.position(near: 250) == nil && edges.position(near: 5000) == nil)
    #expect(abs(Double(edges.across(149)) - Double(abs(greys.1 - greys.0))) < 1)
    #expect(edges.across(120) == 0 && edges.across(-1) == 0 && edges.across(Self.height) == 0)
  }

  /// An edge that ends before a side is none across the width.
  @Test(arguments: [(0..<48, true), (2..<48, false), (0..<46, false), (8..<40, false)])
  func anEdgeAcrossTheWidthReachesBothSides(_ kept: Range<Int>, _ isWide: Bool) {
    let edges = Self.step(at: 150, from: 200, to: 120, in: kept)
    #expect(edges.isFullWidth(149) == isWide)
    #expect(!edges.isFullWidth(100) && !edges.isFullWidth(0))
  }

  /// What is too faint to be told from codecs' noise is no edge.
  @Test func aFaintEdgeIsNone() {
    #expect(!Self.step(at: 150, from: 200, to: 197).isFullWidth(149))
    #expect(Self.step(at: 150, from: 200, to: 196).isFullWidth(149))
  }

  /// Columns that show the same step in both pictures, of those that show one: the page behind others may be another
  /// one.
  @Test func anEdgeIsTheSameInSomeColumns() {
    let whole = Self.step(at: 150, from: 200, to: 120).fine
    func share(_ kept: Range<Int>, to below: Int = 120, down: Int = 30) -> Double {
      let other = Self.step(at: 180, from: 200, to: below, in: kept).fine
      return whole.shareOfSteps(at: 150, in: other, down: down, reach: 4)
    }
    // Four of 48 columns at each side are left out.
    #expect(share(0..<48) == 1 && share(0..<24) == 0.5 && share(34..<44) == 0.25)
    #expect(share(0..<48, to: 160) == 0 && share(0..<48, to: 140) == 1, "0.6 of the step")
    #expect(share(0..<48, to: 255) == 0, "the other way")
    #expect(share(0..<48, down: 0) == 0 && share(0..<48, down: 300) == 0)
    let few = Self.step(at: 150, from: 200, to: 120, in: 4..<16).fine
    #expect(few.shareOfSteps(at: 150, in: whole, down: 0, reach: 4) == 0)
    let some = Self.step(at: 150, from: 200, to: 120, in: 4..<19).fine
    #expect(some.shareOfSteps(at: 150, in: whole, down: 0, reach: 4) == 1)
  }

  private static func noise(_ rows: Int, seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<rows * columns).map { _ in UInt8(random.number(in: 40...220)) }
  }

  /// A page of one grey on which rows lie at a place between two of it, paler by a factor.
  private static func page(_ rows: [UInt8], at place: Double, gain: Double = 1) -> FrameEdges {
    var frame = [UInt8](repeating: 130, count: height * columns)
    let (whole, count) = (Int(place.rounded(.down)), rows.count / columns)
    let part = place - Double(whole)
    for row in max(0, whole)..<min(height, whole + count + 1) {
      for column in 0..<columns {
        func grey(_ line: Int) -> Double {
          line < 0 || line >= count ? 0 : Double(rows[line * columns + column]) - 130
        }
        let mixed = part * grey(row - whole - 1) + (1 - part) * grey(row - whole)
        frame[row * columns + column] = UInt8((130 + gain * mixed).rounded())
      }
    }
    return FrameEdges(frame, height: height)
  }

  /// A band is found between two rows; a pale one is off by a part of a row.
  @Test(arguments: [80.0, 80.25, 80.5, 80.9, -60, -60.4], [(1.0, 0.03), (0.5, 0.3)])
  func aBandIsFoundBetweenRows(_ shift: Double, _ pale: (gain: Double, error: Double)) throws {
    let gain = pale.gain
    let rows = Self.noise(50, seed: 5)
    let template = BandTemplate(Self.page(rows, at: 200), rows: 199..<250)
    let place = try #require(
      template.place(
        near: Int(shift.rounded()), in: Self.page(rows, at: 200 + shift, gain: gain),
        visible: 0..<Self.height))
    #expect(abs(place.shift - shift) < pale.error && abs(place.share - 1) < 0.01)
    #expect(abs(place.gain - gain) < (gain == 1 ? 0.03 : 0.25))
    let quality = 2 * gain / (1 + gain * gain)
    #expect(abs(place.quality - quality) < pale.error)
    if gain == 1 { #expect(place.error < 0.02) }
    let found = template.candidates(
      in: Self.page(rows, at: 200 + shift), shifts: -120...120, visible: 0..<Self.height)
    #expect(found.first.map { abs(Double($0.position) - shift) <= 0.5 } == true)
  }

  /// Of a band of which half is visible half is seen, where it is.
  @Test(arguments: [0.25, 0.5, 0.8]) func aPartOfABandIsFound(_ part: Double) throws {
    let rows = Self.noise(60, seed: 9)
    let template = BandTemplate(Self.page(rows, at: 100), rows: 99..<160)
    let end = 180 + Int(60 * part)
    let place = try #require(
      template.place(near: 81, in: Self.page(rows, at: 180), visible: 0..<end))
    #expect(abs(place.shift - 80) < 0.02 && abs(place.share - part) < 0.06)
    #expect(abs(template.part(showing: part) - part) < 0.06)
  }

  /// A faint half of a band is found where it is, whatever specks another half has that is not trusted.
  @Test(arguments: 0..<6) func aBandIsFoundByWhatIsTrusted(_ seed: UInt64) throws {
    let (bar, rows) = (Self.noise(60, seed: seed), 200..<260)
    func frame(_ down: Int, specks: Double) -> FrameEdges {
      var random = SplitMix64(seed: seed + 100)
      var frame = [UInt8](repeating: 130, count: Self.height * Self.columns)
      for place in frame.indices where place % Self.columns >= 24 {
        let lot = random.number(in: 0...1)
        if lot < specks { frame[place] = lot < specks / 2 ? 5 : 250 }
      }
      for row in rows {
        for column in 0..<24 {
          let look = Int(bar[(row - rows.lowerBound) * Self.columns + column])
          frame[(row + down) * Self.columns + column] = UInt8(130 + (look - 130) / 6)
        }
      }
      return FrameEdges(frame, height: Self.height)
    }
    let template = BandTemplate(frame(0, specks: 0.08), rows: rows)
    let trusted = try #require(template.trusting(frame(0, specks: 0), down: 0))
    let found = trusted.candidates(
      in: frame(90, specks: 0), shifts: -120...120, visible: 0..<Self.height)
    #expect(found.first?.position == 90)
  }

  /// The keyboard's edge is what is as far down as it in all pictures; a line of the page is in one, and one
  /// below it in every second one.
  @Test(arguments: [1.0, -1], [200, 200.3, 199.8])
  func theKeyboardsEdgeMovesWithIt(_ sign: Double, _ top: Double) {
    let shifts = [0.0, 20, 45, 70, 90, 120]
    let pictures = shifts.enumerated().map { index, shift -> (edges: FrameEdges, shift: Double) in
      let frame = (0..<Self.height).flatMap { line -> [UInt8] in
        let row = Double(line) - shift
        let isLine = (175..<180).contains(line)
        let half = index.isMultiple(of: 2) && row >= 215 ? 30.0 : 0
        let share = max(0, min(1, row + 1 - top))
        let grey = share > 0 ? 130 + (20 * share + half) * sign : isLine ? 30 : 130
        return [UInt8](repeating: UInt8(grey), count: Self.columns)
      }
      return (FrameEdges(frame, height: Self.height), shift)
    }
    let edge = KeyboardEdge(rows: 150..<230, in: pictures, reach: 4)
    #expect(edge.peaks.max { edge[$0] < edge[$1] } == 200)
    #expect(abs(edge.position(of: 200) - top) < 0.13 && edge[200] > 15)
    #expect(edge[175] < 1 && edge[180] < 1 && edge[215] < 1 && edge[149] == 0 && edge[230] == 0)
    #expect(Double(edge.steps[50]) * sign > 15)
  }
}
