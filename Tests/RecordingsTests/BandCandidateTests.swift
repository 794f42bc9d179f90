import Testing

@testable import Recordings

/// The places where a band may be in a frame, the best one first.
struct BandCandidateTests {
  private static let columns = RowPictures.columns

  private static func page(
    _ height: Int, at places: [Int], look: [UInt8]
  ) -> FrameEdges {
    var screen = RowScreen(height: height)
    for place in places { screen.lay(look, at: place) }
    return screen.edges
  }

  /// All places are found that are as far down as is asked for, and no others.
  @Test(arguments: [-9, -8, 0, 11, 12]) func placesAreAmongThoseAskedFor(shift: Int) {
    let look = RowScreen.noise(10, seed: 3)
    let template = BandTemplate(Self.page(60, at: [25], look: look), rows: 24..<35)
    let found = template.candidates(
      in: Self.page(60, at: [25 + shift], look: look), shifts: -8...11, visible: 0..<60)
    let isIn = (-8...11).contains(shift)
    #expect((found.first.map { $0.position == shift && $0.quality > 0.99 } ?? false) == isIn)
  }

  /// In pictures of two rows for each coarse one the odd rows are found as well.
  @Test(arguments: [39, 40, 41]) func aCoarsePictureHasAllPlaces(shift: Int) {
    let look = RowScreen.noise(40, seed: 4)
    let template = BandTemplate(Self.page(1280, at: [500], look: look), rows: 499..<540)
    let found = template.candidates(
      in: Self.page(1280, at: [500 + shift], look: look), shifts: shift...shift,
      visible: 0..<1280)
    #expect(found.first?.position == shift)
  }

  /// A place of which a part shows is worth less, by the root of the share.
  @Test(arguments: [30, 26, 22]) func aPartIsWorthLess(rows: Int) throws {
    let look = RowScreen.noise(30, seed: 6, in: 50...210)
    let own = Self.page(90, at: [20], look: look)
    let template = BandTemplate(own, rows: 19..<50)
    let seen = Self.page(90, at: [44], look: look)
    let found = template.candidates(in: seen, shifts: 10...40, visible: 0..<44 + rows)
    let best = try #require(found.first)
    func energy(_ rows: Range<Int>) -> Double {
      own.fine.values[rows.lowerBound * Self.columns..<rows.upperBound * Self.columns]
        .reduce(0) { $0 + Double($1 * $1) }
    }
    let share = energy(19..<20 + rows) / energy(19..<50)
    #expect(best.position == 24)
    #expect(abs(Double(best.quality) - 0.65 - 0.35 * share.squareRoot()) < 0.01)
  }

  /// So it is of a band that is taller than is compared row by row.
  @Test func aTallBandIsAsGood() throws {
    let look = RowScreen.noise(320, seed: 7)
    let template = BandTemplate(Self.page(640, at: [40], look: look), rows: 39..<360)
    func best(_ visible: Range<Int>) throws -> LikelyPath.Candidate {
      try #require(
        template.candidates(
          in: Self.page(640, at: [90], look: look), shifts: 40...60, visible: visible
        ).first)
    }
    let (all, most) = (try best(0..<640), try best(0..<90 + 304))
    #expect(all.position == 50 && abs(all.quality - 1) < 0.01)
    #expect(most.position == 50)
    #expect(abs(Double(most.quality) - 0.65 - 0.35 * 0.95.squareRoot()) < 0.01)
  }

  /// Of two places the one that agrees better is the first; one that agrees too little is none.
  @Test func theBestPlaceIsTheFirst() {
    let look = RowScreen.noise(12, seed: 8)
    let template = BandTemplate(Self.page(120, at: [20], look: look), rows: 19..<32)
    var screen = RowScreen(height: 120)
    screen.lay(look, at: 40, 0..<30)
    screen.lay(look, at: 70)
    screen.lay(look, at: 100, 0..<4)
    let found = template.candidates(in: screen.edges, shifts: 0...90, visible: 0..<120)
    #expect(found.prefix(2).map(\.position) == [50, 20])
    #expect(!found.contains { abs($0.position - 80) < 2 })
    let all = template.candidates(
      in: screen.edges, shifts: 0...90, visible: 0..<120, least: 0.05)
    #expect(all.contains { $0.position == 80 })
  }

  /// Much that agrees is worth more than half that agrees a little better.
  @Test func aWholeBandIsTheFirst() {
    let look = RowScreen.noise(24, seed: 12)
    let template = BandTemplate(Self.page(120, at: [10], look: look), rows: 9..<34)
    var screen = RowScreen(height: 120)
    screen.lay(look, at: 40, 0..<44)
    screen.lay(look, at: 80)
    let found = template.candidates(in: screen.edges, shifts: 20...80, visible: 0..<92)
    #expect(found.prefix(2).map(\.position) == [30, 70])
  }

  /// Between two rows thin lines fade, and the place is as good as the mixture of both.
  @Test func aPlaceBetweenRowsIsAsGood() throws {
    let look = RowScreen.noise(20, seed: 9)
    let template = BandTemplate(Self.page(80, at: [20], look: look), rows: 19..<40)
    let frame = zip(
      Self.frame(at: 40, look), Self.frame(at: 41, look)
    ).map { UInt8((Int($0) + Int($1)) / 2) }
    let seen = FrameEdges(frame, height: 80)
    let best = try #require(
      template.candidates(in: seen, shifts: 10...30, visible: 0..<80).first)
    #expect([20, 21].contains(best.position) && best.quality > 0.97)
  }

  private static func frame(at place: Int, _ look: [UInt8]) -> [UInt8] {
    var screen = RowScreen(height: 80)
    screen.lay(look, at: place)
    return screen.pixels
  }

  /// Nothing that is visible is no place.
  @Test func whatIsNotVisibleIsNoPlace() {
    let look = RowScreen.noise(12, seed: 8)
    let own = Self.page(120, at: [20], look: look)
    let template = BandTemplate(own, rows: 19..<32)
    #expect(template.candidates(in: own, shifts: -5...5, visible: 60..<120).isEmpty)
    #expect(template.candidates(in: own, shifts: -5...5, visible: 0..<0).isEmpty)
    #expect(template.candidates(in: own, shifts: 0...0, visible: 0..<120).map(\.position) == [0])
  }
}
