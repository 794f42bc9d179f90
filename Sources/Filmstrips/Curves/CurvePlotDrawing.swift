import AnimationCurves
import Foundation
import LayerTrees

/// Draws a plot of curves.
struct CurvePlotDrawing {
  private let plot: CurvePlot
  private let layout: CurvePlotLayout
  private let palette: FilmPalette
  private let context: CairoContext

  init(_ plot: CurvePlot, palette: FilmPalette, context: CairoContext) {
    self.plot = plot
    self.palette = palette
    self.context = context
    layout = CurvePlotLayout(plot)
  }

  func draw() {
    context.rectangle(
      0, 0, Double(CurvePlotLayout.size.width), Double(CurvePlotLayout.size.height))
    context.fill(palette.paper)
    drawHeader()
    drawGround()
    if let other = plot.other { shade(other) }
    for pen in pens.reversed() { drawCurve(pen.line, pen.color, width: pen.width) }
    for pen in pens.reversed() { drawDots(pen.line, pen.color) }
    drawGreatest()
    drawLegend()
  }

  /// A curve with the look that it has.
  private struct Pen {
    let line: CurvePlot.Line
    let color: LayerColor
    let width: Double
  }

  /// The curves as films draw them: the keyboard's thin and above the bar's.
  private var pens: [Pen] {
    guard let other = plot.other else {
      return [Pen(line: plot.line, color: palette.keyboardCurve, width: 2.25)]
    }
    let (keyboard, bar) = plot.isAgainstKeyboard ? (other, plot.line) : (plot.line, other)
    return [
      Pen(line: keyboard, color: palette.keyboardCurve, width: 1.75),
      Pen(line: bar, color: palette.barCurve, width: 3),
    ]
  }

  private func drawHeader() {
    let room = layout.right - layout.left
    context.letter(
      Lettering.title.fitting(plot.title, width: room), x: layout.left, y: 47, .title, palette.ink)
    context.letter(
      Lettering.text.fitting(subtitle, width: room), x: layout.left, y: 74, .text,
      palette.softInk)
  }

  private var subtitle: String {
    let timeline = plot.line.timeline
    let way = "from \(Figures.plain(timeline.from)) to \(Figures.plain(timeline.to))"
    let rate = "\(Figures.plain(timeline.rate.hertz)) Hz"
    return [duration(plot.line), plot.other.map(duration), way, rate].compactMap { $0 }
      .joined(separator: "   ·   ")
  }

  private func duration(_ line: CurvePlot.Line) -> String {
    "\(line.name) \(Figures.fixed(line.timeline.timing.duration * 1000, digits: 0)) ms"
  }

  private func drawGround() {
    let (left, right) = (layout.left, layout.right)
    context.rectangle(left, layout.top, right - left, layout.bottom - layout.top)
    context.fill(palette.plotGround)
    for value in layout.valueTicks {
      let y = layout.y(value).rounded()
      context.rectangle(left, y, right - left, 1)
      context.fill(palette.rule)
      context.letter(
        Figures.plain(value), x: left - 10, y: y + 5, .label, palette.softInk, .right)
    }
    context.rectangle(left, layout.bottom, right - left, 1)
    context.fill(palette.faintInk)
    for time in layout.timeTicks {
      let x = layout.x(time).rounded()
      context.rectangle(x, layout.bottom, 1, 6)
      context.fill(palette.faintInk)
      let unit = time == layout.timeTicks.last ? " ms" : ""
      let text = Figures.plain((time * 1e6).rounded() / 1000)
      let width = Lettering.label.width(of: text)
      context.letter(
        text + unit, x: x - (width / 2).rounded(), y: layout.bottom + 22, .label, palette.softInk)
    }
  }

  /// Times at which the curves are drawn: each pixel, and both sides of where a curve ends.
  private var times: [Double] {
    let steps = Int((layout.right - layout.left) * 2)
    let even = (0...steps).map { layout.times.upperBound * Double($0) / Double(steps) }
    let durations = [plot.line, plot.other].compactMap { $0?.timeline.timing.duration }
    let ends: [Double] = durations.flatMap { [$0 - 1e-9, $0] }
    return (even + ends.filter { $0 >= 0 }).sorted()
  }

  private func point(_ line: CurvePlot.Line, _ time: Double) -> CGPoint {
    CGPoint(x: layout.x(time), y: layout.y(line.timeline.value(at: time)))
  }

  private func drawCurve(_ line: CurvePlot.Line, _ color: LayerColor, width: Double) {
    context.polyline(times.map { point(line, $0) })
    context.stroke(color, CairoContext.Stroke(width: width, isRound: false))
  }

  private func shade(_ other: CurvePlot.Line) {
    let upper = times.map { point(plot.line, $0) }
    context.polyline(upper + times.reversed().map { point(other, $0) })
    context.close()
    context.fill(palette.gap.faded(0.28))
  }

  /// The refreshes, where they do not run together.
  private func drawDots(_ line: CurvePlot.Line, _ color: LayerColor) {
    guard line.timeline.count < 130 else { return }
    for frame in line.timeline where frame.time >= 0 {
      SeamPlot.ring(
        x: layout.x(frame.time), y: layout.y(frame.value), context, color, paper: palette.paper)
    }
  }

  /// A line between the two where they are farthest apart, with its length and time.
  private func drawGreatest() {
    guard let other = plot.other, let greatest = plot.comparison?.greatest, greatest.points > 0
    else { return }
    let timeline = other.timeline
    let share = timeline.timing.progress(at: greatest.time)
    let second = timeline.from + (timeline.to - timeline.from) * share
    let x = layout.x(greatest.time).rounded() + 0.5
    let ends = [layout.y(second), layout.y(second + greatest.difference)].sorted()
    context.move(x, ends[0])
    context.line(x, ends[1])
    context.stroke(palette.gapInk, CairoContext.Stroke(width: 2, isRound: false))
    for end in ends {
      context.rectangle(x - 5, end.rounded() - 1, 10, 2)
      context.fill(palette.gapInk)
    }
    let text =
      Figures.plain((greatest.points * 100).rounded() / 100) + " apart at "
      + Figures.fixed(greatest.time * 1000, digits: 1) + " ms"
    label(text, x: x, y: ((ends[0] + ends[1]) / 2).rounded(), other)
  }

  /// Writes beside both curves what a line between them says, with a thin line that leads there.
  private func label(_ text: String, x: Double, y: Double, _ other: CurvePlot.Line) {
    let width = Lettering.strong.width(of: text)
    let points = times.flatMap { [point(plot.line, $0), point(other, $0)] }
    let crossings: [Double] = points.filter { abs(Double($0.y) - y) < 13 }.map { Double($0.x) }
    let (first, last) = (min(x, crossings.min() ?? x), max(x, crossings.max() ?? x))
    let isRight = last + 18 + width < layout.right
    let isLeft = !isRight && first - 18 - width > layout.left
    let end = isRight ? last + 12 : isLeft ? first - 12 : x + 12
    context.move(x, y + 0.5)
    context.line(end, y + 0.5)
    context.stroke(palette.gapInk, CairoContext.Stroke(width: 1, isRound: false))
    context.letter(
      text, x: isLeft ? end - 6 : end + 6, y: y + 5, .strong, palette.gapInk,
      isLeft ? .right : .left)
  }

  private func drawLegend() {
    var x = layout.left
    let y = Double(CurvePlotLayout.size.height) - 36
    for pen in pens {
      context.move(x + 1, y - 5)
      context.line(x + 27, y - 5)
      context.stroke(pen.color, CairoContext.Stroke(width: pen.width.rounded(), isRound: false))
      SeamPlot.ring(x: x + 14, y: y - 5, context, pen.color, paper: palette.paper)
      let name = Lettering.label.fitting(pen.line.name, width: 340)
      context.letter(name, x: x + 38, y: y, .label, palette.softInk)
      x += 38 + Lettering.label.width(of: name) + 34
    }
    context.letter(
      "dots are refreshes", x: layout.right, y: y, .label, palette.faintInk, .right)
  }
}
