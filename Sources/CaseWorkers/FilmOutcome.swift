package import Filmstrips
package import Foundation

/// The outcome of drawing a film.
package struct FilmOutcome: Codable, Sendable {
  /// The paths of its files: none where nothing was drawn, several where one would be too tall.
  package var paths: [String] = []
  /// The pictures themselves, where they go to no folder.
  package var pictures: [Data] = []
  /// The cases that could not be played, with the reason.
  package var failures: [String]
  /// The characters that no font has.
  package var missingGlyphs: [UInt32] = []
  /// True if text is set letter by letter that should have been shaped.
  package var isUnshaped = false
  /// The reason for which it could not be drawn.
  package var error: FilmError?

  package init(failures: [String] = []) { self.failures = failures }
}
