import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// A bar ends where most rows that go with it are above, and most that stay below, against all ends tried.
struct BarEndTests {
  private static let (height, offset, reach) = (220, 60, 4)
  /// The rows that may be the bar's.
  private static let rows = 100..<140

  /// The rows between which a bar ends of which some rows go along and others stay, on a plain page.
  private static func foot(go: [Int], stay: [Int], doubt: Int) -> ClosedRange<Int> {
    let columns = 12..<36
    var (closed, seen) = (RowScreen(height: height, of: 125), RowScreen(height: height, of: 125))
    for (index, row) in (go + stay).sorted().enumerated() {
      let level = index.isMultiple(of: 2) ? 12 : -12
      closed.step(at: row + offset + 1, columns, by: level)
      if go.contains(row) { seen.step(at: row + 1, columns, by: level) }
    }
    var votes = RowVotes(
      rows: rows.lowerBound + offset..<height, closed: closed.pixels, covered: 0..<0)
    votes.count(seen.pixels, up: Double(offset), above: height)
    return RowAllegiance(
      RowScreen(height: height, of: 125).pixels, votes, down: offset, rows: rows, reach: reach
    ).foot(doubt: doubt)
  }

  /// The last four rows are the keyboard's edge; what is left below counts if it is as much as the doubt.
  @Test(arguments: 0..<TestLength.cases(16, long: 200), [1, 4]) func aBarEndsWhereMostSaySo(
    seed: Int, doubt: Int
  ) {
    var random = SplitMix64(seed: seed)
    let lots = Self.rows.map { _ in random.number(in: 0...1) }
    let share = random.number(in: 0.1...0.3)
    let go = Self.rows.filter { lots[$0 - 100] < share }.prefix(9)
    let stay = Self.rows.filter { lots[$0 - 100] > 1 - share }.prefix(9)
    func score(_ end: Int) -> Int {
      let above = Self.rows.lowerBound..<min(end, Self.rows.upperBound - Self.reach)
      return go.count(where: above.contains) - stay.count(where: above.contains)
    }
    let ends = Self.rows.lowerBound...Self.rows.upperBound
    let most = ends.map(score).max() ?? 0
    let best = ends.filter { score($0) == most }
    let isOpen = score(Self.rows.upperBound) > most - doubt
    let foot = Self.foot(go: Array(go), stay: Array(stay), doubt: doubt)
    #expect(foot.lowerBound == best.first && foot.upperBound == (isOpen ? 140 : best.last))
  }

  /// A bar of one grey down to a row of the open rest, and some rows of a third grey between it and the page.
  private static func plainFoot(
    downTo end: Int, mixed: Int = 0, bar: Int = 160, page: Int = 200, doubt: Int = 4,
    isWide: Bool = true
  ) -> ClosedRange<Int> {
    func frame(_ down: Int) -> [UInt8] {
      var screen = RowScreen(height: height, of: page)
      let columns = isWide ? 0..<RowScreen.columns : 6..<42
      screen.fill(60 + down..<end + down, columns, with: bar)
      screen.fill(end + down..<end + mixed + down, columns, with: (bar + page) / 2)
      return screen.pixels
    }
    let votes = RowVotes(
      rows: rows.lowerBound + offset..<height, closed: frame(offset), covered: 0..<0)
    return RowAllegiance(frame(0), votes, down: offset, rows: rows, reach: reach).foot(doubt: doubt)
  }

  /// Rows that are as grey as the bar at its sides are its own, those as the page are not, and others are either.
  @Test func aPlainBarEndsWhereItsGreyDoes() {
    for end in [100, 104, 120, 125] { #expect(Self.plainFoot(downTo: end) == end...end) }
    #expect(Self.plainFoot(downTo: 120, mixed: 6) == 120...126)
    #expect(Self.plainFoot(downTo: 140) == 136...140)
    #expect(Self.plainFoot(downTo: 120, bar: 195) == 120...120)
    #expect(Self.plainFoot(downTo: 120, bar: 196) == 100...140, "as good as the page's grey")
    #expect(Self.plainFoot(downTo: 120, isWide: false) == 100...140, "beside it is the page")
    // Sixteen rows of the page count eight.
    #expect(Self.plainFoot(downTo: 120, doubt: 8) == 120...120)
    #expect(Self.plainFoot(downTo: 120, doubt: 9) == 120...140)
  }
}
