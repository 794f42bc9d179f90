extension BarFinder {
  /// The end of a bar whose lower part the keys cover at rest, in rows of the open rest; nil where
  /// it ends above them.
  func bottomUnderKeys(from limit: Int) -> Double? {
    guard let run else { return nil }
    let end = pictures.height - pictures.height * 21 / 1000
    let start = limit + run.offset
    let near = Int(3 * rowsPerPoint)
    guard start + near < end, !(start - near...start + near).contains(where: closed.isFullWidth)
    else { return nil }
    let far = min(end, start + Int(44 * rowsPerPoint))
    guard let last = lastShown(in: start + near..<far) else { return nil }
    let safe = Double(pictures.height) - safeArea * rowsPerPoint
    let edge = (last + near..<max(last + near, end)).first { closed.isFullWidth($0) }
    let bottom =
      edge.map { closed.position(near: Double($0)) ?? Double($0 + 1) }
      ?? (safe > Double(last) ? safe : Double(pictures.height))
    return bottom - Double(run.offset)
  }

  /// The last row of the closed rest in which something shows: much in one row, or less in some, but more
  /// than noise, which is in all rows.
  private func lastShown(in rows: Range<Int>) -> Int? {
    let textures = rows.map { closed.texture($0) }
    let median = textures.sorted()[textures.count / 2]
    let faint = rows.filter { textures[$0 - rows.lowerBound] > max(4.5, 3 * median) }
    let last = rows.last { textures[$0 - rows.lowerBound] > 6 }
    return last ?? (faint.count >= Self.leastFaint ? faint.last : nil)
  }

  /// Rows in which something shows faintly, and is no chance.
  private static let leastFaint = 4

  /// The last edge of most of the width within some points: a border that the focus has changed.
  func lastWideRow(from first: Int, to end: Int) -> Int? {
    let columns = open.fine.columns
    return (first..<max(first, min(end, first + Int(20 * rowsPerPoint)))).last { row in
      let start = row * columns
      let edges = (start..<start + columns).count { abs(open.fine.values[$0]) > 3 }
      return edges * 10 > columns * 6
    }
  }

  /// True if a row of the open rest has an edge that may end the bar; near the keyboard's top it is
  /// the keyboard's own, where the closed rest does not show it.
  func endsBar(_ row: Int, above limit: Int) -> Bool {
    guard open.isFullWidth(row), let run else { return false }
    return row < limit - Int(4 * rowsPerPoint)
      || (-1...1).contains { closed.isFullWidth(row + run.offset + $0) }
  }

  /// Points that a bar may leave below what shows in it.
  static let greatestPadding = 16.0

  /// The end of a bar by what shows last in it, in rows of the open rest: it rests at home without
  /// a keyboard, if that is no farther than its padding may be.
  func padded(_ bottom: Double) -> Double {
    guard let run else { return bottom }
    let home = Double(pictures.height) - safeArea * rowsPerPoint - Double(run.offset)
    return home > bottom && home - bottom < Self.greatestPadding * rowsPerPoint ? home : bottom
  }

  /// The last row below one that shows something and moves with the bar: noise may cut a run short.
  func lastAlong(from first: Int, to end: Int) -> Int {
    (first..<max(first, end)).last { open.texture($0) > Self.plainTexture && goesAlong($0) }.map {
      $0 + 1
    } ?? first
  }

  /// True if what shows in rows of the open rest is in all there in the closed one as well.
  func goesAlong(_ rows: Range<Int>) -> Bool {
    guard let run, rows.count > 2, rows.count < Int(Self.greatestSmear * rowsPerPoint) else {
      return false
    }
    return (-1...1).contains { off in
      open.fine.agreement(of: rows, with: closed.fine, down: run.offset + off).quality
        > Self.fairQuality
    }
  }

  /// Points below what shows in a bar that may be its own, blurred.
  private static let greatestSmear = 20.0

  /// The agreement of rows that are the bar's, however much of them a codec has taken away.
  private static let fairQuality: Float = 0.5

  /// True if something shows between two rows of the open rest that does not move with the bar.
  func isTextured(_ first: Int, _ end: Int) -> Bool {
    first < end && (first..<end).contains { open.texture($0) > Self.plainTexture && !goesAlong($0) }
  }

  /// True if what lies around a row of the open rest is there in the closed one as well.
  private func goesAlong(_ row: Int) -> Bool {
    guard let run else { return false }
    let rows = max(0, row - reach)..<row + reach
    return (-1...1).contains { off in
      open.fine.agreement(of: rows, with: closed.fine, down: run.offset + off).quality > 0.6
    }
  }

  /// Columns that are looked at together for a part of the bar, such as its button.
  private static let partColumns = 6
  /// The least energy of such a part, and its least agreement.
  private static let (leastEnergy, sureQuality): (Float, Float) = (4000, 0.85)

  /// True if some columns of rows are in the closed rest as well, whatever the others show: a bar
  /// of which all but its button is as faint as what a palette makes of it.
  func partGoesAlong(_ rows: Range<Int>) -> Bool {
    guard let run, rows.count > 2, rows.count < Int(Self.greatestPart * rowsPerPoint) else {
      return false
    }
    let starts = stride(
      from: 0, through: open.fine.columns - Self.partColumns, by: Self.partColumns / 2)
    return starts.contains { first in
      (-1...1).contains { off in
        let part = open.fine.agreement(
          of: rows, columns: first..<first + Self.partColumns, with: closed.fine,
          down: run.offset + off)
        return part.energies > Self.leastEnergy && part.quality > Self.sureQuality
      }
    }
  }

  /// Points of a bar of which a part moves with the keyboard.
  private static let greatestPart = 72.0

  /// The rows by which the keyboard is farther down in another motion's rest; nil where that is
  /// another.
  func shift(to other: BarFinder) -> Double? {
    let height = pictures.height
    let template = BandTemplate(open, rows: height * 3 / 4..<height * 39 / 40)
    guard let place = template.place(near: 0, in: other.open, visible: 0..<height),
      place.quality > 0.7
    else { return nil }
    return place.shift
  }

  /// True if rows of this motion's open rest look alike in another one's, the given number of rows
  /// farther down; so do rows in which there is nothing to see.
  func shows(_ rows: Range<Double>, as other: BarFinder, down shift: Double) -> Bool {
    let part =
      Int(
        rows.lowerBound.rounded(.up))..<max(
        Int(rows.lowerBound.rounded(.up)), Int(rows.upperBound))
    let sum = open.fine.agreement(of: part, with: other.open.fine, down: Int(shift.rounded()))
    return sum.energies < Self.plainRow * Float(part.count) || sum.quality > 0.5
  }

  /// The most energy of a row that is plain, in both pictures.
  private static let plainRow: Float = 400

  /// The bar where a person says that it is; nil where it is not in both rests.
  func bar(at rows: ClosedRange<Double>, keyboardTop: Double) -> BarBand? {
    let height = pictures.height
    guard rows.lowerBound >= 1, rows.upperBound <= Double(height) else { return nil }
    guard rows.lowerBound < keyboardTop - rowsPerPoint else {
      return BarBand(stillAt: rows, closed: closed)
    }
    // An upper edge may be all that shows of a bar, and lies between this row and the one before.
    let first = max(1, Int(rows.lowerBound.rounded()) - 2)
    let template = BandTemplate(open, rows: first..<max(first + 4, Int(rows.upperBound)))
    let found = template.candidates(
      in: closed, shifts: height / 20...height * 7 / 10, visible: 0..<height)
    guard let best = found.max(by: { $0.quality < $1.quality }), best.quality > 0.4 else {
      return nil
    }
    let run = BarRun(
      rows: Int(rows.lowerBound)..<Int(rows.upperBound), offset: best.position, score: 0)
    return BarBand(
      run: run, top: rows.lowerBound, bottom: rows.upperBound, open: open, closed: closed)
  }
}
