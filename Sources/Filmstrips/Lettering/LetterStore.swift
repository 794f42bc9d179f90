import Foundation

/// The coverage of every letter that the process has stroked, for all threads.
///
/// It grows with the letters and sizes in use, some hundred bytes each, not with the films.
final class LetterStore: @unchecked Sendable {
  struct Key: Hashable {
    /// Nil for the box that stands for every unknown character.
    let character: Character?
    let lettering: Lettering

    var glyph: StrokeGlyph { character.map(GlyphTable.glyph) ?? GlyphTable.unknown }
  }

  static let shared = LetterStore()

  /// Guards `kept`.
  private let lock = NSLock()
  private var kept: [Key: [UInt8]] = [:]

  func pixels(of key: Key) -> [UInt8]? {
    lock.withLock { kept[key] }
  }

  func keep(_ pixels: [UInt8], of key: Key) {
    lock.withLock { kept[key] = pixels }
  }
}
