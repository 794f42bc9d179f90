/// The rows above a keyboard that go along with a bar, as far as frames say.
///
/// A row of which frames say that it goes with the bar counts for it, and one that stays against it. A row
/// of which they say nothing is the bar's if its sides are as grey as the bar's and not as the page's, and
/// the other way round, unless the bar is not as wide as the screen. The bar ends where the sum is greatest.
/// Rows that say nothing leave the sum as it is, so that the edge is anywhere among them.
struct RowAllegiance {
  private let votes: RowVotes
  /// The rows by which the bar is farther down in the closed rest.
  private let offset: Int
  /// The rows that codecs smear an edge over.
  private let reach: Int
  /// From the first row below what is known to be the bar's to the first one that cannot be.
  private let rows: Range<Int>
  /// The grey level at the sides of each row of the open rest.
  private let levels: [Float]
  /// True if the bar goes as far as the sides: beside a floating one the page stays.
  private let isWide: Bool

  init(_ frame: [UInt8], _ votes: RowVotes, down offset: Int, rows: Range<Int>, reach: Int) {
    (self.votes, self.offset, self.rows, self.reach) = (votes, offset, rows, reach)
    levels = Self.levels(of: frame)
    let (open, closed) = (levels, Self.levels(of: votes.closed))
    let known = max(0, rows.lowerBound - 8 * reach)..<rows.lowerBound
    let same = known.count {
      $0 + offset < closed.count && abs(open[$0] - closed[$0 + offset]) < ClipLimits.sameColour
    }
    isWide = 2 * same > known.count
  }

  private static func levels(of frame: [UInt8]) -> [Float] {
    let columns = RowPictures.columns
    return (0..<frame.count / columns).map { row in
      (Float(frame[row * columns]) + Float(frame[(row + 1) * columns - 1])) / 2
    }
  }

  /// The rows between which the bar ends, from one that surely is the bar's to one that surely is not.
  ///
  /// - Parameter doubt: rows that may speak against the bar by chance, such as a border that the focus
  ///   changes.
  /// - Returns: the rows of the open rest.
  func foot(doubt: Int) -> ClosedRange<Int> {
    let own = levels[max(0, rows.lowerBound - 8 * reach)..<rows.lowerBound].sorted()
    // Above the tallest of usual bars and below the status bar.
    let first = levels.count / 6
    let page = levels[first..<max(first + 1, rows.lowerBound - 32 * reach)]
    var (sum, greatest) = (Float(0), Float(0))
    let sums =
      [Float(0)]
      + rows.map { row in
        if row < rows.upperBound - reach {
          sum += evidence(of: row, bar: own[own.count / 2], page: page)
        }
        greatest = max(greatest, sum)
        return sum
      }
    let least = sums.firstIndex { $0 > greatest - ClipLimits.plainWeight } ?? 0
    let last = sums.lastIndex { $0 > greatest - ClipLimits.plainWeight } ?? least
    let isOpen = (sums.last ?? 0) > greatest - Float(doubt)
    return rows.lowerBound + least...(isOpen ? rows.upperBound : rows.lowerBound + last)
  }

  /// More than 0 for a row that is the bar's, less for one that is the page's; none where what shows in it
  /// and the grey of its sides contradict one another, as in what codecs leave beside an edge.
  private func evidence(of row: Int, bar: Float, page: ArraySlice<Float>) -> Float {
    guard let goes = votes[row + offset] else {
      return plainEvidence(of: row, bar: bar, page: page)
    }
    if isWide, let sides = votes.goes(bySidesOf: row + offset), sides != goes { return 0 }
    return goes ? 1 : -1
  }

  /// More than 0 for a plain row that is the bar's, less for one that is the page's.
  private func plainEvidence(of row: Int, bar: Float, page: ArraySlice<Float>) -> Float {
    guard isWide else { return 0 }
    if let goes = votes.goes(bySidesOf: row + offset) {
      return goes ? ClipLimits.plainWeight : -ClipLimits.plainWeight
    }
    let level = levels[row]
    let isBars = abs(level - bar) < ClipLimits.sameColour
    let like = page.count { abs($0 - level) < ClipLimits.sameColour }
    let isPages = Double(like) > ClipLimits.commonShare * Double(page.count)
    return isBars == isPages ? 0 : isBars ? ClipLimits.plainWeight : -ClipLimits.plainWeight
  }
}
