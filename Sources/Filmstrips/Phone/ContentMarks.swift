import Compositing
import Detectors
import Foundation
import LayerTrees

/// The marks of all findings but the seam's, in the style of their kind.
struct ContentMarks {
  let geometry: PhoneGeometry
  let palette: FilmPalette
  let context: CairoContext
  /// The screen's corner in the picture, in pixels.
  let x: Int
  let y: Int
  let clip: PixelRect

  /// Draws the marks of kinds that have a place of their own.
  func draw(_ marks: [FrameMark]) {
    for mark in marks {
      let rect = geometry.pixels(mark.rect).offset(x: x, y: y).intersection(clip)
      guard !rect.isEmpty, let style = mark.kind.mark else { continue }
      Self.draw(style, rect, context, palette)
    }
  }

  static func draw(
    _ style: MarkStyle, _ rect: PixelRect, _ context: CairoContext, _ palette: FilmPalette
  ) {
    let color = palette[style.tint]
    if style.fill == .hatching { return drawHatched(rect, context, color) }
    context.clipped(to: rect) {
      switch style.fill {
      case .hatching: break
      case .wash(let opacity):
        context.rectangle(rect)
        context.fill(color.faded(opacity))
      case .none: break
      }
      context.rectangle(
        Double(rect.x) + 1, Double(rect.y) + 1, Double(rect.width) - 2, Double(rect.height) - 2)
      context.stroke(
        color, CairoContext.Stroke(width: 2, isRound: false, dashes: style.dashes))
    }
  }

  /// A box apart from its neighbours, with fine diagonals that what covers it shows between.
  private static func drawHatched(
    _ rect: PixelRect, _ context: CairoContext, _ color: LayerColor
  ) {
    let isLarge = rect.width > 40 && rect.height > 8
    let box = isLarge ? rect.inset(2) : rect
    let outline = {
      context.rounded(
        Double(box.x) + 0.5, Double(box.y) + 0.5, Double(box.width) - 1, Double(box.height) - 1,
        radius: isLarge ? 5 : 0)
    }
    context.clippedToPath(outline) {
      hatch(box, context)
      context.stroke(color.faded(0.5), CairoContext.Stroke(width: 1, isRound: false))
    }
    outline()
    context.stroke(color, CairoContext.Stroke(width: 1, isRound: false))
  }

  /// Diagonals that lean the other way than a gap's.
  private static func hatch(_ rect: PixelRect, _ context: CairoContext) {
    for start in stride(from: rect.x - rect.height - 2, to: rect.maxX, by: 7) {
      context.move(Double(start), Double(rect.y))
      context.line(Double(start + rect.height), Double(rect.maxY))
    }
  }
}
