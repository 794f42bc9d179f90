import FlatPNG
import Foundation

/// Where the parts of a film are, in pixels from the picture's corner.
struct FilmLayout {
  /// Heights and distances in pixels that do not depend on the film.
  enum Measure {
    static let leftMargin = 92
    static let rightMargin = 36
    static let topMargin = 34
    static let headerHeight = 76
    static let headHeight = 40
    static let causeHeight = 22
    static let timeHeight = 26
    static let captionHeight = 30
    static let leaderHeight = 20
    /// The strip at the top of a plot in which the phases' names stand.
    static let phaseHeight = 22
    static let plotHeight = 150
    static let axisHeight = 34
    static let lineGap = 26
    static let rowGap = 44
    static let gutter = 26
    static let breakWidth = 58
    static let leastPitch = 104
    static let leastWidth = 560
  }

  /// A line of cells of one row.
  struct Line {
    let content: FilmLine
    let timeBaseline: Int
    let cellTop: Int
    let plotTop: Int

    var plotBottom: Int { plotTop + Measure.plotHeight }
  }

  struct Row {
    let top: Int
    let lines: [Line]
  }

  let width: Int
  let height: Int
  /// Where text and cells begin and end.
  let left: Int
  let right: Int
  /// A cell's size, with the phone's body.
  let cellWidth: Int
  let cellHeight: Int
  let pitch: Int
  let rows: [Row]
  let footerTop: Int

  init(
    _ film: Film, options: FilmOptions, selection: FrameSelection?, scale: Double, cellWidth: Int,
    cellHeight: Int
  ) throws(FilmError) {
    let pitch = max(cellWidth + Measure.gutter, Measure.leastPitch)
    left = Measure.leftMargin
    let lines = try Self.lines(
      film, options: options, selection: selection, cellWidth: cellWidth, pitch: pitch, left: left)
    let content = lines.map(\.axis.right).max() ?? Double(left)
    right = max(Int(content), left + Measure.leastWidth)
    width = right + Measure.rightMargin
    var y = Measure.topMargin + Measure.headerHeight
    var rows: [Row] = []
    for row in film.rows {
      let placed = Self.place(row, at: y, lines: lines, cellHeight: cellHeight)
      rows.append(placed.row)
      y = placed.bottom + Measure.rowGap
    }
    footerTop = rows.isEmpty ? y : y - Measure.rowGap + 14
    height = footerTop + Legend.height(film, scale: scale, left: left, right: right)
    self.rows = rows
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.pitch = pitch
    try Self.checkSize(width: width, height: height)
  }

  /// The most pixels of a picture: 1 GB at four bytes each.
  static let mostPixels = 250_000_000

  /// Throws where a picture is larger than cairo can hold, or than memory should.
  static func checkSize(width: Int, height: Int) throws(FilmError) {
    let limit = CairoSurface.sideLimit
    guard width <= limit, height <= limit else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    guard width * height <= mostPixels else {
      throw .tooManyPixels(width: width, height: height, limit: mostPixels)
    }
  }

  private static func lines(
    _ film: Film, options: FilmOptions, selection: FrameSelection?, cellWidth: Int,
    pitch: Int, left: Int
  ) throws(FilmError) -> [FilmLine] {
    guard let selection else { return [] }
    let total = selection.stretches.reduce(0) { $0 + $1.frames.count }
    let breaks = (selection.stretches.count - 1) * Measure.breakWidth
    var columns = (total + options.lines - 1) / options.lines
    if let width = options.width {
      let room = width - left - Measure.rightMargin - breaks
      guard room >= pitch else {
        throw .invalidOption(
          name: "width", value: "\(width)",
          expected: "at least \(left + Measure.rightMargin + breaks + pitch) for this film")
      }
      columns = min(columns, room / pitch)
      // As many on each line, rather than a rest on the last.
      let lines = (total + columns - 1) / columns
      columns = (total + lines - 1) / lines
    }
    let grid = FilmLine.Grid(
      left: left, pitch: pitch, cellWidth: cellWidth, breakWidth: Measure.breakWidth,
      columns: max(1, columns))
    return FilmLine.lines(selection, grid: grid, rate: film.rate)
  }

  private static func place(
    _ row: FilmRow, at top: Int, lines: [FilmLine], cellHeight: Int
  ) -> (row: Row, bottom: Int) {
    var y = top + Measure.headHeight
    if RowHead.cause(row) != nil { y += Measure.causeHeight }
    var placed: [Line] = []
    for line in lines {
      let cellTop = y + Measure.timeHeight
      let plotTop = cellTop + cellHeight + Measure.captionHeight + Measure.leaderHeight
      placed.append(
        Line(content: line, timeBaseline: cellTop - 10, cellTop: cellTop, plotTop: plotTop))
      y = plotTop + Measure.plotHeight + Measure.axisHeight + Measure.lineGap
    }
    let bottom = lines.isEmpty ? y : y - Measure.lineGap
    return (Row(top: top, lines: placed), bottom)
  }
}
