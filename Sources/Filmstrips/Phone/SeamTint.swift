import Compositing
import Detectors
import Foundation
import LayerTrees
import Scenes

/// Gap and overlap where they are on the screen: tinted, with a dimension line beside the phone.
struct SeamTint {
  let geometry: PhoneGeometry
  let palette: FilmPalette
  let context: CairoContext
  /// The screen's corner in the picture, in pixels.
  let x: Int
  let y: Int
  let clip: PixelRect
  /// The phone with its body, beside which the dimension lines are.
  let body: PixelRect

  /// The height in pixels below which a fault gets an arrow.
  static let visibleHeight = 7

  /// The least height that counts as a fault on screen, in points: half a device pixel.
  static func threshold(deviceScale: Double) -> Double { 0.5 / deviceScale }

  /// - Parameters:
  ///   - reading: what is drawn.
  ///   - app: what the app shows itself in, in points of the screen.
  func draw(_ reading: SeamReading, in app: CGRect) {
    let threshold = Self.threshold(deviceScale: geometry.device.scale)
    if reading.gap >= threshold {
      for rect in reading.gapRegion { Self.fillGap(visible(rect), context, palette) }
      drawDimension(of: reading.gapRegion.map(visible), color: palette.gap)
    }
    if reading.overlap >= threshold {
      for rect in reading.overlapRegion { Self.fillOverlap(visible(rect), context, palette) }
      // The keyboard may have passed the bar: the overlap is higher than what it covers.
      let passed = CGRect(
        x: Double(app.minX), y: reading.keyboardTop, width: Double(app.width),
        height: reading.overlap)
      drawDimension(of: [visible(passed)], color: palette.overlap)
    }
  }

  /// The rectangle in the picture, at least a pixel high.
  private func visible(_ rect: CGRect) -> PixelRect {
    var pixels = geometry.pixels(rect).offset(x: x, y: y)
    pixels.height = max(1, pixels.height)
    return pixels.intersection(clip)
  }

  /// A filled rectangle with white diagonals.
  static func fillGap(_ rect: PixelRect, _ context: CairoContext, _ palette: FilmPalette) {
    guard !rect.isEmpty else { return }
    context.rectangle(rect)
    context.fill(palette.gap)
    guard rect.height > 4 else { return }
    context.clipped(to: rect) {
      let step = 7
      var start = rect.x - rect.height - 2
      while start < rect.maxX {
        context.move(Double(start), Double(rect.maxY))
        context.line(Double(start + rect.height), Double(rect.y))
        start += step
      }
      context.stroke(LayerColor(0xFFFFFF, alpha: 0.45), width: 1.5)
    }
  }

  /// A rectangle with firm edges that what is below shines through.
  static func fillOverlap(_ rect: PixelRect, _ context: CairoContext, _ palette: FilmPalette) {
    guard !rect.isEmpty else { return }
    context.rectangle(rect)
    context.fill(palette.overlap.faded(rect.height > 4 ? 0.62 : 1))
    guard rect.height > 4 else { return }
    for edge in [rect.y, rect.maxY - 1] {
      context.rectangle(PixelRect(x: rect.x, y: edge, width: rect.width, height: 1))
    }
    context.fill(palette.overlap)
  }

  /// A line with end marks as high as the region; an arrow where that is too low to be seen.
  private func drawDimension(of region: [PixelRect], color: LayerColor) {
    let rects = region.filter { !$0.isEmpty }
    guard let top = rects.map(\.y).min(), let bottom = rects.map(\.maxY).max() else { return }
    if bottom - top < Self.visibleHeight {
      let row = Double(top + bottom) / 2
      Self.arrow(tip: Double(body.maxX) + 2, row: row, context, color)
    } else {
      let line = Double(body.maxX) + 5.5
      for end in [Double(top) + 0.5, Double(bottom) - 0.5] {
        context.move(line - 3, end)
        context.line(line + 3, end)
      }
      context.move(line, Double(top) + 0.5)
      context.line(line, Double(bottom) - 0.5)
      context.stroke(color, CairoContext.Stroke(width: 1, isRound: false))
    }
  }

  /// A triangle that points left.
  static func arrow(tip: Double, row: Double, _ context: CairoContext, _ color: LayerColor) {
    context.move(tip, row)
    context.line(tip + 12, row - 6.5)
    context.line(tip + 12, row + 6.5)
    context.close()
    context.fill(color)
  }
}

/// A dashed outline where the bar would be, were it glued to the keyboard.
struct BarGhost {
  let geometry: PhoneGeometry
  let color: LayerColor
  let context: CairoContext
  let x: Int
  let y: Int
  let clip: PixelRect

  /// Draws it where the keyboard covers more than half of the bar.
  func draw(_ frame: MarkedFrame, _ reading: SeamReading) {
    guard let bar = frame.layers.last(where: { $0.role == .inputBar }) else { return }
    let distance = reading.guideTop - reading.barBottom
    guard reading.overlap > Double(bar.frame.height) / 2, distance.isFinite else { return }
    let home = bar.frame.offsetBy(dx: 0, dy: CGFloat(distance))
    let rect = geometry.pixels(home).offset(x: x, y: y)
    guard !rect.intersection(clip).isEmpty else { return }
    context.clipped(to: clip) {
      Self.outline(rect.inset(1), context, color)
    }
  }

  static func outline(_ rect: PixelRect, _ context: CairoContext, _ color: LayerColor) {
    context.rectangle(
      Double(rect.x) + 0.5, Double(rect.y) + 0.5, Double(rect.width) - 1, Double(rect.height) - 1)
    context.stroke(color, CairoContext.Stroke(width: 1, isRound: false, dashes: [4, 3]))
  }
}
