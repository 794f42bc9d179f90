extension GlyphTable {
  static let capitals: [Character: StrokeGlyph] = [
    "A": StrokeGlyph(width: 9.4, "M 0 0 L 4.7 14 L 9.4 0 M 1.6 4.4 L 7.8 4.4"),
    "B": StrokeGlyph(
      width: 8,
      "M 4.2 7.4 h 7.4 10.7 v 4.2 14 L 0 14 L 0 0 L 4.2 0 h 8 3.7 v 4.2 7.4 L 0 7.4"),
    "C": StrokeGlyph(width: 8.4, "M 8.4 10.6 v 4.4 14 h 0 9.6 L 0 4.4 v 4.4 0 h 8.4 3.4"),
    "D": StrokeGlyph(width: 8.6, "M 0 0 L 0 14 L 4 14 h 8.6 9.4 L 8.6 4.6 v 4 0 L 0 0"),
    "E": StrokeGlyph(width: 7, "M 7 14 L 0 14 L 0 0 L 7 0 M 0 7.3 L 6.2 7.3"),
    "F": StrokeGlyph(width: 7, "M 7 14 L 0 14 L 0 0 M 0 7 L 6.2 7"),
    "G": StrokeGlyph(
      width: 8.8, "M 8.4 10.8 v 4.4 14 h 0 9.6 L 0 4.4 v 4.4 0 h 8.8 4.4 L 8.8 6.8 L 5 6.8"),
    "H": StrokeGlyph(width: 8.6, "M 0 0 L 0 14 M 8.6 14 L 8.6 0 M 0 7.3 L 8.6 7.3"),
    "I": StrokeGlyph(width: 0, "M 0 0 L 0 14"),
    "J": StrokeGlyph(width: 5.6, "M 5.6 14 L 5.6 3.4 v 2.6 0 h 0 2.2"),
    "K": StrokeGlyph(width: 8.4, "M 0 0 L 0 14 M 8 14 L 0 5.2 M 3 8.5 L 8.4 0"),
    "L": StrokeGlyph(width: 6.8, "M 0 14 L 0 0 L 6.8 0"),
    "M": StrokeGlyph(width: 10.6, "M 0 0 L 0 14 L 5.3 4.6 L 10.6 14 L 10.6 0"),
    "N": StrokeGlyph(width: 8.8, "M 0 0 L 0 14 L 8.8 0 L 8.8 14"),
    "O": StrokeGlyph(
      width: 9, "M 0 9.5 v 4.5 14 h 9 9.5 L 9 4.5 v 4.5 0 h 0 4.5 L 0 9.5"),
    "P": StrokeGlyph(width: 8, "M 0 0 L 0 14 L 4.2 14 h 8 10.2 v 4.2 6.4 L 0 6.4"),
    "Q": StrokeGlyph(
      width: 9,
      "M 0 9.5 v 4.5 14 h 9 9.5 L 9 4.5 v 4.5 0 h 0 4.5 L 0 9.5 M 5.6 3.4 L 9.2 -0.8"),
    "R": StrokeGlyph(
      width: 8.2, "M 0 0 L 0 14 L 4.2 14 h 8 10.4 v 4.2 6.8 L 0 6.8 M 4.6 6.8 L 8.2 0"),
    "S": StrokeGlyph(
      width: 8,
      "M 7.6 11.2 v 4 14 h 0.3 10.6 v 4 7.2 h 8 3.6 v 4 0 h 0 3"),
    "T": StrokeGlyph(width: 8.8, "M 0 14 L 8.8 14 M 4.4 14 L 4.4 0"),
    "U": StrokeGlyph(width: 8.6, "M 0 14 L 0 4.3 v 4.3 0 h 8.6 4.3 L 8.6 14"),
    "V": StrokeGlyph(width: 9.2, "M 0 14 L 4.6 0 L 9.2 14"),
    "W": StrokeGlyph(width: 13.2, "M 0 14 L 3.3 0 L 6.6 13 L 9.9 0 L 13.2 14"),
    "X": StrokeGlyph(width: 8.6, "M 0 0 L 8.6 14 M 0 14 L 8.6 0"),
    "Y": StrokeGlyph(width: 8.8, "M 0 14 L 4.4 6.8 L 8.8 14 M 4.4 6.8 L 4.4 0"),
    "Z": StrokeGlyph(width: 8, "M 0 14 L 8 14 L 0 0 L 8 0"),
  ]
}
