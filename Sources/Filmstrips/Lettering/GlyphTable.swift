/// The letters that there are, by character.
enum GlyphTable {
  static let glyphs: [Character: StrokeGlyph] = [capitals, smallLetters, figures, marks, symbols]
    .reduce(into: [:]) { table, part in table.merge(part) { first, _ in first } }

  /// The glyph of a character that the table lacks: a box.
  static let unknown = StrokeGlyph(width: 7, "M 0 0 L 0 13 L 7 13 L 7 0 L 0 0")

  /// The width of a space, without the letters' side bearings.
  static let spaceWidth = 1.8

  /// True if the table has all characters of a text.
  static func has(_ text: String) -> Bool { text.allSatisfy { glyphs[$0] != nil } }

  static func glyph(_ character: Character) -> StrokeGlyph { glyphs[character] ?? unknown }
}

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
