import CCairo
import LayerTrees

extension TextSetting {
  /// Draws one of its lines with the pen's start at (`x`, `y`) on the baseline.
  func draw(
    _ line: Line, _ context: CairoContext, x: Double, y: Double, color: LayerColor,
    isBold: Bool = false
  ) {
    context.set(color)
    var run: [cairo_glyph_t] = []
    var face: FontFace?
    for placed in line.glyphs {
      let owner = placed.glyph.face as? FontFace
      if owner !== face, let done = face {
        done.draw(run, size: size, isBold: isBold, context)
        run = []
      }
      face = owner
      if owner == nil {
        drawBox(context, x: x + placed.x, y: y, width: placed.advance, color: color)
      } else {
        run.append(
          cairo_glyph_t(index: UInt(placed.glyph.index), x: x + placed.x, y: y - placed.rise))
      }
    }
    face?.draw(run, size: size, isBold: isBold, context)
  }

  /// A box where no font has the character.
  private func drawBox(
    _ context: CairoContext, x: Double, y: Double, width: Double, color: LayerColor
  ) {
    context.rectangle(x + size * 0.08, y - size * 0.7, width - size * 0.16, size * 0.7)
    context.stroke(color, width: max(1, size * 0.06))
    context.set(color)
  }
}
