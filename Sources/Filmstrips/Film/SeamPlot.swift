import Compositing
import Foundation
import LayerTrees
import Scenes

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

  /// The refreshes of a fragment and two more on either side; nil where there is nothing to draw.
  private func samples(in fragment: TimeAxis.Fragment) -> [PlotSample?] {
    let first = max(0, (row.times.firstIndex { $0 >= fragment.start } ?? row.times.count) - 2)
    let end = min(
      row.times.count, (row.times.firstIndex { $0 > fragment.end } ?? row.times.count) + 2)
    return (first..<max(first, end)).map { sample(at: $0, x: fragment.x(row.times[$0])) }
  }

  private func sample(at index: Int, x: Double) -> PlotSample? {
    let showsKeyboard = row.shows(\.keyboardTop, at: index)
    let showsBar = row.shows(\.barBottom, at: index)
    guard let reading = row.readings[index] else {
      guard showsKeyboard != showsBar, let shown = row.shown else { return nil }
      let edge = showsKeyboard ? shown.keyboardTop[index] : shown.barBottom[index]
      return edge.flatMap(scale.quantity.height).map {
        PlotSample(x: x, height: $0, isKeyboard: showsKeyboard)
      }
    }
    var sample = PlotSample(reading, x: x, as: scale.quantity)
    (sample.showsKeyboard, sample.showsBar) = (showsKeyboard, showsBar)
    return sample
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

  private func drawCurves(_ samples: [PlotSample?]) {
    for run in PlotSample.runs(of: samples, where: \.isCompared) {
      shade(run, isGap: true)
      shade(run, isGap: false)
    }
    for run in PlotSample.runs(of: samples, where: \.showsBar) {
      trace(run, \.bar, palette.barCurve, width: Self.barWidth)
    }
    for run in PlotSample.runs(of: samples, where: \.showsKeyboard) {
      trace(run, \.keyboard, palette.keyboardCurve, width: 1.5)
    }
  }

  /// Draws an edge's line; a dot where one frame alone shows it.
  private func trace(
    _ run: [PlotSample], _ height: (PlotSample) -> Double, _ color: LayerColor, width: Double
  ) {
    let points = run.map { CGPoint(x: $0.x, y: scale.y(height($0))) }
    if row.shown != nil, points.count == 1, let point = points.first {
      context.circle(point.x, point.y, radius: max(1.5, width / 2))
      return context.fill(color)
    }
    context.polyline(points)
    context.stroke(color, CairoContext.Stroke(width: width, isRound: false))
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
    if row.shows(\.barBottom, at: index) {
      let y = scale.barRow(reading)
      Self.ring(x: x, y: y, context, palette.barCurve, paper: palette.paper)
    }
    if row.shows(\.keyboardTop, at: index) {
      let y = scale.keyboardRow(reading)
      Self.ring(x: x, y: y, context, palette.keyboardCurve, paper: palette.paper)
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

  /// The place of the column's time in the plot.
  func x(of column: FilmLine.Column) -> Double? {
    line.content.axis.fragments
      .first { Double(column.middle) >= $0.left && Double(column.middle) <= $0.right }?
      .x(column.time)
  }
}

/// A refresh in a plot, with the heights of its edges in points that grow upward.
struct PlotSample: Hashable {
  let x: Double
  var keyboard: Double
  var bar: Double
  /// Positive where the keyboard covers the bar, negative where a gap shows.
  var apart: Double
  /// True if a clip's frame shows the keyboard; a simulation shows all.
  var showsKeyboard = true
  /// True if a clip's frame shows the bar.
  var showsBar = true
  /// True if the two edges are compared here.
  var isCompared = true
}

extension PlotSample {
  init(_ reading: SeamReading, x: Double, as quantity: PlotQuantity) {
    self.x = x
    keyboard = quantity.keyboardTop(reading)
    bar = quantity.barBottom(reading)
    apart = reading.gap > 0 ? -reading.gap : reading.overlap
  }

  /// A frame of a clip that shows the keyboard's top alone, or the bar's bottom, at that height.
  init(x: Double, height: Double, isKeyboard: Bool) {
    self.init(x: x, keyboard: height, bar: height, apart: 0)
    (showsKeyboard, showsBar, isCompared) = (isKeyboard, !isKeyboard, false)
  }

  /// The samples that something holds for, in runs without holes, each with its leaps upright.
  static func runs(
    of samples: [PlotSample?], where holds: (PlotSample) -> Bool
  ) -> [[PlotSample]] {
    samples.split { sample in !(sample.map(holds) ?? false) }
      .map { stepped($0.compactMap(\.self)) }
  }

  /// The same samples with one more before every leap, so that it is drawn upright.
  ///
  /// An edge leaps where it goes some points between two refreshes and little before and after:
  /// it was set there at once, or another field has the focus.
  static func stepped(_ samples: [PlotSample]) -> [PlotSample] {
    let keyboard = leaps(samples.map(\.keyboard))
    let bar = leaps(samples.map(\.bar))
    return samples.indices.flatMap { index in
      guard keyboard[index] || bar[index] else { return [samples[index]] }
      let (last, next) = (samples[index - 1], samples[index])
      var held = PlotSample(x: next.x, keyboard: next.keyboard, bar: next.bar, apart: last.apart)
      if keyboard[index] { held.keyboard = last.keyboard }
      if bar[index] { held.bar = last.bar }
      return [held, next]
    }
  }

  /// The points that an edge goes at least in a leap.
  private static let leastLeap = 6.0
  /// The factor by which a leap is longer than its neighbours.
  private static let prominence = 4.0

  /// For each of the heights, true if a leap leads to it.
  private static func leaps(_ heights: [Double]) -> [Bool] {
    let ways = zip(heights.dropFirst(), heights).map { abs($0 - $1) }
    return heights.indices.map { index in
      guard index > 0, ways[index - 1] >= leastLeap else { return false }
      let before = index > 1 ? ways[index - 2] : 0
      let after = index < ways.count ? ways[index] : 0
      return ways[index - 1] >= prominence * max(before, after)
    }
  }

  /// The same samples with one more wherever a gap turns into an overlap, or the other way.
  ///
  /// Between refreshes both curves are drawn straight, so they cross where `apart` is 0.
  static func crossed(_ samples: [PlotSample]) -> [PlotSample] {
    guard var last = samples.first else { return [] }
    var crossed = [last]
    for sample in samples.dropFirst() {
      if last.apart * sample.apart < 0 {
        crossed.append(last.mixed(with: sample, last.apart / (last.apart - sample.apart)))
      }
      crossed.append(sample)
      last = sample
    }
    return crossed
  }

  /// A share of the way to another sample, where the two edges meet.
  private func mixed(with other: PlotSample, _ share: Double) -> PlotSample {
    PlotSample(
      x: x + (other.x - x) * share, keyboard: keyboard + (other.keyboard - keyboard) * share,
      bar: bar + (other.bar - bar) * share, apart: 0)
  }
}
