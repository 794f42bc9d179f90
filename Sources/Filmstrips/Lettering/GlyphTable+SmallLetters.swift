extension GlyphTable {
  static let smallLetters: [Character: StrokeGlyph] = [
    "a": StrokeGlyph(
      width: 6.8,
      "M 0.6 8.2 C 1.2 9.4 2.2 10 3.6 10 h 6.8 6.8 L 6.8 0 "
        + "M 6.8 5.8 L 3 5.8 h 0 2.9 v 2.9 0 C 4.9 0 6.2 1 6.8 2.4"),
    "b": StrokeGlyph(
      width: 7.2, "M 0 14 L 0 0 M 0 6.3 v 3.6 10 h 7.2 6.3 L 7.2 3.7 v 3.6 0 h 0 3.7"),
    "c": StrokeGlyph(width: 6.6, "M 6.6 7.4 v 3.5 10 h 0 6.3 L 0 3.7 v 3.5 0 h 6.6 2.6"),
    "d": StrokeGlyph(
      width: 7.2, "M 7.2 14 L 7.2 0 M 7.2 6.3 v 3.6 10 h 0 6.3 L 0 3.7 v 3.6 0 h 7.2 3.7"),
    "e": StrokeGlyph(
      width: 7.2,
      "M 0 5.2 L 7.2 5.2 L 7.2 6.3 v 3.6 10 h 0 6.3 L 0 3.7 v 3.7 0 C 5.2 0 6.4 0.8 6.9 2"),
    "f": StrokeGlyph(width: 4.4, "M 1.5 0 L 1.5 11 v 4.4 14 M 0 10 L 4.2 10"),
    "g": StrokeGlyph(
      width: 7.2,
      "M 7.2 6.3 v 3.6 10 h 0 6.3 L 0 3.7 v 3.6 0 h 7.2 3.7 "
        + "M 7.2 10 L 7.2 -0.6 v 3.7 -4 C 2.3 -4 1.2 -3.6 0.5 -2.7"),
    "h": StrokeGlyph(width: 6.8, "M 0 14 L 0 0 M 0 6.5 v 3.5 10 h 6.8 6.5 L 6.8 0"),
    "i": StrokeGlyph(width: 0, "M 0 10 L 0 0 D 0 13.7"),
    "j": StrokeGlyph(width: 1.8, "M 1.8 10 L 1.8 -2 v 0 -4 D 1.8 13.7"),
    "k": StrokeGlyph(width: 6.6, "M 0 14 L 0 0 M 6.2 10 L 0 3.9 M 2.4 6.2 L 6.6 0"),
    "l": StrokeGlyph(width: 2.2, "M 0 14 L 0 2.2 v 2.2 0"),
    "m": StrokeGlyph(
      width: 11.2,
      "M 0 10 L 0 0 M 0 7 v 2.9 10 h 5.6 7 L 5.6 0 M 5.6 7 v 8.5 10 h 11.2 7 L 11.2 0"),
    "n": StrokeGlyph(width: 6.8, "M 0 10 L 0 0 M 0 6.5 v 3.5 10 h 6.8 6.5 L 6.8 0"),
    "o": StrokeGlyph(
      width: 7.4, "M 0 6.2 v 3.7 10 h 7.4 6.2 L 7.4 3.8 v 3.7 0 h 0 3.8 L 0 6.2"),
    "p": StrokeGlyph(
      width: 7.2, "M 0 10 L 0 -4 M 0 6.3 v 3.6 10 h 7.2 6.3 L 7.2 3.7 v 3.6 0 h 0 3.7"),
    "q": StrokeGlyph(
      width: 7.2, "M 7.2 10 L 7.2 -4 M 7.2 6.3 v 3.6 10 h 0 6.3 L 0 3.7 v 3.6 0 h 7.2 3.7"),
    "r": StrokeGlyph(width: 4.4, "M 0 10 L 0 0 M 0 6.2 v 3.4 10 L 4.4 10"),
    "s": StrokeGlyph(
      width: 6.4, "M 6 8 v 3.2 10 h 0.3 7.6 v 3.2 5.2 h 6.4 2.6 v 3.2 0 h 0 2.1"),
    "t": StrokeGlyph(width: 4.6, "M 1.6 13.4 L 1.6 2.6 v 4.2 0 L 4.6 0 M 0 10 L 4.6 10"),
    "u": StrokeGlyph(width: 6.8, "M 0 10 L 0 3.5 v 3.3 0 h 6.8 3.5 M 6.8 10 L 6.8 0"),
    "v": StrokeGlyph(width: 7.2, "M 0 10 L 3.6 0 L 7.2 10"),
    "w": StrokeGlyph(width: 10.8, "M 0 10 L 2.7 0 L 5.4 9.4 L 8.1 0 L 10.8 10"),
    "x": StrokeGlyph(width: 6.8, "M 0 0 L 6.8 10 M 0 10 L 6.8 0"),
    "y": StrokeGlyph(width: 7.2, "M 0 10 L 3.6 0 M 7.2 10 L 2.1 -4"),
    "z": StrokeGlyph(width: 6.6, "M 0 10 L 6.6 10 L 0 0 L 6.6 0"),
  ]
}
