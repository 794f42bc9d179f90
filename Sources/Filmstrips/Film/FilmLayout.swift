import FlatPNG
import Foundation

/// The places of a film's parts, in pixels from the picture's corner.
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
    /// The strip at the top of a plot for the names of the phases.
    static let phaseHeight = 22
    static let plotHeight = 150
    static let axisHeight = 34
    static let lineGap = 26
    static let rowGap = 44
    static let gutter = 26
    static let breakWidth = 58
    static let leastPitch = 104
    static let leastWidth = 560
    /// The height of a screen: in a higher picture the legend is repeated at this distance.
    static let screenHeight = 1_300
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
    /// The top of the legend that is repeated above the row; nil without one.
    var legendTop: Int?
  }

  let width: Int
  let height: Int
  /// The left and right ends of text and cells.
  let left: Int
  let right: Int
  /// A cell's size, with the phone's body.
  let cellWidth: Int
  let cellHeight: Int
  let pitch: Int
  let rows: [Row]
  /// The top of the legend at the bottom.
  let footerTop: Int
  let isPlain: Bool

  init(
    _ film: Film, options: FilmOptions, selection: FrameSelection?, legend: Legend?,
    cellWidth: Int, cellHeight: Int
  ) throws(FilmError) {
    let pitch = max(cellWidth + Measure.gutter, Measure.leastPitch)
    left = Measure.leftMargin
    let lines = try Self.lines(
      film, options: options, selection: selection, cellWidth: cellWidth, pitch: pitch, left: left)
    let content = lines.map(\.axis.right).max() ?? Double(left)
    right = max(Int(content), left + Measure.leastWidth)
    width = right + Measure.rightMargin
    let legendHeight = legend?.height(left: left, right: right) ?? 0
    let isPlain = options.isPlain
    let heads = film.rows.map { [room = right - left] row in
      RowHeadLines(row, room: Double(room), isPlain: isPlain).height
    }
    let rowHeights = heads.map { head in
      Self.place(at: 0, head: head, lines: lines, cellHeight: cellHeight, isPlain: isPlain).bottom
        + Measure.rowGap
    }
    let isHigh = rowHeights.reduce(0, +) > Measure.screenHeight && film.rows.count > 1
    var y = Measure.topMargin + Measure.headerHeight
    y += FilmHeader.extraHeight(film, room: right - left, fonts: try options.fontStack())
    var rows: [Row] = []
    // A legend that is far above, as if the last one were beyond the picture.
    var legendBottom = isHigh ? y - Measure.screenHeight : y
    for (head, height) in zip(heads, rowHeights) {
      var legendTop: Int?
      if isHigh, legendHeight > 0, y + height - legendBottom > Measure.screenHeight {
        legendTop = y - (rows.isEmpty ? 8 : Measure.rowGap / 2)
        y += legendHeight - (rows.isEmpty ? 8 : 0)
        legendBottom = y
      }
      var placed = Self.place(
        at: y, head: head, lines: lines, cellHeight: cellHeight, isPlain: isPlain)
      placed.row.legendTop = legendTop
      rows.append(placed.row)
      y = placed.bottom + Measure.rowGap
    }
    footerTop = rows.isEmpty ? y : y - Measure.rowGap + 14
    height = footerTop + (legend == nil ? Measure.topMargin : legendHeight)
    self.rows = rows
    self.isPlain = isPlain
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
    let least = left + Measure.rightMargin + breaks + pitch
    let width = options.width ?? max(FilmOptions.standardWidth(rows: film.rows.count), least)
    guard width >= least else {
      throw .invalidOption(
        name: "width", value: "\(width)", expected: "at least \(least) for this film")
    }
    columns = min(columns, (width - left - Measure.rightMargin - breaks) / pitch)
    // As many on each line, rather than a rest on the last.
    let rest = (total + columns - 1) / max(1, columns)
    columns = (total + rest - 1) / max(1, rest)
    let grid = FilmLine.Grid(
      left: left, pitch: pitch, cellWidth: cellWidth, breakWidth: Measure.breakWidth,
      columns: max(1, columns))
    return FilmLine.lines(selection, grid: grid, rate: film.rate)
  }

  private static func place(
    at top: Int, head: Int, lines: [FilmLine], cellHeight: Int, isPlain: Bool
  ) -> (row: Row, bottom: Int) {
    var y = top + head
    var placed: [Line] = []
    for line in lines {
      let cellTop = y + Measure.timeHeight
      let plotTop = cellTop + cellHeight + Measure.captionHeight + Measure.leaderHeight
      placed.append(
        Line(content: line, timeBaseline: cellTop - 10, cellTop: cellTop, plotTop: plotTop))
      y =
        isPlain
        ? cellTop + cellHeight + Measure.lineGap
        : plotTop + Measure.plotHeight + Measure.axisHeight + Measure.lineGap
    }
    let bottom = lines.isEmpty ? y : y - Measure.lineGap
    return (Row(top: top, lines: placed), bottom)
  }
}
