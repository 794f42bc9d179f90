import CCairo
import FlatPNG
import Foundation

/// The letters that a context has drawn, as pictures of their coverage.
///
/// A letter looks the same wherever it is, so it is stroked once in the process, and lines of
/// text are put together from such pictures, so that cairo lays down a line at a time. The labels
/// of sixteen cells: 5.5 ms stroked each time, 0.4 ms laid down letter by letter, 0.2 ms by lines.
final class LetterMasks {
  /// A letter's coverage, row by row.
  struct Mask {
    let pixels: [UInt8]
    let width: Int
    let height: Int

    /// Bytes from row to row, as cairo lays them out.
    var stride: Int { (width + 3) & ~3 }
  }

  private var masks: [LetterStore.Key: Mask] = [:]

  /// A line's coverage, its origin `margin` from the left and `ascent` below the top.
  ///
  /// Nil for a line without ink, or one that is wider than any picture.
  func line(_ text: String, _ lettering: Lettering) throws(FilmError) -> CairoSurface? {
    let width = Int(lettering.width(of: text)) + 2 * Self.margin + Int(lettering.penWidth) + 2
    let height = Self.height(lettering)
    guard width <= CairoSurface.sideLimit, height <= CairoSurface.sideLimit else { return nil }
    let surface = try CairoSurface(width: width, height: height, format: .a8)
    let stride = (width + 3) & ~3
    var pixels = [UInt8](repeating: 0, count: stride * height)
    var left = 0
    var hasInk = false
    for character in text {
      let glyph = GlyphTable.glyph(character)
      if !glyph.steps.isEmpty {
        try mask(character, lettering).add(to: &pixels, stride: stride, width: width, left: left)
        hasInk = true
      }
      left += Int(lettering.advance(glyph))
    }
    guard hasInk else { return nil }
    surface.copyPixels(pixels)
    return surface
  }

  private func mask(
    _ character: Character, _ lettering: Lettering
  ) throws(FilmError) -> Mask {
    let known = GlyphTable.glyphs[character] == nil ? nil : character
    let key = LetterStore.Key(character: known, lettering: lettering)
    if let mask = masks[key] { return mask }
    let size = Self.size(key)
    var pixels = LetterStore.shared.pixels(of: key)
    if pixels == nil { pixels = try stroke(key) }
    let mask = Mask(pixels: pixels ?? [], width: size.width, height: size.height)
    masks[key] = mask
    return mask
  }

  private func stroke(_ key: LetterStore.Key) throws(FilmError) -> [UInt8] {
    let size = Self.size(key)
    let surface = try CairoSurface(width: size.width, height: size.height, format: .a8)
    let context = try CairoContext(surface)
    context.trace(
      key.glyph, key.lettering, x: Double(Self.margin), y: Double(Self.ascent(key.lettering)))
    try context.finish("draw a letter")
    let pixels = surface.withPixels { pixels, _ in Array(pixels) }
    LetterStore.shared.keep(pixels, of: key)
    return pixels
  }
}

extension LetterMasks.Mask {
  /// Lays the letter over a line's coverage; what both cover in part adds up as inks do.
  func add(to line: inout [UInt8], stride lineStride: Int, width lineWidth: Int, left: Int) {
    let shown = min(width, lineWidth - left)
    guard shown > 0 else { return }
    for row in 0..<height {
      let (from, to) = (row * stride, row * lineStride + left)
      for column in 0..<shown where pixels[from + column] > 0 {
        let (ink, below) = (Int(pixels[from + column]), Int(line[to + column]))
        line[to + column] = UInt8(ink + below - (ink * below + 127) / 255)
      }
    }
  }
}

extension LetterMasks {
  /// Pixels around a letter for the pen and for what leans out.
  static let margin = 3

  /// The pixel rows from a mask's top to the baseline.
  static func ascent(_ lettering: Lettering) -> Int {
    Int((16 * lettering.unit + lettering.penWidth).rounded(.up)) + margin
  }

  private static func height(_ lettering: Lettering) -> Int {
    let descent = Int((4 * lettering.unit + lettering.penWidth).rounded(.up)) + margin
    return ascent(lettering) + descent
  }

  private static func size(_ key: LetterStore.Key) -> (width: Int, height: Int) {
    let pen = key.lettering.penWidth
    let width = Int(key.lettering.glyphWidth(key.glyph) + 2 * pen.rounded(.up))
    return (width + 2 * margin, height(key.lettering))
  }
}

/// The coverage of every letter that the process has stroked, for all threads.
///
/// It grows with the letters and sizes in use, some hundred bytes each, not with the films.
final class LetterStore: @unchecked Sendable {
  struct Key: Hashable {
    /// The character; nil for the box of every unknown one.
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
