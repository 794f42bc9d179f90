import Foundation
import LayerTrees

/// What the film's lines and colours mean, for someone who has never seen one.
struct Legend {
  let layout: FilmLayout
  let palette: FilmPalette
  let context: CairoContext

  private struct Entry {
    let text: String
    let draw: (_ x: Double, _ y: Double) -> Void
  }

  private static let sampleWidth = 26.0

  func draw() {
    let left = Double(layout.left)
    let right = Double(layout.width - FilmLayout.Measure.rightMargin)
    context.rectangle(left, Double(layout.footerTop), right - left, 1)
    context.fill(palette.rule)
    var (x, y) = (left, Double(layout.footerTop) + 34)
    for entry in entries {
      let width = Self.sampleWidth + 8 + Lettering.label.width(of: entry.text)
      if x > left, x + width > right { (x, y) = (left, y + 24) }
      entry.draw(x, y - 5)
      context.letter(entry.text, x: x + Self.sampleWidth + 8, y: y, .label, palette.softInk)
      x += width + 28
    }
  }

  private var entries: [Entry] {
    [
      Entry(text: "keyboard's top") { x, y in curve(x, y, palette.keyboardCurve, width: 1.5) },
      Entry(text: "bar's bottom") { x, y in curve(x, y, palette.barCurve, width: 2) },
      Entry(text: "gap: the backdrop shows between bar and keyboard") { x, y in
        context.rectangle(x, (y - 6).rounded(), Self.sampleWidth, 12)
        context.fill(palette.gap)
      },
      Entry(text: "overlap: the keyboard covers the bar") { x, y in
        context.rectangle(x, (y - 6).rounded(), Self.sampleWidth, 12)
        context.fill(palette.overlap.faded(0.62))
      },
      Entry(text: "where the bar belongs") { x, y in
        context.rectangle(x + 0.5, (y - 6).rounded() + 0.5, Self.sampleWidth - 1, 11)
        context.stroke(
          palette.barCurve, CairoContext.Stroke(width: 1, isRound: false, dashes: [4, 3]))
      },
      Entry(text: "a frame shown above") { x, y in
        curve(x, y, palette.keyboardCurve, width: 1.5)
        context.circle(x + Self.sampleWidth / 2, y, radius: 3.25)
        context.fill(palette.paper)
        context.circle(x + Self.sampleWidth / 2, y, radius: 3.25)
        context.stroke(palette.keyboardCurve, width: 1.5)
      },
    ]
  }

  private func curve(_ x: Double, _ y: Double, _ color: LayerColor, width: Double) {
    context.move(x + 1, y)
    context.line(x + Self.sampleWidth - 1, y)
    context.stroke(color, width: width)
  }
}
