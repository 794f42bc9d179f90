import Compositing
import Detectors
import Foundation
import LayerTrees
import Scenes

/// One film being drawn: header, rows of cells with their plots, legend.
struct FilmDrawing {
  let film: Film
  let options: FilmOptions
  let phones: Phones
  let layout: FilmLayout
  /// The key to lines and colours; nil where none are drawn.
  let legend: Legend?
  /// The frames that are shown.
  let frames: FilmFrames
  let palette: FilmPalette
  let context: CairoContext

  func draw() throws(FilmError) {
    context.rectangle(PixelRect(x: 0, y: 0, width: layout.width, height: layout.height))
    context.fill(palette.paper)
    FilmHeader(
      film: film, left: layout.left, right: layout.right, fonts: phones.fonts, palette: palette,
      context: context
    ).draw()
    for (number, place) in layout.rows.enumerated() {
      let row = film.rows[number]
      if let top = place.legendTop {
        legend?.draw(context, left: layout.left, right: layout.right, top: top)
      }
      RowHead(row: row, layout: layout, palette: palette, context: context).draw(top: place.top)
      for line in place.lines {
        if !options.isPlain { drawPlot(row, line) }
        for column in line.content.columns { try draw(row, number, column, line) }
      }
    }
    legend?.draw(context, left: layout.left, right: layout.right, top: layout.footerTop)
  }

  private func drawPlot(_ row: FilmRow, _ line: FilmLayout.Line) {
    let scale = PlotScale(
      options.zoom == nil ? .edges(screenHeight: Double(film.device.size.height)) : .difference,
      top: Double(line.plotTop + FilmLayout.Measure.phaseHeight), bottom: Double(line.plotBottom),
      readings: row.readings)
    let plot = SeamPlot(row: row, line: line, scale: scale, palette: palette, context: context)
    plot.drawGround()
    let axes = PlotAxes(
      line: line, scale: scale, times: row.times, phases: film.phases, palette: palette,
      context: context)
    axes.draw()
    for column in line.content.columns { drawLeader(column, line, x: plot.x(of: column)) }
    axes.drawPhases()
    plot.drawCurves()
  }

  private func draw(
    _ row: FilmRow, _ number: Int, _ column: FilmLine.Column, _ line: FilmLayout.Line
  ) throws(FilmError) {
    let caption = CellCaption(
      palette: palette, context: context, middle: Double(column.middle),
      room: Double(layout.pitch - 10))
    let left = column.middle - layout.cellWidth / 2
    guard let index = row.index(at: column.time, within: film.reach),
      let frame = frames[number, index]
    else {
      caption.drawTime(
        column.time, worst: nil, baseline: Double(line.timeBaseline))
      drawMissing(left: left, line)
      return
    }
    let reading = row.readings[index]
    caption.drawTime(
      row.times[index],
      worst: options.isPlain
        ? nil
        : row.findings.filter { $0.worst.frame == index }
          .max { $0.points < $1.points }?.kind,
      baseline: Double(line.timeBaseline))
    try phones.draw(
      frame, reading: reading, picture: row.picture?(index), x: left, y: line.cellTop,
      palette: palette, context: context)
    guard !options.isPlain else { return }
    caption.drawFault(
      of: row, at: index, in: frame, scale: film.device.scale,
      baseline: Double(line.cellTop + layout.cellHeight) + 20)
  }

  /// A thin line from the cell to its time in the plot.
  private func drawLeader(_ column: FilmLine.Column, _ line: FilmLayout.Line, x: Double?) {
    guard let x else { return }
    let top = Double(line.cellTop + layout.cellHeight + FilmLayout.Measure.captionHeight)
    context.move(Double(column.middle) + 0.5, top)
    context.line(x.rounded() + 0.5, Double(line.plotTop))
    context.line(x.rounded() + 0.5, Double(line.plotBottom))
    context.stroke(palette.faintInk.faded(0.7), CairoContext.Stroke(width: 1, isRound: false))
  }

  private func drawMissing(left: Int, _ line: FilmLayout.Line) {
    context.rounded(
      Double(left) + 0.5, Double(line.cellTop) + 0.5, Double(layout.cellWidth) - 1,
      Double(layout.cellHeight) - 1, radius: 8)
    context.stroke(palette.rule, CairoContext.Stroke(width: 1, dashes: [4, 4]))
    context.letter(
      "no frame", x: Double(left + layout.cellWidth / 2),
      y: Double(line.cellTop + layout.cellHeight / 2), .label, palette.faintInk, .center)
  }
}

/// The frames that a film shows, each composed once.
struct FilmFrames {
  /// By the row's place and the refresh.
  private var frames: [[Int: MarkedFrame]] = []
  /// The kinds of findings that have a mark in one of them.
  private(set) var marks: Set<FindingKind> = []

  init(_ film: Film, _ selection: FrameSelection?, isPlain: Bool) {
    let times =
      selection.map { selection in
        selection.stretches.flatMap(\.frames).map { selection.reference.times[$0] }
      } ?? []
    for row in film.rows {
      var shown: [Int: MarkedFrame] = [:]
      for index in times.compactMap({ row.index(at: $0, within: film.reach) }) {
        let frame = row.frame(index)
        shown[index] = frame
        if !isPlain { marks.formUnion(frame.marks.map(\.kind)) }
      }
      frames.append(shown)
    }
  }

  subscript(row: Int, index: Int) -> MarkedFrame? { frames[row][index] }
}

extension Film {
  /// The most seconds between a column's time and a row's refresh.
  var reach: Double { rate > 0 ? 0.75 / rate : 0 }
}
