import Compositing
import Foundation
import LayerTrees

/// Keyboard top and bar bottom over time, the difference shaded, below the cells of a line.
struct SeamPlot {
  let row: FilmRow
  let line: FilmLayout.Line
  let scale: PlotScale
  let palette: FilmPalette
  let context: CairoContext

  /// The bar's curve is wide enough to be seen on both sides of the keyboard's where they meet.
  static let barWidth = 4.0

  /// Draws the plot's ground with its rules.
  func drawGround() {
    for fragment in line.content.axis.fragments { drawGround(fragment) }
  }

  /// Draws the curves, and rings at the frames that are shown above.
  func drawCurves() {
    for fragment in line.content.axis.fragments {
      let samples = samples(in: fragment)
      let frame = PixelRect(
        left: Int(fragment.left), top: line.plotTop, right: Int(fragment.right.rounded(.up)),
        bottom: line.plotBottom)
      context.clipped(to: frame) { drawCurves(samples) }
    }
    for column in line.content.columns { drawMark(column) }
  }

  /// The refreshes of a fragment and two more on either side, in runs without holes.
  private func samples(in fragment: TimeAxis.Fragment) -> [[PlotSample]] {
    var runs: [[PlotSample]] = [[]]
    let first = max(0, (row.times.firstIndex { $0 >= fragment.start } ?? row.times.count) - 2)
    let end = min(
      row.times.count, (row.times.firstIndex { $0 > fragment.end } ?? row.times.count) + 2)
    for index in first..<max(first, end) {
      if let reading = row.readings[index] {
        runs[runs.count - 1].append(
          PlotSample(reading, x: fragment.x(row.times[index]), as: scale.quantity))
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }.map(PlotSample.stepped)
  }

  private func drawGround(_ fragment: TimeAxis.Fragment) {
    let (top, bottom) = (Double(line.plotTop), Double(line.plotBottom))
    context.rectangle(fragment.left, top, (fragment.right - fragment.left).rounded(), bottom - top)
    context.fill(palette.plotGround)
    for value in scale.ticks {
      context.rectangle(
        fragment.left, scale.y(value).rounded(), fragment.right - fragment.left, 1)
    }
    context.fill(palette.rule)
  }

  private func drawCurves(_ runs: [[PlotSample]]) {
    for run in runs {
      shade(run, isGap: true)
      shade(run, isGap: false)
      trace(run, \.bar)
      context.stroke(palette.barCurve, CairoContext.Stroke(width: Self.barWidth, isRound: false))
      trace(run, \.keyboard)
      context.stroke(palette.keyboardCurve, CairoContext.Stroke(width: 1.5, isRound: false))
    }
  }

  private func trace(_ run: [PlotSample], _ height: (PlotSample) -> Double) {
    context.polyline(run.map { CGPoint(x: $0.x, y: scale.y(height($0))) })
  }

  /// Fills between the bar's bottom and where the gap ends, or where the keyboard's top is.
  private func shade(_ run: [PlotSample], isGap: Bool) {
    guard run.contains(where: { isGap ? $0.apart < 0 : $0.apart > 0 }) else { return }
    let whole = PlotSample.crossed(run)
    let bar = whole.map { CGPoint(x: $0.x, y: scale.y($0.bar)) }
    let keyboard = whole.map { edge in
      let apart = isGap ? min(edge.apart, 0) : max(edge.apart, 0)
      return CGPoint(x: edge.x, y: scale.y(edge.bar + apart))
    }
    context.polyline(bar + keyboard.reversed())
    context.close()
    context.fill((isGap ? palette.gap : palette.overlap).faded(isGap ? 0.85 : 0.6))
  }

  private func drawMark(_ column: FilmLine.Column) {
    guard let index = row.index(at: column.time, within: .infinity),
      let reading = row.readings[index], let x = x(of: column)
    else { return }
    for (y, color) in [
      (scale.barRow(reading), palette.barCurve),
      (scale.keyboardRow(reading), palette.keyboardCurve),
    ] {
      Self.ring(x: x, y: y, context, color, paper: palette.paper)
    }
  }

  static func ring(
    x: Double, y: Double, _ context: CairoContext, _ color: LayerColor, paper: LayerColor
  ) {
    context.circle(x, y, radius: 4)
    context.fill(color)
    context.circle(x, y, radius: 2.5)
    context.fill(paper)
  }

  /// Where the column's time is in the plot.
  func x(of column: FilmLine.Column) -> Double? {
    line.content.axis.fragments
      .first { Double(column.middle) >= $0.left && Double(column.middle) <= $0.right }?
      .x(column.time)
  }
}
