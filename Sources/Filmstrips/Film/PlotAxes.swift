import Foundation
import KeyboardScenes

/// The plot's axes: heights at the left, times below, phases at the top, breaks between.
struct PlotAxes {
  let line: FilmLayout.Line
  let scale: PlotScale
  let phases: [PhaseStart]
  let palette: FilmPalette
  let context: CairoContext

  func draw() {
    drawHeights()
    for fragment in line.content.axis.fragments {
      drawTimes(fragment)
      drawPhases(fragment)
    }
    for gap in line.content.breaks { drawBreak(gap) }
  }

  private var left: Double { line.content.axis.left }

  private func drawHeights() {
    for value in scale.ticks {
      let row = scale.y(height: value).rounded()
      let isTop = value == scale.ticks.last
      context.letter(
        Figures.plain(value) + (isTop ? " pt" : ""), x: left - 8, y: row + 5, .label,
        palette.softInk, .right)
    }
  }

  private func drawTimes(_ fragment: TimeAxis.Fragment) {
    let bottom = Double(line.plotBottom)
    let ticks = fragment.ticks(spacing: 64).filter { $0 >= 0 }
    for time in ticks {
      let x = fragment.x(time).rounded()
      context.rectangle(x, bottom, 1, 5)
      context.fill(palette.faintInk)
      let text = Figures.fixed(time * 1000, digits: 0)
      let unit = time == ticks.last ? " ms" : ""
      let width = Lettering.label.width(of: text)
      context.letter(
        text + unit, x: x - (width / 2).rounded(), y: bottom + 20, .label, palette.softInk)
    }
    context.rectangle(fragment.left, bottom, (fragment.right - fragment.left).rounded(), 1)
    context.fill(palette.faintInk)
  }

  private func drawPhases(_ fragment: TimeAxis.Fragment) {
    var free = fragment.left
    for phase in phases where phase.time >= fragment.start && phase.time < fragment.end {
      let x = max(fragment.x(phase.time), fragment.left).rounded()
      let text = phase.phase.rawValue
      guard x >= free, x + Lettering.label.width(of: text) + 8 < fragment.right else { continue }
      context.rectangle(x, Double(line.plotTop), 1, 18)
      context.fill(palette.faintInk)
      context.letter(
        text, x: x + 6, y: Double(line.plotTop) + 14, .label, palette.softInk)
      free = x + Lettering.label.width(of: text) + 14
    }
  }

  /// Two strokes across the axis, and how long the wait is that is left out.
  private func drawBreak(_ gap: FilmLine.Break) {
    let bottom = Double(line.plotBottom)
    for shift in [-3.0, 3.0] {
      context.move(gap.middle + shift - 3, bottom + 6)
      context.line(gap.middle + shift + 3, bottom - 6)
    }
    context.stroke(palette.faintInk, width: 1.25)
    let text = "+" + Figures.fixed(gap.seconds, digits: 2) + " s"
    context.letter(
      text, x: gap.middle, y: Double(line.timeBaseline), .label, palette.faintInk, .center)
    let middle = Double(line.cellTop + line.plotTop) / 2
    for shift in [-8.0, 0, 8] { context.circle(gap.middle + shift, middle, radius: 2) }
    context.fill(palette.faintInk)
  }
}
