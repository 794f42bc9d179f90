/// What a film lacks without being wrong.
public enum FilmWarning: Hashable, Sendable {
  /// A character that none of the fonts has: a box is drawn in its place.
  case missingGlyph(Unicode.Scalar)
  /// Text whose letters join or are reordered is set letter by letter: there is no HarfBuzz.
  case unshapedText
}

extension FilmWarning {
  /// What the fonts lacked, in order of the code points.
  static func warnings(of fonts: FontStack?) -> [FilmWarning] {
    (fonts?.missing ?? []).sorted { $0.value < $1.value }.map { .missingGlyph($0) }
      + (fonts?.isUnshaped == true ? [.unshapedText] : [])
  }
}
