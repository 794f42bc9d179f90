import Foundation
import Scenes

/// The plot's axes: heights at the left, times below, phases at the top, breaks between.
struct PlotAxes {
  let line: FilmLayout.Line
  let scale: PlotScale
  /// The time of each refresh.
  let times: [Double]
  let phases: [PhaseStart]
  let palette: FilmPalette
  let context: CairoContext

  func draw() {
    drawHeights()
    for fragment in line.content.axis.fragments {
      drawTimes(fragment)
    }
    for gap in line.content.breaks { drawBreak(gap) }
  }

  /// The phases' names, over the lines that lead from the cells.
  func drawPhases() {
    for fragment in line.content.axis.fragments { drawPhases(fragment) }
  }

  private var left: Double { line.content.axis.left }

  private func drawHeights() {
    for value in scale.ticks {
      let row = scale.y(value).rounded()
      context.letter(
        Figures.plain(value), x: left - 8, y: row + 5, .label, palette.softInk, .right)
    }
    context.letterUpward(
      scale.quantity.title, x: left - 50, y: (scale.top + scale.bottom) / 2, .label,
      palette.softInk)
  }

  private func drawTimes(_ fragment: TimeAxis.Fragment) {
    let bottom = Double(line.plotBottom)
    drawRefreshes(fragment)
    let ticks = fragment.ticks(spacing: 90).filter {
      $0 >= 0 && fragment.x($0) + 40 < fragment.right
    }
    for time in ticks {
      let x = fragment.x(time).rounded()
      context.rectangle(x, bottom, 1, 6)
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

  /// A short mark for every refresh, where they do not run together.
  private func drawRefreshes(_ fragment: TimeAxis.Fragment) {
    guard let first = times.firstIndex(where: { $0 >= fragment.start }),
      let last = times.lastIndex(where: { $0 <= fragment.end }), first < last,
      fragment.right - fragment.left > Double(last - first) * 5
    else { return }
    for time in times[first...last] {
      context.rectangle(fragment.x(time).rounded(), Double(line.plotBottom), 1, 3)
    }
    context.fill(palette.faintInk)
  }

  private func drawPhases(_ fragment: TimeAxis.Fragment) {
    for (index, phase) in phases.enumerated() where phase.time < fragment.end {
      let next = index + 1 < phases.count ? fragment.x(phases[index + 1].time) : .infinity
      let x = max(fragment.x(phase.time), fragment.left).rounded()
      let text = phase.phase.rawValue
      let width = Lettering.label.width(of: text)
      guard x + width + 14 < min(next, fragment.right) else { continue }
      if phase.time >= fragment.start {
        context.rectangle(x, Double(line.plotTop), 1, Double(FilmLayout.Measure.phaseHeight))
        context.fill(palette.faintInk)
      }
      context.rectangle(x + 4, Double(line.plotTop) + 3, (width + 4).rounded(.up), 16)
      context.fill(palette.plotGround)
      context.letter(
        text, x: x + 6, y: Double(line.plotTop) + 15, .label, palette.softInk)
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
