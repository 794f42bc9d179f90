extension GlyphTable {
  /// All of one width, so that columns of figures are under each other.
  static let figures: [Character: StrokeGlyph] = [
    "0": StrokeGlyph(
      width: 7.6, "M 0 9.8 v 3.8 14 h 7.6 9.8 L 7.6 4.2 v 3.8 0 h 0 4.2 L 0 9.8"),
    "1": StrokeGlyph(width: 7.6, "M 1.2 10.8 L 4.8 14 L 4.8 0"),
    "2": StrokeGlyph(
      width: 7.6, "M 0 10.6 v 3.8 14 h 7.6 10.4 C 7.6 8.8 6.9 7.7 5.8 6.4 L 0 0 L 7.6 0"),
    "3": StrokeGlyph(
      width: 7.6,
      "M 0.2 11 v 3.7 14 h 7.2 10.7 v 3.8 7.5 L 2.8 7.5 M 3.8 7.5 h 7.6 3.8 "
        + "v 3.8 0 h 0 3"),
    "4": StrokeGlyph(width: 7.6, "M 5.6 0 L 5.6 14 L 0 4 L 7.6 4"),
    "5": StrokeGlyph(
      width: 7.6,
      "M 7 14 L 0.9 14 L 0.5 7.4 C 1.3 8.4 2.4 8.9 3.8 8.9 h 7.6 4.5 v 3.8 0 h 0 2.9"),
    "6": StrokeGlyph(
      width: 7.6,
      "M 5.9 14 L 0.9 7 C 0.3 6.1 0 5.3 0 4.4 v 3.8 0 h 7.6 4.4 v 3.8 8.7 "
        + "C 2.6 8.7 1.5 8.1 0.9 7"),
    "7": StrokeGlyph(width: 7.6, "M 0 14 L 7.6 14 L 2.4 0"),
    "8": StrokeGlyph(
      width: 7.6,
      "M 3.8 7.3 h 0.4 10.6 v 3.8 14 h 7.2 10.6 v 3.8 7.3 h 7.6 3.6 v 3.8 0 h 0 3.6 v 3.8 7.3"),
    "9": StrokeGlyph(
      width: 7.6,
      "M 1.7 0 L 6.7 7 C 7.3 7.9 7.6 8.7 7.6 9.6 v 3.8 14 h 0 9.6 v 3.8 5.3 "
        + "C 5 5.3 6.1 5.9 6.7 7"),
  ]
}
