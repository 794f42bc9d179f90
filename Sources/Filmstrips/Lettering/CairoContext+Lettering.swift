import CCairo
import LayerTrees

/// How a line of text is aligned to its place.
enum TextAlignment: Sendable {
  case left, center, right

  /// The left end of a line of that width.
  fileprivate func left(_ x: Double, width: Double) -> Double {
    switch self {
    case .left: x.rounded()
    case .center: (x - width / 2).rounded()
    case .right: (x - width).rounded()
    }
  }
}

extension CairoContext {
  /// Letters a line of text that is on the pixel row above `y`.
  ///
  /// `x` is the left end, middle or right end of the line, as `alignment` says.
  func letter(
    _ text: String, x: Double, y: Double, _ lettering: Lettering, _ color: LayerColor,
    _ alignment: TextAlignment = .left
  ) {
    let left = alignment.left(x, width: lettering.width(of: text))
    let top = y.rounded() - Double(LetterMasks.ascent(lettering))
    guard
      let line = noting({ () throws(FilmError) in try letters.line(text, lettering) }) ?? nil
    else { return }
    set(color)
    cairo_mask_surface(pointer, line.pointer, left - Double(LetterMasks.margin), top)
  }

  /// Letters a line of text that runs upward, its middle at (`x`, `y`) on the baseline.
  func letterUpward(
    _ text: String, x: Double, y: Double, _ lettering: Lettering, _ color: LayerColor
  ) {
    cairo_save(pointer)
    cairo_translate(pointer, x.rounded(), y.rounded())
    cairo_rotate(pointer, -.pi / 2)
    var left = TextAlignment.center.left(0, width: lettering.width(of: text))
    for character in text {
      let glyph = GlyphTable.glyph(character)
      set(color)
      trace(glyph, lettering, x: left, y: 0)
      left += lettering.advance(glyph)
    }
    cairo_restore(pointer)
  }

  /// Strokes a letter whose pen begins at `x`, on the pixel row above `y`.
  func trace(_ glyph: StrokeGlyph, _ lettering: Lettering, x: Double, y: Double) {
    let pen = lettering.penWidth
    let place = PenPlace(
      x: x + pen.rounded() / 2, y: y - pen.rounded() / 2, lettering: lettering,
      stretch: glyph.width > 0 ? lettering.glyphWidth(glyph) / glyph.width : lettering.unit)
    for step in glyph.steps { trace(step, at: place) }
    strokePen(width: pen)
  }

  private func trace(_ step: StrokeGlyph.Step, at place: PenPlace) {
    switch step {
    case .move(let x, let y): move(place.column(x), place.row(y))
    case .line(let x, let y): line(place.column(x), place.row(y))
    case .dot(let x, let y):
      // A dot as wide as the pen looks smaller than a stem: it is drawn a third wider.
      let reach = place.lettering.penWidth / 6
      move(place.column(x) - reach, place.row(y))
      line(place.column(x) + reach, place.row(y))
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      curve(
        place.column(x1), place.row(y1), place.column(x2), place.row(y2), place.column(x),
        place.row(y))
    }
  }
}

/// Where a letter's origin is, and how the grid becomes pixels.
private struct PenPlace {
  let x: Double
  let y: Double
  let lettering: Lettering
  let stretch: Double

  func column(_ width: Double) -> Double { x + width * stretch }

  /// Baseline, small letters' and capitals' heights are whole pixels; the rest lies between.
  func row(_ height: Double) -> Double {
    let unit = lettering.unit
    let pixels: Double =
      switch height {
      case ..<0: height * unit
      case ..<10: height / 10 * lettering.smallHeight
      case ..<14:
        lettering.smallHeight
          + (height - 10) / 4 * (lettering.capitalHeight - lettering.smallHeight)
      default: lettering.capitalHeight + (height - 14) * unit
      }
    return y - pixels
  }
}
