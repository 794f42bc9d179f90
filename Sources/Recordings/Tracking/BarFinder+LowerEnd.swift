extension BarFinder {
  /// The end of a bar whose lower part the keys cover at rest, in rows of the open rest, from the last row of
  /// which frames say that it follows the bar to where that may rest; nil where it ends above the keys.
  func footUnderKeys(
    from limit: Int, least known: Int, by allegiance: RowAllegiance
  ) -> ClosedRange<Double>? {
    guard let run else { return nil }
    let (votes, end) = (allegiance.votes, screenEnd)
    let start = limit + run.offset
    let near = Int(3 * rowsPerPoint)
    guard start + near < end, !(start - near...start + near).contains(where: closed.isFullWidth)
    else { return nil }
    let far = min(end, start + Int(44 * rowsPerPoint))
    let rows = start + near..<far
    guard let last = lastShown(in: rows, by: votes) else { return nil }
    let from = closed.isFullWidth(last) ? last : last + near
    let edge = (from..<max(from, end)).first { closed.isFullWidth($0) }
    let safe = Double(pictures.height) - safeArea * rowsPerPoint
    let place =
      edge.map { closed.position(near: Double($0)) ?? Double($0 + 1) }
      ?? (safe > Double(last) ? safe : Double(pictures.height))
    // A bar's colour may go on below it: its rows end at an edge.
    let going = edge.flatMap { allegiance.lastGoing(in: start..<$0) }
    let isSure = going != nil || rows.count { votes[$0] == true } >= ClipLimits.someRows
    let least = isSure ? Double(max(last, going ?? last) + 1 - reach - run.offset) : Double(known)
    return min(least, place - Double(run.offset))...place - Double(run.offset)
  }

  /// The end of what may show a bar: the home indicator, where a screen has one, is no part of it.
  private var screenEnd: Int {
    pictures.height
      - (safeArea > 0 ? pictures.height * ClipLimits.homeIndicator.upperBound / 1000 : 0)
  }

  /// The same of a lower part in which nothing shows that says more, by its colour: it ends between the last row of
  /// which frames say that it goes with the bar, or else the keyboard's top, and the last one that looks like it above
  /// the safe area.
  func plainFootUnderKeys(from limit: Int, by rows: RowAllegiance) -> ClosedRange<Double>? {
    guard let run else { return nil }
    let start = limit + run.offset
    let like = rows.rowsLikeBar(from: start, to: screenEnd)
    // Where the bar's colour ends at no edge, rows below the safe area are no part of it.
    let near = like.upperBound - reach..<like.upperBound + reach
    let isOpenEnded = !near.contains(where: closed.isFullWidth)
    let safe = pictures.height - Int(safeArea * rowsPerPoint)
    let end = isOpenEnded ? min(safe, like.upperBound) : like.upperBound
    guard end - start > Int(3 * rowsPerPoint) else { return nil }
    let last = isOpenEnded ? nil : rows.lastGoing(in: like)
    let least = max(limit, (last ?? start) + 1 - reach - run.offset)
    return Double(least)...Double(end - run.offset)
  }

  /// The last row of the closed rest in which something shows that does not stay: much in one row, or less in
  /// some, but more than noise, which is in all rows.
  private func lastShown(in rows: Range<Int>, by votes: RowVotes) -> Int? {
    let textures = rows.map { closed.texture($0) }
    let median = textures.sorted()[textures.count / 2]
    let going = rows.filter { votes[$0] == true }
    if going.count >= ClipLimits.someRows { return going.last }
    let moving = rows.filter { votes[$0] != false }
    let faint = moving.filter { textures[$0 - rows.lowerBound] > max(4.5, 3 * median) }
    let last = moving.last { textures[$0 - rows.lowerBound] > 6 }
    return last ?? (faint.count >= ClipLimits.someRows ? faint.last : nil)
  }

  /// The rows by which the keyboard is farther down in another motion's rest; nil where that is
  /// another.
  func shift(to other: BarFinder) -> Double? {
    let height = pictures.height
    let template = BandTemplate(open, rows: height * 3 / 4..<height * 39 / 40)
    guard let place = template.place(near: 0, in: other.open, visible: 0..<height),
      place.quality > Double(ClipLimits.sameEdge)
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
    return sum.energies < ClipLimits.plainRow * Float(part.count) || sum.quality > 0.5
  }

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
      run: run, top: rows.lowerBound, foot: rows.upperBound...rows.upperBound, open: open,
      closed: closed)
  }
}
