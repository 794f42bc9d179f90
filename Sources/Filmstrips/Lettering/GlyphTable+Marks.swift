extension GlyphTable {
  /// The punctuation of ASCII.
  static let marks: [Character: StrokeGlyph] = [
    " ": StrokeGlyph(width: spaceWidth, ""),
    "!": StrokeGlyph(width: 0, "M 0 14 L 0 4.4 D 0 0"),
    "\"": StrokeGlyph(width: 2.8, "M 0 14 L 0 10.4 M 2.8 14 L 2.8 10.4"),
    "#": StrokeGlyph(width: 8.8, "M 3.2 13 L 1.8 1 M 7 13 L 5.6 1 M 0.4 9 L 8.8 9 M 0 5 L 8.4 5"),
    "$": StrokeGlyph(
      width: 7.6,
      "M 7.3 10.6 v 3.8 12.8 h 0.3 10 v 3.8 7 h 7.6 4 v 3.8 1.2 h 0 3.4 M 3.8 15 L 3.8 -1"),
    "%": StrokeGlyph(
      width: 11.6,
      "M 0 11.2 v 2.4 14 h 4.8 11.2 v 2.4 8.4 h 0 11.2 M 6.8 2.8 v 9.2 5.6 h 11.6 2.8 "
        + "v 9.2 0 h 6.8 2.8 M 9.8 14 L 1.8 0"),
    "&": StrokeGlyph(
      width: 9,
      "M 9 0 L 2 9.2 C 0.4 11.4 1.6 14 4 14 C 6.2 14 7.2 12.4 6.6 10.8 "
        + "C 6 9.4 0 7.6 0 3.8 C 0 1.4 1.8 0 4 0 C 6.8 0 8.4 2.2 8.8 5.4"),
    "'": StrokeGlyph(width: 0, "M 0 14 L 0 10.4"),
    "(": StrokeGlyph(width: 2.8, "M 2.8 15.5 C 1 13 0 10 0 6.5 C 0 3 1 0 2.8 -2.5"),
    ")": StrokeGlyph(width: 2.8, "M 0 15.5 C 1.8 13 2.8 10 2.8 6.5 C 2.8 3 1.8 0 0 -2.5"),
    "*": StrokeGlyph(width: 5.2, "M 2.6 14 L 2.6 8 M 0 12.5 L 5.2 9.5 M 5.2 12.5 L 0 9.5"),
    "+": StrokeGlyph(width: 7.6, "M 0 6.5 L 7.6 6.5 M 3.8 2.7 L 3.8 10.3"),
    ",": StrokeGlyph(width: 1, "M 1 0.4 L 0 -2.8"),
    "-": StrokeGlyph(width: 4.4, "M 0 5.6 L 4.4 5.6"),
    ".": StrokeGlyph(width: 0, "D 0 0"),
    "/": StrokeGlyph(width: 5.6, "M 0 -1.5 L 5.6 15"),
    ":": StrokeGlyph(width: 0, "D 0 0.2 D 0 8"),
    ";": StrokeGlyph(width: 1, "D 1 8 M 1 0.4 L 0 -2.8"),
    "<": StrokeGlyph(width: 7, "M 7 11 L 0 6.5 L 7 2"),
    "=": StrokeGlyph(width: 7.6, "M 0 8.6 L 7.6 8.6 M 0 4.4 L 7.6 4.4"),
    ">": StrokeGlyph(width: 7, "M 0 11 L 7 6.5 L 0 2"),
    "?": StrokeGlyph(
      width: 6.8, "M 0 10.8 v 3.4 14 h 6.8 10.8 C 6.8 8.2 3.4 7.8 3.4 4.4 D 3.4 0"),
    "@": StrokeGlyph(
      width: 12,
      "M 8.6 7 v 6 9.6 h 3.4 6.2 v 6 2.8 h 8.6 6.4 M 8.6 9.6 L 8.6 5 C 8.6 2.2 12 2.2 12 6.2 "
        + "v 6 13 h 0 5.6 v 6 -2.2 C 7.4 -2.2 8.6 -1.9 9.6 -1.3"),
    "[": StrokeGlyph(width: 2.8, "M 2.8 15.5 L 0 15.5 L 0 -2.5 L 2.8 -2.5"),
    "\\": StrokeGlyph(width: 5.6, "M 0 15 L 5.6 -1.5"),
    "]": StrokeGlyph(width: 2.8, "M 0 15.5 L 2.8 15.5 L 2.8 -2.5 L 0 -2.5"),
    "^": StrokeGlyph(width: 6.4, "M 0 10 L 3.2 14 L 6.4 10"),
    "_": StrokeGlyph(width: 7.6, "M 0 -2.6 L 7.6 -2.6"),
    "`": StrokeGlyph(width: 2, "M 0 14 L 2 11.4"),
    "{": StrokeGlyph(
      width: 3.6, "M 3.6 15.5 h 1.6 13.4 L 1.6 8.4 v 0 6.5 h 1.6 4.6 L 1.6 -0.4 v 3.6 -2.5"),
    "|": StrokeGlyph(width: 0, "M 0 15.5 L 0 -2.5"),
    "}": StrokeGlyph(
      width: 3.6, "M 0 15.5 h 2 13.4 L 2 8.4 v 3.6 6.5 h 2 4.6 L 2 -0.4 v 0 -2.5"),
    "~": StrokeGlyph(width: 8, "M 0 5.4 C 0.6 8.6 2.8 8.4 4 6.8 C 5.2 5.2 7.4 5 8 8.2"),
  ]
}
