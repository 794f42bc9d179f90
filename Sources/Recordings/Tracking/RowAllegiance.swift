/// The rows above a keyboard that go along with a bar, as far as frames say.
///
/// A row of which frames say that it goes with the bar counts for it, and one that stays against it. A row
/// of which they say nothing is the bar's if its sides are as grey as the bar's and not as the page's, and
/// the other way round, unless the bar is not as wide as the screen. The bar ends where the sum is greatest.
/// Rows that say nothing leave the sum as it is, so that the edge is anywhere among them.
struct RowAllegiance {
  let votes: RowVotes
  /// The rows by which the bar is farther down in the closed rest.
  private let offset: Int
  /// The rows that codecs smear an edge over.
  private let reach: Int
  /// From the first row below what is known to be the bar's to the first one that cannot be.
  private let rows: Range<Int>
  /// The grey level at the sides of each row of the open rest.
  private let levels: [Float]
  /// The same of what is known to be the bar's.
  private let bar: Float
  /// The same of what is the page's.
  private let page: ArraySlice<Float>
  /// True if the bar goes as far as the sides: beside a floating one the page stays.
  private let isWide: Bool
  /// True if a list moves with the bar, so that what goes is not the bar's for that.
  private let isList: Bool
  /// The frame of the open rest.
  private let open: [UInt8]

  init(
    _ frame: [UInt8], _ votes: RowVotes, down offset: Int, rows: Range<Int>, reach: Int,
    besideList isList: Bool = false, ofTallRun isTall: Bool = false
  ) {
    (self.votes, self.offset, self.rows, self.reach) = (votes, offset, rows, reach)
    (self.open, levels) = (frame, Self.levels(of: frame))
    let (own, closed) = (levels, Self.levels(of: votes.closed))
    let known = max(0, rows.lowerBound - 8 * reach)..<rows.lowerBound
    bar = own[known].sorted()[known.count / 2]
    page = Self.page(of: own, above: rows.lowerBound, reach: reach)
    let same = known.count {
      $0 + offset < closed.count && abs(own[$0] - closed[$0 + offset]) < ClipLimits.sameColour
    }
    isWide = 2 * same > known.count
    // No bar is so tall: a list moves with it, and the bar's own grey distinguishes its rows from that.
    self.isList = isList || isTall && isWide && !Self.has(page, bar)
  }

  private static func levels(of frame: [UInt8]) -> [Float] {
    let columns = RowPictures.columns
    return (0..<frame.count / columns).map { row in
      (Float(frame[row * columns]) + Float(frame[(row + 1) * columns - 1])) / 2
    }
  }

  /// The levels above the tallest of usual bars and below the status bar.
  private static func page(
    of levels: [Float], above row: Int, reach: Int
  ) -> ArraySlice<Float> {
    let first = levels.count / 6
    return levels[first..<max(first + 1, row - 32 * reach)]
  }

  /// True if the page has a level in more than a few rows.
  private static func has(_ page: ArraySlice<Float>, _ level: Float) -> Bool {
    let like = page.count { abs($0 - level) < ClipLimits.sameColour }
    return Double(like) > ClipLimits.commonShare * Double(page.count)
  }

  /// The first of the last rows of a frame whose sides are the page's, below an edge of some whose sides are not,
  /// and are the same some rows farther down in the closed rest; the end of all rows where there are none.
  static func end(
    of rows: Range<Int>, in frame: [UInt8], with closed: [UInt8], down offset: Int, reach: Int
  ) -> Int {
    let (levels, others) = (levels(of: frame), levels(of: closed))
    let page = page(of: levels, above: rows.lowerBound, reach: reach)
    func isBars(_ row: Int) -> Bool {
      row + offset < others.count && !has(page, levels[row])
        && abs(levels[row] - others[row + offset]) < ClipLimits.sameColour
    }
    guard let last = rows.last(where: { !has(page, levels[$0]) }), last - reach >= rows.lowerBound,
      last + reach < levels.count,
      abs(levels[last - reach] - levels[last + reach]) > ClipLimits.leastStep
    else { return rows.upperBound }
    // A codec may smear the edge itself over some rows: those above it are of one grey then.
    let above = max(rows.lowerBound, last - 8 * reach)..<last - reach
    let isEven =
      above.count >= reach
      && above.allSatisfy {
        isBars($0) && abs(levels[$0] - levels[last - reach]) < ClipLimits.leastStep
      }
    guard isEven || (last - reach..<last).allSatisfy(isBars) else { return rows.upperBound }
    return last + 1
  }

  /// The end of a bar that is not as wide as the screen, below rows of a list that moves with it; nil where
  /// none is found, or no list does: a bar's own rows may be narrower.
  ///
  /// - Parameters:
  ///   - run: the rows that move with the keyboard.
  ///   - frame: the open rest.
  ///   - closed: the closed rest.
  ///   - offset: the rows by which the bar is farther down in it.
  ///   - near: rows by which a bar begins above what shows in it.
  ///   - greatest: rows of the greatest bar.
  /// - Returns: the row below its last one.
  static func floatingEnd(
    of run: Range<Int>, in frame: [UInt8], with closed: [UInt8], down offset: Int, near: Int,
    greatest: Int
  ) -> Int? {
    let columns = RowPictures.columns
    func isBars(_ row: Int, _ column: Int) -> Bool {
      let side = column < columns / 2 ? 0 : columns - 1
      let level = RowVotes.level(frame, row, column)
      return abs(level - RowVotes.level(frame, row, side)) > ClipLimits.leastStep
        && abs(level - RowVotes.level(closed, row + offset, column)) < ClipLimits.sameColour
    }
    let margin = Int(ClipLimits.floatingMargin * Double(columns))
    func isWide(_ row: Int) -> Bool {
      (row + offset + 1) * columns <= closed.count
        && (margin..<columns - margin).allSatisfy { isBars(row, $0) }
    }
    let lower = max(run.lowerBound, run.upperBound - greatest)..<run.upperBound
    guard let last = lower.last(where: isWide),
      let first = run.first(where: isWide), first - near > run.lowerBound
    else { return nil }
    return last + 1
  }

  /// The rows between which the bar ends, from one that surely is the bar's to one that surely is not.
  ///
  /// - Parameter doubt: rows that may speak against the bar by chance, such as a border that the focus
  ///   changes.
  /// - Returns: the rows of the open rest.
  func foot(doubt: Int) -> ClosedRange<Int> {
    var (sum, greatest) = (Float(0), Float(0))
    let sums =
      [Float(0)]
      + rows.map { row in
        if row < rows.upperBound - reach { sum += evidence(of: row) }
        greatest = max(greatest, sum)
        return sum
      }
    let least = sums.firstIndex { $0 > greatest - ClipLimits.plainWeight } ?? 0
    let last = sums.lastIndex { $0 > greatest - ClipLimits.plainWeight } ?? least
    let isOpen = (sums.last ?? 0) > greatest - Float(doubt)
    return rows.lowerBound + least...(isOpen ? rows.upperBound : rows.lowerBound + last)
  }

  /// The last one of some rows of the closed rest whose sides go with a bar that is as wide as the screen.
  func lastGoing(in rows: Range<Int>) -> Int? {
    isWide ? rows.last { votes.goes(bySidesOf: $0) == true } : nil
  }

  /// The rows of the closed rest, from a row down to another one, that are as grey as the bar's last one above them, and
  /// not as an even page beside it: at the sides whatever shows between them, or where a bar is that is not as wide as
  /// the screen.
  func rowsLikeBar(from row: Int, to end: Int) -> Range<Int> {
    let last = max(0, row - reach)
    func like(_ columns: [Int], least: Int) -> Range<Int> {
      let rows = (row..<max(row, end)).prefix { row in
        columns.count {
          abs(RowVotes.level(votes.closed, row, $0) - RowVotes.level(votes.closed, last, $0))
            < ClipLimits.sameColour
        } >= least
      }
      return row..<row + rows.count
    }
    guard !isWide else {
      let isBars = RowVotes.sides.allSatisfy { isAlike($0, at: last) } && !votes.isLikePage(last)
      return isBars ? like(RowVotes.sides, least: 2) : row..<row
    }
    let columns = (0..<RowPictures.columns).filter { isBars($0, downTo: last) }
    guard columns.count >= ClipLimits.leastColumns else { return row..<row }
    return like(columns, least: columns.count / 2 + 1)
  }

  /// True if a bar is in a column of the closed rest down to a row: both rests show it alike, and the page otherwise.
  private func isBars(_ column: Int, downTo last: Int) -> Bool {
    let first = max(0, rows.lowerBound - reach)
    guard last - offset >= first else { return false }
    return (first...last - offset).allSatisfy { isAlike(column, at: $0 + offset) }
      && !Self.has(
        page.indices.map { RowVotes.level(open, $0, column) }[...],
        RowVotes.level(votes.closed, last, column))
  }

  /// True if both rests show a row of the closed one alike in a column.
  private func isAlike(_ column: Int, at row: Int) -> Bool {
    row >= offset
      && abs(RowVotes.level(open, row - offset, column) - RowVotes.level(votes.closed, row, column))
        < ClipLimits.sameColour
  }

  /// More than 0 for a row that is the bar's, less for one that is the page's; none where what shows in it
  /// and the grey of its sides contradict one another, as in what codecs leave beside an edge.
  private func evidence(of row: Int) -> Float {
    guard let goes = votes[row + offset] else {
      return plainEvidence(of: row)
    }
    if isWide, let sides = votes.goes(bySidesOf: row + offset), sides != goes { return 0 }
    guard goes else { return -1 }
    return isList ? 0 : 1
  }

  /// More than 0 for a plain row that is the bar's, less for one that is the page's.
  private func plainEvidence(of row: Int) -> Float {
    guard isWide else { return 0 }
    if let goes = votes.goes(bySidesOf: row + offset) {
      return goes ? ClipLimits.plainWeight : -ClipLimits.plainWeight
    }
    let level = levels[row]
    let isBars = abs(level - bar) < ClipLimits.sameColour
    let isPages = Self.has(page, level)
    return isBars == isPages ? 0 : isBars ? ClipLimits.plainWeight : -ClipLimits.plainWeight
  }
}
