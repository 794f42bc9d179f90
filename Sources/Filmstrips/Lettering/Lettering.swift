import CCairo
import LayerTrees

/// A size and weight of our single-stroke lettering.
///
/// Heights are rounded to whole pixels, as are the letters' widths and places, so that stems and
/// bars fall on pixels and the same letter looks the same wherever it is.
struct Lettering: Hashable, Sendable {
  /// The em in pixels: capitals are 0.7 of it high.
  let size: Double
  /// The pen's width, as a share of the em.
  var weight = 0.085

  static let em = 20.0
  /// The space left and right of each letter, in units of the grid.
  static let bearing = 2.0

  var unit: Double { size / Self.em }
  /// The pen's width in pixels, in quarters and never below one.
  var penWidth: Double { max(1, (size * weight * 4).rounded() / 4) }
  var capitalHeight: Double { (14 * unit).rounded() }
  var smallHeight: Double { (10 * unit).rounded() }

  /// The width of a letter on the line, in whole pixels.
  func advance(_ glyph: StrokeGlyph) -> Double { glyphWidth(glyph) + spacing }

  /// From the last stroke of a letter to the first of the next; a broad pen needs more.
  private var spacing: Double {
    (2 * Self.bearing * unit + max(0, weight - 0.085) * size).rounded()
  }

  func glyphWidth(_ glyph: StrokeGlyph) -> Double { (glyph.width * unit).rounded() }

  /// The width of a line of text, in whole pixels, from pen edge to pen edge.
  func width(of text: String) -> Double {
    let sum = text.reduce(0) { $0 + advance(GlyphTable.glyph($1)) }
    return max(0, sum - spacing + penWidth.rounded())
  }

  /// The text, or as much of it as fits into `width` with an ellipsis at its end.
  func fitting(_ text: String, width: Double) -> String {
    if self.width(of: text) <= width { return text }
    var kept = text[...]
    while !kept.isEmpty, self.width(of: String(kept) + "…") > width { kept.removeLast() }
    return kept.isEmpty ? "" : String(kept) + "…"
  }

  /// The text in lines that fit into `width`, broken between words; a longer word is cut.
  func lines(of text: String, width: Double) -> [String] {
    lines(of: text.split(separator: " ").map(String.init), between: " ", width: width)
  }

  /// The parts with what is between them, in lines that fit into `width`.
  func lines(of parts: [String], between: String, width: Double) -> [String] {
    parts.reduce(into: []) { lines, part in
      let longer = (lines.last.map { $0 + between } ?? "") + part
      if let last = lines.indices.last, self.width(of: longer) <= width {
        lines[last] = longer
      } else {
        lines.append(fitting(part, width: width))
      }
    }
  }
}

extension Lettering {
  static let title = Lettering(size: 25, weight: 0.1)
  static let heading = Lettering(size: 17, weight: 0.11)
  static let text = Lettering(size: 14)
  static let label = Lettering(size: 13)
  static let strong = Lettering(size: 13, weight: 0.115)
}

/// The alignment of a line of text to its place.
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

/// The place of a letter's origin, and the way from the grid to pixels.
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
