package import Filmstrips

/// What became of a film.
package struct FilmOutcome: Codable, Sendable {
  /// Where its file lies; nil where there is none.
  package var path: String?
  /// The cases that could not be played, with the reason.
  package var failures: [String]
  /// The characters that no font has.
  package var missingGlyphs: [UInt32] = []
  /// Whether text is set letter by letter that should have been shaped.
  package var isUnshaped = false
  /// Why it could not be drawn.
  package var error: FilmError?

  package init(failures: [String] = []) { self.failures = failures }
}
