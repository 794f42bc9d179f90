/// An error of drawing or writing a film.
public enum FilmError: Error, Hashable, Sendable, Codable {
  /// cairo refused; `while` says what was being done.
  case cairo(CairoStatus, while: String)
  /// The picture is wider or higher than cairo can hold, in pixels.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The picture has more pixels than a film may take memory for.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file at `path` could not be written, for the system's `reason`.
  case cannotWrite(path: String, reason: String)
  /// The font at `path` could not be opened, for the given `reason`.
  case cannotReadFont(path: String, reason: String)
  /// An option that no film can be drawn with.
  case invalidOption(name: String, value: String, expected: String)
}

extension FilmError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cairo(let status, let work):
      "cairo could not \(work): \(status)"
    case .tooLarge(let width, let height, let limit):
      "a picture of \(width) × \(height) px is larger than \(limit) px on a side; "
        + "ask for fewer columns, a smaller scale, or a width to wrap at"
    case .tooManyPixels(let width, let height, let limit):
      "a picture of \(width) × \(height) px has more than \(limit / 1_000_000) million pixels; "
        + "ask for fewer columns or a smaller scale"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason)"
    case .cannotReadFont(let path, let reason):
      "cannot use the font \(path): \(reason)"
    case .invalidOption(let name, let value, let expected):
      "\(name) cannot be \(value): it must be \(expected)"
    }
  }
}

/// A shortcoming of a film that is not an error.
public enum FilmWarning: Hashable, Sendable {
  /// A character that none of the fonts has: a box is drawn in its place.
  case missingGlyph(Unicode.Scalar)
  /// Text whose letters join or are reordered is set letter by letter: there is no HarfBuzz.
  case unshapedText
}

extension FilmWarning {
  /// The characters that the fonts lacked, and this program's own letters where those are drawn, in
  /// order of the code points.
  static func warnings(of film: Film, _ fonts: FontStack?) -> [FilmWarning] {
    let lettered = film.rows.map(\.handler) + (fonts == nil ? [film.title] : [])
    let lacking = lettered.joined().filter { !GlyphTable.has(String($0)) }
    let missing = (fonts?.missing ?? []).union(lacking.compactMap(\.unicodeScalars.first))
    return missing.sorted { $0.value < $1.value }.map { .missingGlyph($0) }
      + (fonts?.isUnshaped == true ? [.unshapedText] : [])
  }
}
