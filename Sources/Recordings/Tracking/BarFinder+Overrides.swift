extension BarFinder {
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
