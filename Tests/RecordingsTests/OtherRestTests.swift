import Testing

@testable import Recordings

/// Rows that another rest without a keyboard shows otherwise, and what is beside them.
struct OtherRestTests {
  private static let (height, row) = (47, 25)
  private typealias Step = RowScreen.Step

  private static func page(_ steps: [Step]) -> [UInt8] {
    RowScreen(height: height, of: 100, steps: steps).pixels
  }

  private static func columns(_ count: Int, of blocks: Int) -> [Int] {
    (0..<blocks).flatMap { block in (0..<count).map { 12 + 4 * block + $0 } }
  }

  private static func votes(_ closed: [Step], _ other: [Step]) -> RowVotes {
    var votes = RowVotes(rows: 5..<height, closed: page(closed), covered: 0..<0)
    votes.count(rest: page(other))
    return votes
  }

  /// Two blocks of three columns show another step there, of more than five levels.
  @Test(arguments: 1...4, 1...3) func aRowIsOtherByItsBlocks(_ count: Int, _ blocks: Int) {
    let columns = Self.columns(count, of: blocks)
    let isOther = count >= 3 && blocks >= 2
    for (closed, other) in [(0, 6), (0, -6), (40, 20), (40, 0), (40, -40)] {
      let votes = Self.votes([(Self.row, closed, columns)], [(Self.row, other, columns)])
      let isWeak = 2 * abs(closed - other) <= max(abs(closed), abs(other))
      #expect(votes[Self.row] == (isOther && !isWeak ? false : nil), "\(closed) to \(other)")
      #expect(votes[Self.row - 1] == nil && votes[Self.row + 1] == nil)
    }
    let alike = Self.votes([(Self.row, 40, columns)], [(Self.row, 45, columns)])
    #expect(alike[Self.row] == nil)
  }

  /// A block goes with the bar unless one of its columns is otherwise in another rest.
  @Test(arguments: 2...4, 0...4) func aBlockOfAnotherLookDoesNotGo(_ blocks: Int, _ others: Int) {
    guard others <= blocks else { return }
    let columns = Self.columns(4, of: blocks)
    let changed = (0..<others).map { 13 + 4 * $0 }
    let same = columns.filter { !changed.contains($0) }
    var votes = Self.votes(
      [(Self.row, 40, columns)], [(Self.row, 40, same), (Self.row, 15, changed)])
    votes.count(Self.page([(Self.row - 12, 40, columns)]), up: 12, above: Self.height)
    #expect(votes[Self.row] == (blocks - others >= 2 ? true : nil))
  }

  /// Within eight rows of an edge half of its strength is what a codec leaves.
  @Test(arguments: [-9, -8, 8, 9], [true, false]) func whatIsWeakBesideAnEdgeIsNotOther(
    _ down: Int, _ isNew: Bool
  ) {
    let columns = Self.columns(4, of: 3)
    let edge: Step = (Self.row + down, 60, columns)
    func isOther(_ level: Int) -> Bool {
      let votes = Self.votes(isNew ? [] : [edge], [edge, (Self.row, level, columns)])
      return votes[Self.row] == false
    }
    #expect(isOther(31) && isOther(30) == (abs(down) == 9) && isOther(6) == (abs(down) == 9))
  }

  /// A row that goes along is none of the bar's if less than half as much shows in it as in another one near it.
  @Test(arguments: [-9, -8, 8, 9]) func aWeakRowBesideAnotherIsNotTheBars(down: Int) {
    let columns = Self.columns(4, of: 6)
    func vote(_ level: Int) -> Bool? {
      let (row, other): (Step, Step) = (
        (Self.row, level, columns), (Self.row + down, 40, columns)
      )
      var votes = Self.votes([row, other], [row])
      votes.count(Self.page([(Self.row - 12, level, columns)]), up: 12, above: Self.height)
      #expect(votes[Self.row + down] == false)
      return votes[Self.row]
    }
    #expect(vote(20) == true && vote(19) == (abs(down) == 9))
  }

  /// Nor is one between two such rows, however far they are, if less than half of the weaker one shows in it.
  @Test func aWeakRowBetweenTwoOthersIsNotTheBars() {
    let columns = Self.columns(4, of: 6)
    func vote(_ level: Int) -> Bool? {
      let row: Step = (Self.row, level, columns)
      var votes = Self.votes(
        [row, (Self.row - 15, 60, columns), (Self.row + 15, 40, columns)], [row])
      votes.count(Self.page([(Self.row - 12, level, columns)]), up: 12, above: Self.height)
      return votes[Self.row]
    }
    #expect(vote(20) == true && vote(19) == false)
  }
}
