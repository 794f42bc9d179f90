import Compositing
import Detectors
import Foundation
import LayerTrees

/// Where findings besides the seam's show: covered messages hatched, other places outlined.
struct ContentMarks {
  let geometry: PhoneGeometry
  let palette: FilmPalette
  let context: CairoContext
  /// Where the screen's corner stands in the picture, in pixels.
  let x: Int
  let y: Int
  let clip: PixelRect

  func draw(_ marks: [FrameMark]) {
    for mark in marks {
      let rect = geometry.pixels(mark.rect).offset(x: x, y: y).intersection(clip)
      guard !rect.isEmpty else { continue }
      Self.draw(mark.kind, rect, context, palette)
    }
  }

  /// Draws what stands for a kind; nothing for kinds that have no place of their own.
  static func draw(
    _ kind: FindingKind, _ rect: PixelRect, _ context: CairoContext, _ palette: FilmPalette
  ) {
    guard let color = color(of: kind, palette) else { return }
    context.clipped(to: rect) {
      switch kind {
      case .covered:
        hatch(rect, context)
        context.stroke(color, CairoContext.Stroke(width: 1.5, isRound: false))
      case .blank, .drift:
        context.rectangle(rect)
        context.fill(color.faded(0.12))
      case .offscreen:
        context.rectangle(rect)
        context.fill(color.faded(0.3))
      default: break
      }
      context.rectangle(
        Double(rect.x) + 1, Double(rect.y) + 1, Double(rect.width) - 2, Double(rect.height) - 2)
      context.stroke(
        color,
        CairoContext.Stroke(width: 2, isRound: false, dashes: dashes(of: kind)))
    }
  }

  private static func dashes(of kind: FindingKind) -> [Double] {
    switch kind {
    case .covered, .offscreen: []
    case .drift: [3, 3]
    default: [7, 4]
    }
  }

  static func color(of kind: FindingKind, _ palette: FilmPalette) -> LayerColor? {
    switch kind {
    case .covered: palette.covered
    case .unreachable: palette.unreachable
    case .blank: palette.blank
    case .drift: palette.drift
    case .offscreen: palette.offscreen
    default: nil
    }
  }

  /// Diagonals that lean the other way than a gap's.
  private static func hatch(_ rect: PixelRect, _ context: CairoContext) {
    for start in stride(from: rect.x - rect.height - 2, to: rect.maxX, by: 8) {
      context.move(Double(start), Double(rect.y))
      context.line(Double(start + rect.height), Double(rect.maxY))
    }
  }
}
