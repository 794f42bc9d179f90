import Compositing
import Detectors
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
      film: film, left: layout.left, right: layout.right, fonts: phones.fonts, palette: palette,
      context: context
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
    let pitch = AnimationLayout.Measure.namePitch
    for (number, name) in AnimationLayout.names(row, room: room).enumerated() {
      let baseline = Double(cell.head.top + 14 + number * pitch)
      context.letter(name, x: x, y: baseline, .strong, palette.ink)
    }
    guard !options.isPlain else { return }
    VerdictBadge(row.verdict, palette: palette, room: room)
      .draw(context, x: x, baseline: Double(cell.head.top + 40 + (layout.nameLines - 1) * pitch))
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

/// The time of the scene: in figures, in a word for what the keyboard does, and on a track.
struct AnimationClock {
  let film: Film
  let timeline: AnimationTimeline
  let layout: AnimationLayout
  let palette: FilmPalette
  let context: CairoContext
  let slowness: Double

  func draw(_ step: AnimationTimeline.Step) {
    let (left, top) = (Double(layout.left), Double(layout.footerTop))
    context.rectangle(
      PixelRect(
        x: layout.left - 8, y: layout.footerTop, width: layout.right - layout.left + 16,
        height: AnimationLayout.Measure.footerHeight))
    context.fill(palette.paper)
    let time = Figures.time(step.time)
    context.letter(time, x: left, y: top + 22, .title, palette.ink)
    // The word keeps its place while the figures change.
    let column = left + max(110, Lettering.title.width(of: time) + 18)
    context.letter(word(step), x: column, y: top + 22, .text, palette.softInk)
    context.letter(
      speed, x: Double(layout.right), y: top + 22, .text, palette.softInk, .right)
    drawTrack(step, y: top + 48)
  }

  private func word(_ step: AnimationTimeline.Step) -> String {
    if let wait = step.wait { return "nothing moves for \(Figures.fixed(wait, digits: 2)) s" }
    let phase = film.phases.last { $0.time <= step.time + 1e-9 }?.phase.rawValue
    return [step.isAhead ? "the worst frame" : nil, phase].compactMap(\.self)
      .joined(separator: ", ")
  }

  private var speed: String {
    let rate = "\(Figures.plain(film.rate)) Hz"
    guard slowness != 1 else { return rate }
    return slowness > 1
      ? rate + ", \(Figures.plain(slowness))× slower"
      : rate + ", \(Figures.plain(1 / slowness))× faster"
  }

  /// The shown time from end to end: grey rails for what moves, filled as far as it has run.
  private func drawTrack(_ step: AnimationTimeline.Step, y: Double) {
    let (left, width) = (Double(layout.left), Double(layout.right - layout.left))
    let count = max(1, timeline.steps.count - 1)
    let place = timeline.steps.firstIndex { $0.time >= step.time } ?? 0
    func x(_ index: Int) -> Double { left + (width * Double(index) / Double(count)).rounded() }
    context.rectangle(left, y, width, 4)
    context.fill(palette.rule)
    context.rectangle(left, y, x(place) - left, 4)
    context.fill(palette.barCurve)
    for (index, other) in timeline.steps.enumerated() where other.wait != nil {
      context.rectangle(x(index) - 1, y - 4, 3, 12)
    }
    context.fill(palette.paper)
    context.rectangle(min(x(place), left + width - 3), y - 4, 3, 12)
    context.fill(palette.ink)
  }
}
