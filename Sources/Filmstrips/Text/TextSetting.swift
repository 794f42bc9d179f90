import CCairo
import LayerTrees

/// Text set in lines: where every glyph of a message is.
struct TextSetting {
  /// A glyph and its pen's place, in pixels from the line's left end.
  struct Placed {
    let glyph: FontStack.Glyph
    let x: Double
    let advance: Double
    /// The height above the baseline, in pixels.
    var rise = 0.0
  }

  struct Line {
    var glyphs: [Placed] = []
    var width = 0.0
    /// True if it begins at the right.
    var isRightToLeft = false
  }

  private(set) var lines: [Line] = []
  /// The em in pixels.
  let size: Double

  /// Sets a text in lines of at most `width` pixels.
  ///
  /// Lines end at spaces, after hyphens, and between characters of East Asian scripts, but for
  /// punctuation that must not begin or end a line; a word longer than a line is cut.
  init(_ text: String, fonts: FontStack, size: Double, width: Double) {
    self.size = size
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let characters = Array(paragraph)
      if let shaped = ShapedParagraph(characters, fonts: fonts, size: size) {
        let widths = shaped.widths
        set(zip(characters, widths).map { Cluster($0, width: $1) }, width: width) {
          shaped.line($0)
        }
      } else {
        let clusters = characters.map { Cluster($0, fonts: fonts, size: size) }
        set(clusters, width: width) { Self.line(clusters[$0]) }
      }
    }
  }

  /// Its first line alone, ended by an ellipsis where it is longer than `width`.
  func cut(to width: Double, fonts: FontStack) -> TextSetting {
    var copy = self
    copy.lines = Array(lines.prefix(1))
    guard let line = lines.first, line.width > width else { return copy }
    let dots = Cluster("…", fonts: fonts, size: size)
    var cut = Line()
    for placed in line.glyphs where placed.x + placed.advance + dots.width <= width {
      cut.glyphs.append(placed)
      cut.width = placed.x + placed.advance
    }
    for (glyph, advance) in dots.glyphs {
      cut.glyphs.append(Placed(glyph: glyph, x: cut.width, advance: advance))
      cut.width += advance
    }
    copy.lines = [cut]
    return copy
  }

  private mutating func set(
    _ clusters: [Cluster], width: Double, line: (Range<Int>) -> Line
  ) {
    var start = 0
    repeat {
      let end = Self.lineEnd(clusters, from: start, width: width)
      lines.append(line(start..<end))
      start = end
      while start < clusters.count, clusters[start].isSpace { start += 1 }
    } while start < clusters.count
  }

  /// The end of the line that begins at `start`: the last place to break at that fits.
  private static func lineEnd(_ clusters: [Cluster], from start: Int, width: Double) -> Int {
    var (end, sum) = (start, 0.0)
    while end < clusters.count {
      sum += clusters[end].width
      // Spaces may hang over the edge.
      if sum > width, end > start, !clusters[end].isSpace { break }
      end += 1
    }
    guard end < clusters.count else { return end }
    var place = end
    while place > start,
      !LineBreaking.isAllowed(clusters[place - 1].character, clusters[place].character)
    {
      place -= 1
    }
    return place > start ? place : end
  }

  private static func line(_ clusters: ArraySlice<Cluster>) -> Line {
    var line = Line()
    var x = 0.0
    for cluster in clusters {
      for (glyph, advance) in cluster.glyphs {
        line.glyphs.append(Placed(glyph: glyph, x: x, advance: advance))
        x += advance
      }
      if !cluster.isSpace { line.width = x }
    }
    return line
  }
}

/// A character as a person sees it, with its glyphs.
private struct Cluster {
  let character: Character
  let glyphs: [(glyph: FontStack.Glyph, advance: Double)]
  let width: Double

  var isSpace: Bool { character.isWhitespace && character != "\u{A0}" }

  /// A character that is drawn otherwise.
  init(_ character: Character, width: Double) {
    (self.character, self.width, glyphs) = (character, width, [])
  }

  init(_ character: Character, fonts: FontStack, size: Double) {
    self.character = character
    glyphs = fonts.glyphs(of: character == "\t" ? " " : character).map { glyph in
      (glyph, glyph.face?.advance(of: glyph.index, size: size) ?? size * 0.6)
    }
    width = glyphs.reduce(0) { $0 + $1.advance }
  }
}

extension TextSetting {
  /// Draws one of its lines with the pen's start at (`x`, `y`) on the baseline.
  func draw(
    _ line: Line, _ context: CairoContext, x: Double, y: Double, color: LayerColor,
    isBold: Bool = false
  ) {
    context.set(color)
    var run: [cairo_glyph_t] = []
    var face: FontFace?
    for placed in line.glyphs {
      let owner = placed.glyph.face as? FontFace
      if owner !== face, let done = face {
        done.draw(run, size: size, isBold: isBold, context)
        run = []
      }
      face = owner
      if owner == nil {
        drawBox(context, x: x + placed.x, y: y, width: placed.advance, color: color)
      } else {
        run.append(
          cairo_glyph_t(index: UInt(placed.glyph.index), x: x + placed.x, y: y - placed.rise))
      }
    }
    face?.draw(run, size: size, isBold: isBold, context)
  }

  /// A box where no font has the character.
  private func drawBox(
    _ context: CairoContext, x: Double, y: Double, width: Double, color: LayerColor
  ) {
    context.rectangle(x + size * 0.08, y - size * 0.7, width - size * 0.16, size * 0.7)
    context.stroke(color, width: max(1, size * 0.06))
    context.set(color)
  }
}

/// The places at which a line may end, by the few rules that chats need.
///
/// Source: Unicode Standard Annex 14, the classes SP, HY, ID, OP, CL, NS and GL.
enum LineBreaking {
  /// True if a line may end between two neighbours.
  static func isAllowed(_ before: Character, _ after: Character) -> Bool {
    if before == "\u{A0}" || after == "\u{A0}" { return false }
    if isSpace(after) { return false }
    if isSpace(before) { return true }
    if closing.contains(after) || opening.contains(before) { return false }
    if before == "-" || before == "–" { return !after.isNumber }
    return isIdeographic(before) || isIdeographic(after)
  }

  private static func isSpace(_ character: Character) -> Bool { character.isWhitespace }

  /// Characters that must not begin a line.
  private static let closing = Set("!%),.:;?]}¢°’”…‰″℃、。々〉》」』】〕〗〟ー！％），．：；？］｝～ぁぃぅぇぉっゃゅょァィゥェォッャュョ·-")
  /// Characters that must not end one.
  private static let opening = Set("([{£¥‘“〈《「『【〔〖〝（［｛￡￥$")

  /// Scripts without spaces between words, Hangul, and emoji.
  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
        0x20000...0x3FFFD:
        true
      default: scalar.properties.isEmojiPresentation
      }
    }
  }
}
