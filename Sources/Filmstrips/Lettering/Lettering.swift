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

  /// What a letter takes on the line, in whole pixels.
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
}

extension Lettering {
  static let title = Lettering(size: 25, weight: 0.1)
  static let heading = Lettering(size: 17, weight: 0.11)
  static let text = Lettering(size: 14)
  static let label = Lettering(size: 13)
  static let strong = Lettering(size: 13, weight: 0.115)
}
