import FlatPNG
import Foundation
import LayerTrees

/// A chart of what frames cost: a bar of parts for each row, and a line for the middle half.
package struct CostChart: Sendable {
  /// A bar of the chart, in microseconds.
  package struct Row: Sendable {
    /// The thing that is measured, such as a handler.
    package let name: String
    /// The size of it, such as the number of messages.
    package let size: String
    /// The parts, one for each of the chart's.
    package let parts: [Double]
    /// The values between which half of the sums lie.
    package let middleHalf: ClosedRange<Double>
    /// The words after the bar.
    package let label: String

    /// Creates a row.
    package init(
      name: String, size: String, parts: [Double], middleHalf: ClosedRange<Double>, label: String
    ) {
      self.name = name
      self.size = size
      self.parts = parts
      self.middleHalf = middleHalf
      self.label = label
    }
  }

  /// The headline and the line below it.
  package let title: String
  package let subtitle: String
  /// The names of the parts, up to five.
  package let parts: [String]
  package let rows: [Row]

  /// Creates a chart.
  package init(title: String, subtitle: String, parts: [String], rows: [Row]) {
    self.title = title
    self.subtitle = subtitle
    self.parts = parts
    self.rows = rows
  }

  /// Returns the bytes of a PNG file, 1,040 pixels wide; the same chart gives the same bytes.
  ///
  /// - Throws: ``FilmError`` where cairo fails, as for some thousand rows.
  package func png() throws(FilmError) -> [UInt8] { try PictureEncoding.png(surface()) }

  func surface() throws(FilmError) -> CairoSurface {
    let surface = try CairoSurface(width: Int(Self.width), height: Int(height))
    let context = try CairoContext(surface)
    draw(in: context)
    try context.finish("draw the chart")
    return surface
  }
}

extension CostChart {
  static let width = 1040.0
  private static let margin = 32.0
  private static let top = 104.0
  private static let rowHeight = 34.0
  private static let barHeight = 18.0
  private static let nameWidth = 240.0
  private static let sizeEnd = margin + nameWidth + 56
  private static let barStart = sizeEnd + 16
  private static let barEnd = 872.0

  private var height: Double { Self.top + Self.rowHeight * Double(rows.count) + 64 }
  private var palette: FilmPalette { .light }
  private var colors: [LayerColor] {
    [palette.barCurve, palette.gap, palette.teal, palette.overlap, palette.faintInk]
  }
  private var most: Double {
    max(rows.map { max($0.parts.reduce(0, +), $0.middleHalf.upperBound) }.max() ?? 0, 1e-9)
  }

  /// The place of a time, from the left edge of the picture.
  func x(_ time: Double) -> Double {
    Self.barStart + (Self.barEnd - Self.barStart) * time / most
  }

  /// The upper edge of a row's bar.
  func y(ofRow index: Int) -> Double { Self.top + Self.rowHeight * Double(index) }

  private func draw(in context: CairoContext) {
    context.rectangle(0, 0, Self.width, height)
    context.fill(palette.paper)
    let room = Self.width - 2 * Self.margin
    context.letter(
      Lettering.title.fitting(title, width: room), x: Self.margin, y: 47, .title, palette.ink)
    context.letter(
      Lettering.text.fitting(subtitle, width: room), x: Self.margin, y: 74, .text, palette.softInk)
    for index in rows.indices { draw(rows[index], at: y(ofRow: index), context) }
    drawLegend(context)
  }

  private func draw(_ row: Row, at y: Double, _ context: CairoContext) {
    let line = y + Self.barHeight - 4
    context.letter(
      Lettering.label.fitting(row.name, width: Self.nameWidth), x: Self.margin, y: line, .label,
      palette.ink)
    context.letter(row.size, x: Self.sizeEnd, y: line, .label, palette.softInk, .right)
    var sum = 0.0
    for (part, color) in zip(row.parts, colors) {
      context.rectangle(x(sum), y, x(sum + part) - x(sum), Self.barHeight)
      context.fill(color)
      sum += part
    }
    let (left, right) = (x(row.middleHalf.lowerBound), x(row.middleHalf.upperBound))
    context.rectangle(left, y + Self.barHeight / 2 - 1, right - left, 2)
    context.fill(palette.ink)
    for end in [left, right] {
      context.rectangle(end - 1, y + 3, 2, Self.barHeight - 6)
      context.fill(palette.ink)
    }
    context.letter(row.label, x: max(x(sum), right) + 10, y: line, .label, palette.softInk)
  }

  private func drawLegend(_ context: CairoContext) {
    var x = Self.margin
    let y = height - 28
    for (name, color) in zip(parts, colors) {
      context.rectangle(x, y - 11, 12, 12)
      context.fill(color)
      context.letter(name, x: x + 20, y: y, .label, palette.softInk)
      x += 20 + Lettering.label.width(of: name) + 28
    }
    context.letter(
      "the line: half of the frames", x: Self.width - Self.margin, y: y, .label,
      palette.faintInk, .right)
  }
}
