/// The letters that there are, by character.
enum GlyphTable {
  static let glyphs: [Character: StrokeGlyph] = [capitals, smallLetters, figures, marks, symbols]
    .reduce(into: [:]) { table, part in table.merge(part) { first, _ in first } }

  /// What stands for a character that the table lacks: a box.
  static let unknown = StrokeGlyph(width: 7, "M 0 0 L 0 13 L 7 13 L 7 0 L 0 0")

  /// The width of a space, without the letters' side bearings.
  static let spaceWidth = 1.8

  static func glyph(_ character: Character) -> StrokeGlyph { glyphs[character] ?? unknown }
}
