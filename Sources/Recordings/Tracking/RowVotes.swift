/// The rows of the closed rest from a bar's last known one down, and what frames say of each: that it goes
/// with the bar, or that it stays.
///
/// In each frame that has the bar farther up a row shows what the closed rest has the bar's way farther
/// down, if it is the bar's; else what the closed rest has in the same place, or a plain page. Places that
/// would look the same say nothing. A row of which some blocks of columns go with the bar in all frames
/// together is the bar's: beside a floating one the page stays. A block of which another rest without a
/// keyboard shows a column otherwise is none of them, for a list may go along as well. Of a plain row its grey
/// level at the sides may say whether it stays, as on a gradient.
struct RowVotes {
  let rows: Range<Int>
  let closed: [UInt8]
  private let height: Int
  /// The rows that the bar may cover in the closed rest, where it does not show the page.
  private let covered: Range<Int>
  /// The sum of all frames' evidence on each block of columns of each row.
  private var sums: [Float]
  /// The sum of all frames' evidence on the grey level of each row's sides.
  private var sides: [Float]
  /// The level of the page at each side above the rows that the bar may cover; nil where it has many.
  private let levelsAbove: [Float?]
  /// The frames in which each row stays, and those in which it was looked for.
  private var frames: [(stays: Int, all: Int)]

  /// True for each block of columns of each row of which another rest without a keyboard shows a column
  /// otherwise.
  private var isOtherBlock: [Bool]
  /// True for each row that another such rest shows otherwise.
  private var isOther: [Bool]
  /// True for each row beside such a one, or between two, in which less shows: a codec leaves that beside an
  /// edge, and a message has such rows in it.
  private var isBesideOther: [Bool]

  /// Columns of a block, and the number of blocks.
  private static let (width, count) = (4, RowPictures.columns / 4)
  /// The columns at the sides.
  static let sides = [0, RowPictures.columns - 1]

  init(rows: Range<Int>, closed: [UInt8], covered: Range<Int>) {
    height = closed.count / RowPictures.columns
    self.rows = rows.clamped(to: 0..<height - 2)
    (self.closed, self.covered) = (closed.withoutOverlays(height: height), covered)
    levelsAbove = Self.sides.map { Self.level(of: closed, $0, above: covered.lowerBound) }
    sums = [Float](repeating: 0, count: self.rows.count * Self.count)
    sides = [Float](repeating: 0, count: self.rows.count)
    frames = Array(repeating: (0, 0), count: self.rows.count)
    isOtherBlock = Array(repeating: false, count: sums.count)
    isOther = Array(repeating: false, count: self.rows.count)
    isBesideOther = isOther
  }

  /// True for a row that goes with the bar, false for one that stays; nil where frames do not say.
  subscript(row: Int) -> Bool? {
    guard rows.contains(row) else { return nil }
    if isOther[row - rows.lowerBound] { return false }
    let blocks = (row - rows.lowerBound) * Self.count..<(row + 1 - rows.lowerBound) * Self.count
    let own = sums[blocks]
    let going = blocks.count { sums[$0] >= ClipLimits.enoughOfBlock && !isOtherBlock[$0] }
    if going >= ClipLimits.leastBlocks {
      return !isBesideOther[row - rows.lowerBound]
    }
    let (stays, all) = frames[row - rows.lowerBound]
    return own.reduce(0, +) <= -ClipLimits.enoughOfRow && stays * ClipLimits.usualFrames >= all
      ? false : nil
  }

  /// The same by the grey level of a row's sides, which are the page's beside a floating bar.
  func goes(bySidesOf row: Int) -> Bool? {
    guard rows.contains(row) else { return nil }
    let sum = sides[row - rows.lowerBound]
    return abs(sum) < ClipLimits.enoughOfRow ? nil : sum > 0
  }

  /// True if a row of the closed rest is about as grey at a side as the page above the bar, and that is of one grey
  /// at both, as a photo is not.
  func isLikePage(_ row: Int) -> Bool {
    let levels = levelsAbove.compactMap(\.self)
    return levels.count == Self.sides.count
      && zip(levels, Self.sides).contains {
        abs($0 - Self.level(closed, row, $1)) < 2 * ClipLimits.sameColour
      }
  }

  /// Counts another rest without a keyboard: a bar is as it was, and in rows of another look messages are.
  mutating func count(rest frame: [UInt8]) {
    let frame = frame.withoutOverlays(height: height)
    for row in rows {
      let first = (row - rows.lowerBound) * Self.count
      let offs = (0..<Self.count).map { difference(of: row, from: frame, $0) }
      for block in offs.indices where offs[block] >= ClipLimits.mostOfColumn {
        isOtherBlock[first + block] = true
      }
      if offs.count(where: { $0 >= ClipLimits.enoughOfBlock }) >= ClipLimits.leastBlocks {
        isOther[row - rows.lowerBound] = true
      }
    }
    noteBesides()
  }

  /// The evidence that a block of columns of a row is another one in a rest, but for what a codec leaves.
  private func difference(of row: Int, from frame: [UInt8], _ block: Int) -> Float {
    (block * Self.width..<(block + 1) * Self.width).reduce(0) { sum, column in
      let off = Self.edge(frame, row, column) - Self.edge(closed, row, column)
      guard abs(off) > ClipLimits.sameColour,
        2 * abs(off) > strongestEdge(near: row, column, frame)
      else { return sum }
      return sum + min(ClipLimits.mostOfColumn, Self.evidence(off))
    }
  }

  /// Notes the rows in which less shows than in those of another look beside them, or above and below.
  private mutating func noteBesides() {
    let strengths = rows.map(strength)
    let others = zip(isOther, strengths).map { $0 ? $1 : 0 }
    for index in others.indices {
      let near = index - ClipLimits.codedRows..<index + ClipLimits.codedRows + 1
      let beside = others[near.clamped(to: others.indices)].max() ?? 0
      let around = min(others[..<index].max() ?? 0, others[index...].max() ?? 0)
      isBesideOther[index] = 2 * strengths[index] < max(beside, around)
    }
  }

  /// The strength of a row's edges in all columns.
  private func strength(of row: Int) -> Float {
    (0..<RowPictures.columns).reduce(0) { $0 + abs(Self.edge(closed, row, $1)) }
  }

  /// The strongest edge of both rests in the rows that a codec treats together: it leaves weaker ones there.
  private func strongestEdge(near row: Int, _ column: Int, _ frame: [UInt8]) -> Float {
    let near = max(0, row - ClipLimits.codedRows)...min(height - 2, row + ClipLimits.codedRows)
    return near.reduce(0) {
      max($0, abs(Self.edge(closed, $1, column)), abs(Self.edge(frame, $1, column)))
    }
  }

  /// The evidence against a place at which an edge is off.
  private static func evidence(_ off: Float) -> Float {
    off * off / (2 * ClipLimits.levelError * ClipLimits.levelError)
  }

  /// Counts a frame in which the bar is the given number of rows farther up than in the closed rest, above
  /// the row at which the keyboard begins.
  mutating func count(_ frame: [UInt8], up: Double, above keyboard: Int) {
    let whole = Int(up.rounded(.down))
    let part = Float(up - Double(whole))
    guard whole > 1 else { return }
    let frame = frame.withoutOverlays(height: height)
    for row in rows where row - whole >= 1 && row - whole < keyboard - ClipLimits.smear {
      let isHidden = covered.contains(row - whole)
      var sum: Float = 0
      for block in 0..<Self.count {
        let said = said(of: row, by: frame, at: row - whole, part, block, isHidden: isHidden)
        sums[(row - rows.lowerBound) * Self.count + block] += said
        sum += said
      }
      sides[row - rows.lowerBound] += saidBySides(of: row, by: frame, at: row - whole)
      frames[row - rows.lowerBound].all += 1
      if sum <= -ClipLimits.enoughOfRow { frames[row - rows.lowerBound].stays += 1 }
    }
  }

  /// The evidence of a block of columns of a frame's row: more than 0 where a row of the bar is there.
  private func said(
    of row: Int, by frame: [UInt8], at place: Int, _ part: Float, _ block: Int, isHidden: Bool
  ) -> Float {
    (block * Self.width..<(block + 1) * Self.width).reduce(0) { sum, column in
      let (near, far) = (Self.edge(closed, row, column), Self.edge(closed, row + 1, column))
      let (bar, seen) = (near + part * (far - near), Self.edge(frame, place, column))
      let page = isHidden ? 0 : Self.edge(closed, place, column)
      let other = abs(seen - page) < abs(seen) ? page : 0
      guard abs(bar - other) > ClipLimits.sameColour else { return sum }
      let (own, off) = (seen - bar, seen - other)
      let says = Self.evidence(off) - Self.evidence(own)
      return sum + max(-ClipLimits.mostOfColumn, min(ClipLimits.mostOfColumn, says))
    }
  }

  /// The evidence of the grey level at both sides of a frame's row; none where neither is there.
  private func saidBySides(of row: Int, by frame: [UInt8], at place: Int) -> Float {
    Self.sides.indices.reduce(0) { sum, side in
      let column = Self.sides[side]
      let (bar, seen) = (Self.level(closed, row, column), Self.level(frame, place, column))
      // A page that the closed rest does not show is guessed: what is plainly another grey goes, and nothing stays.
      let isGuessed = covered.contains(place)
      guard
        let page = isGuessed
          ? guessedLevel(at: place, besides: row, side) : Self.level(closed, place, column)
      else { return sum }
      let (own, off, error) = (seen - bar, seen - page, ClipLimits.sameColour)
      guard abs(bar - page) > (isGuessed ? 2 * error : error), min(abs(own), abs(off)) < error
      else { return sum }
      let says = (off * off - own * own) / (2 * error * error)
      let least = isGuessed ? 0 : -ClipLimits.mostOfColumn
      return sum + max(least, min(ClipLimits.mostOfColumn, says))
    }
  }

  /// The level that the page may have at a side of a row where the bar rests, if another row below is the page's: as far
  /// on its way from that above the bar to the other row's as it is on its way to that row.
  private func guessedLevel(at place: Int, besides row: Int, _ side: Int) -> Float? {
    guard place < rows.lowerBound, let above = levelsAbove[side] else { return nil }
    let part = Float(place - covered.lowerBound) / Float(row - covered.lowerBound)
    return above + part * (Self.level(closed, row, Self.sides[side]) - above)
  }

  /// The level of a column in some rows above another one, if all of them have it.
  private static func level(of frame: [UInt8], _ column: Int, above row: Int) -> Float? {
    let rows = max(0, row - 4 * ClipLimits.codedRows)..<max(0, row)
    let levels = rows.map { level(frame, $0, column) }
    guard let least = levels.min(), let greatest = levels.max(),
      greatest - least < ClipLimits.sameColour
    else { return nil }
    return (least + greatest) / 2
  }

  static func level(_ frame: [UInt8], _ row: Int, _ column: Int) -> Float {
    Float(frame[row * RowPictures.columns + column])
  }

  private static func edge(_ frame: [UInt8], _ row: Int, _ column: Int) -> Float {
    let place = row * RowPictures.columns + column
    return Float(frame[place + RowPictures.columns]) - Float(frame[place])
  }
}
