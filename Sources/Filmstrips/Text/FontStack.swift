import CCairo
import Foundation
package import LayerTrees

/// Fonts in the order in which they are asked for a character.
final class FontStack {
  let faces: [any TextFace]
  /// The characters that none of them had so far.
  private(set) var missing: Set<Unicode.Scalar> = []
  /// True if a text was set letter by letter although its letters join or are reordered.
  var isUnshaped = false

  init(_ faces: [any TextFace]) { self.faces = faces }

  /// A glyph, and whose it is.
  struct Glyph {
    /// Nil for the box of a character that no font has.
    let face: (any TextFace)?
    let index: Int
  }

  /// The glyphs of what a person takes for one character.
  ///
  /// Fonts are asked code point by code point, those with colours first for what is an emoji. Of
  /// an emoji made of several the first is shown, without its skin tone; scripts whose letters join
  /// or run from right to left are set by ``ShapedParagraph``, where that can be.
  func glyphs(of character: Character) -> [Glyph] {
    let scalars = Self.shown(character)
    let isEmoji = character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
    return scalars.map { glyph(of: $0, isEmoji: isEmoji) }
  }

  /// The first font that has all of a character's shapes, or the first of them.
  func face(of character: Character) -> FontFace? {
    let shown = Self.shown(character)
    let fonts = faces.compactMap { $0 as? FontFace }
    return fonts.first { face in shown.allSatisfy { face.glyph(of: $0) != nil } }
      ?? shown.first.flatMap { scalar in fonts.first { $0.glyph(of: scalar) != nil } }
  }

  /// Takes note of what a font lacks that was to show a character.
  func noteMissing(in character: Character, of face: FontFace) {
    for scalar in Self.shown(character)
    where face.glyph(of: scalar) == nil && !character.isWhitespace {
      missing.insert(scalar)
    }
  }

  private func glyph(of scalar: Unicode.Scalar, isEmoji: Bool) -> Glyph {
    let order = faces.filter { $0.isColored == isEmoji } + faces.filter { $0.isColored != isEmoji }
    for face in isEmoji ? order : faces {
      if let index = face.glyph(of: scalar) { return Glyph(face: face, index: index) }
    }
    missing.insert(scalar)
    return Glyph(face: nil, index: 0)
  }

  /// The code points that have a shape: no joiners, selectors, skin tones or tags.
  private static func shown(_ character: Character) -> [Unicode.Scalar] {
    var shown: [Unicode.Scalar] = []
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x200D where !shown.isEmpty: return shown
      case 0xFE00...0xFE0F, 0x200B...0x200D, 0x2060, 0xE0020...0xE007F, 0x20E3: continue
      case 0x1F3FB...0x1F3FF where !shown.isEmpty: continue
      default: shown.append(scalar)
      }
    }
    return shown
  }
}

/// The fonts that the process has opened, each once, for one thread at a time.
final class FontLibrary: @unchecked Sendable {
  static let shared = FontLibrary()

  /// Guards all that FreeType does, here and while text is measured and drawn.
  private let lock = NSRecursiveLock()
  private var library: FT_Library?
  private var faces: [FontReference: FontFace] = [:]

  /// Runs `body` while no other thread uses a font.
  func alone<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// The faces in the order of the references.
  func open(_ references: [FontReference]) throws(FilmError) -> [FontFace] {
    try alone { () throws(FilmError) in
      var opened: [FontFace] = []
      for reference in references { opened.append(try open(reference)) }
      return opened
    }
  }

  private func open(_ reference: FontReference) throws(FilmError) -> FontFace {
    if let known = faces[reference] { return known }
    if library == nil, FT_Init_FreeType(&library) != 0 { library = nil }
    guard let library else {
      throw .cannotReadFont(path: reference.path, reason: "FreeType does not start")
    }
    let face = try FontFace(reference, library: library)
    faces[reference] = face
    return face
  }
}

/// Measures text in the fonts of a film, so that what is played has room for what is drawn.
final class FontSetter: TextSetter, @unchecked Sendable {
  /// Used under the lock of ``FontLibrary`` alone.
  private let fonts: FontStack
  let lineHeightShare: Double
  private var known: [Key: [Double]] = [:]

  private struct Key: Hashable {
    let text: String
    let size: Double
    let width: Double
  }

  init(_ fonts: FontStack) {
    self.fonts = fonts
    lineHeightShare = fonts.lineHeightShare
  }

  func lineWidths(of text: String, size: Double, width: Double) -> [Double] {
    FontLibrary.shared.alone {
      let key = Key(text: text, size: size, width: width)
      if let widths = known[key] { return widths }
      let setting = TextSetting(text, fonts: fonts, size: size, width: width + 0.01)
      let widths = setting.lines.map(\.width)
      if known.count > 5_000 { known = [:] }
      known[key] = widths
      return widths
    }
  }
}

extension FilmOptions {
  /// A setter that measures text in the film's fonts; nil without any.
  package func textSetter() throws(FilmError) -> (any TextSetter)? {
    try fontStack().map { FontSetter($0) }
  }
}

extension FontStack {
  /// The height of a line in ems, of the first font: at least the system font's.
  var lineHeightShare: Double {
    max(TextLines.heightShare, faces.first?.lineHeightShare ?? 0)
  }
}
