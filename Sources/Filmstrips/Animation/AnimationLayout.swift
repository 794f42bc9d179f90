/// The places of an animation's parts, in pixels from the picture's corner.
struct AnimationLayout {
  enum Measure {
    static let margin = 36
    static let topMargin = 34
    static let headerHeight = 70
    /// Handler and verdict above a phone.
    static let headHeight = 58
    static let namePitch = 20
    static let captionHeight = 34
    /// Beside a phone, for its dimension lines.
    static let gutter = 44
    static let leastPitch = 190
    static let lineGap = 22
    static let footerHeight = 78
    static let bottomMargin = 28
    static let leastWidth = 330
  }

  /// The place of a phone.
  struct Cell {
    /// The place with all that belongs to it and changes with time.
    let area: PixelRect
    /// The phone's corner.
    let x: Int
    let y: Int
    /// The corner of the handler's name.
    let head: (left: Int, top: Int)
  }

  let width: Int
  let height: Int
  let left: Int
  let right: Int
  let cells: [Cell]
  let cellWidth: Int
  let cellHeight: Int
  let footerTop: Int
  /// The lines that the longest name above a phone takes.
  let nameLines: Int

  init(_ film: Film, options: FilmOptions, cellWidth: Int, cellHeight: Int) throws(FilmError) {
    let pitch = max(cellWidth + Measure.gutter, Measure.leastPitch)
    let perLine = try Self.phonesOnALine(film.rows.count, options: options, pitch: pitch)
    let left = Measure.margin
    let content = min(perLine, film.rows.count) * pitch - Measure.gutter
    right = left + max(content, Measure.leastWidth)
    nameLines =
      film.rows.map { Self.names($0, room: Double(pitch - 20)).count }.max() ?? 1
    let headHeight = Measure.headHeight + (nameLines - 1) * Measure.namePitch
    let lineHeight = headHeight + cellHeight + Measure.captionHeight + Measure.lineGap
    let top =
      Measure.topMargin + Measure.headerHeight
      + FilmHeader.extraHeight(film, room: right - left, fonts: try options.fontStack())
    cells = film.rows.indices.map { index in
      let column = left + index % perLine * pitch
      let y = top + index / perLine * lineHeight
      return Cell(
        area: PixelRect(
          x: column - 8, y: y + headHeight - 4, width: pitch - 4,
          height: cellHeight + Measure.captionHeight + 4),
        x: column + (pitch - Measure.gutter - cellWidth) / 2, y: y + headHeight,
        head: (column, y))
    }
    let lines = (film.rows.count + perLine - 1) / perLine
    self.left = left
    width = right + Measure.margin
    footerTop = top + lines * lineHeight
    height = footerTop + Measure.footerHeight + Measure.bottomMargin
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    try FilmLayout.checkSize(width: width, height: height)
  }

  /// The middle of a cell, and the room around it for what is written below.
  func caption(of cell: Cell) -> (middle: Double, room: Double) {
    let middle = cell.x + cellWidth / 2
    return (Double(middle), Double(2 * (middle - cell.area.x)))
  }

  /// The lines of a handler's name above its phone.
  static func names(_ row: FilmRow, room: Double) -> [String] {
    Lettering.strong.lines(of: row.handler, width: room)
  }

  private static func phonesOnALine(
    _ count: Int, options: FilmOptions, pitch: Int
  ) throws(FilmError) -> Int {
    let wanted = max(1, (count + options.lines - 1) / max(1, options.lines))
    let least = max(pitch - Measure.gutter, Measure.leastWidth) + 2 * Measure.margin
    let width = options.width ?? max(FilmOptions.standardWidth(rows: count), least)
    let room = width - 2 * Measure.margin + Measure.gutter
    guard width >= least else {
      throw .invalidOption(
        name: "width", value: "\(width)", expected: "at least \(least) for this film")
    }
    return max(1, min(wanted, room / pitch))
  }
}
