extension GlyphTable {
  /// The signs beyond ASCII that labels use.
  static let symbols: [Character: StrokeGlyph] = [
    "·": StrokeGlyph(width: 0, "D 0 5.6"),
    "–": StrokeGlyph(width: 7, "M 0 5.6 L 7 5.6"),
    "—": StrokeGlyph(width: 12, "M 0 5.6 L 12 5.6"),
    "−": StrokeGlyph(width: 7.6, "M 0 6.5 L 7.6 6.5"),
    "×": StrokeGlyph(width: 6, "M 0 3.5 L 6 9.5 M 0 9.5 L 6 3.5"),
    "±": StrokeGlyph(width: 7.6, "M 0 7.5 L 7.6 7.5 M 3.8 11.3 L 3.8 3.7 M 0 0.6 L 7.6 0.6"),
    "≈": StrokeGlyph(
      width: 8,
      "M 0 7.6 C 0.6 10.6 2.8 10.4 4 8.9 C 5.2 7.4 7.4 7.2 8 10.2 "
        + "M 0 2.8 C 0.6 5.8 2.8 5.6 4 4.1 C 5.2 2.6 7.4 2.4 8 5.4"),
    "≤": StrokeGlyph(width: 7, "M 7 12.4 L 0 8.2 L 7 4 M 0 0.6 L 7 0.6"),
    "≥": StrokeGlyph(width: 7, "M 0 12.4 L 7 8.2 L 0 4 M 0 0.6 L 7 0.6"),
    "→": StrokeGlyph(width: 10, "M 0 6.5 L 10 6.5 M 6.4 10.1 L 10 6.5 L 6.4 2.9"),
    "←": StrokeGlyph(width: 10, "M 10 6.5 L 0 6.5 M 3.6 10.1 L 0 6.5 L 3.6 2.9"),
    "↑": StrokeGlyph(width: 7.2, "M 3.6 0 L 3.6 12.6 M 0 9 L 3.6 12.6 L 7.2 9"),
    "↓": StrokeGlyph(width: 7.2, "M 3.6 13 L 3.6 0.4 M 0 4 L 3.6 0.4 L 7.2 4"),
    "²": StrokeGlyph(
      width: 4.4, "M 0 13 v 2.2 15 h 4.4 13 C 4.4 12.2 4 11.5 3.4 10.8 L 0 7.4 L 4.4 7.4"),
    "³": StrokeGlyph(
      width: 4.4, "M 0 13.6 v 2.2 15 h 4.2 13.2 v 2.2 11.5 h 4.4 9.4 v 2.2 7.4 h 0 9"),
    "°": StrokeGlyph(width: 4.4, "M 0 12 v 2.2 14.2 h 4.4 12 v 2.2 9.8 h 0 12"),
    "µ": StrokeGlyph(width: 6.8, "M 0 10 L 0 -4 M 0 3.5 v 3.3 0 h 6.8 3.5 M 6.8 10 L 6.8 0"),
    "Δ": StrokeGlyph(width: 9.4, "M 0 0 L 4.7 14 L 9.4 0 L 0 0"),
    "…": StrokeGlyph(width: 8, "D 0 0 D 4 0 D 8 0"),
    "•": StrokeGlyph(width: 1.6, "M 0 6.5 L 1.6 6.5 M 0.8 5.8 L 0.8 7.2"),
    "✓": StrokeGlyph(width: 9, "M 0 6.4 L 3.4 2.4 L 9 11"),
    "✗": StrokeGlyph(width: 7.6, "M 0 2.4 L 7.6 10.8 M 0 10.8 L 7.6 2.4"),
    "‘": StrokeGlyph(width: 1, "M 1 14 L 0 10.8"),
    "’": StrokeGlyph(width: 1, "M 1 14 L 0 10.8"),
    "“": StrokeGlyph(width: 3.8, "M 0 10.8 L 1 14 M 2.8 10.8 L 3.8 14"),
    "”": StrokeGlyph(width: 3.8, "M 1 14 L 0 10.8 M 3.8 14 L 2.8 10.8"),
  ]
}
