import Detectors
import Compositing
import Foundation
import Scenes

/// One picture that becomes each frame of an animation in turn: only what changes is drawn again.
struct AnimationDrawing {
  let film: Film
  let options: FilmOptions
  let timeline: AnimationTimeline
  let slowness: Double
  let phones: Phones
  let layout: AnimationLayout
  let palette: FilmPalette
  let context: CairoContext

  /// Draws what is at rest: paper, title, names and verdicts.
  func drawGround() {
    context.rectangle(PixelRect(x: 0, y: 0, width: layout.width, height: layout.height))
    context.fill(palette.paper)
    FilmHeader(
      film: film, left: layout.left, right: layout.right, palette: palette, context: context
    ).draw()
    for (row, cell) in zip(film.rows, layout.cells) { drawHead(row, cell) }
  }

  /// Draws the frame of a step over the one before.
  func draw(_ step: AnimationTimeline.Step) throws(FilmError) {
    for (row, cell) in zip(film.rows, layout.cells) { try draw(row, cell, at: step.time) }
    AnimationClock(
      film: film, timeline: timeline, layout: layout, palette: palette, context: context,
      slowness: slowness
    ).draw(step)
  }

  private func drawHead(_ row: FilmRow, _ cell: AnimationLayout.Cell) {
    let x = Double(cell.head.left)
    let room = Double(cell.area.width) - 16
    let name = Lettering.strong.fitting(row.handler, width: room)
    context.letter(name, x: x, y: Double(cell.head.top) + 14, .strong, palette.ink)
    guard !options.isPlain else { return }
    VerdictBadge(row.verdict, palette: palette, room: room)
      .draw(context, x: x, baseline: Double(cell.head.top) + 40)
  }

  private func draw(
    _ row: FilmRow, _ cell: AnimationLayout.Cell, at time: Double
  ) throws(FilmError) {
    context.rectangle(cell.area)
    context.fill(palette.paper)
    // A row that ends before the others shows its last frame from then on.
    guard let index = row.index(at: time, within: .infinity) else { return }
    let (frame, reading) = (row.frame(index), row.readings[index])
    try phones.draw(
      frame, reading: reading, picture: row.picture?(index), x: cell.x, y: cell.y,
      palette: palette, context: context)
    guard !options.isPlain else { return }
    let caption = layout.caption(of: cell)
    CellCaption(
      palette: palette, context: context, middle: caption.middle, room: caption.room
    ).drawFault(
      of: row, at: index, in: frame, scale: film.device.scale,
      baseline: Double(cell.y + layout.cellHeight) + 22)
  }
}
