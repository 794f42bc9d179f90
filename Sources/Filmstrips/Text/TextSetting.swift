/// Text set in lines: where every glyph of a message is.
struct TextSetting {
  /// A glyph and its pen's place, in pixels from the line's left end.
  struct Placed {
    let glyph: FontStack.Glyph
    let x: Double
    let advance: Double
    /// How far it is above the baseline, in pixels.
    var rise = 0.0
  }

  struct Line {
    var glyphs: [Placed] = []
    var width = 0.0
    /// Whether it begins at the right.
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

  /// Where the line that begins at `start` ends: the last place to break at that fits.
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

/// What a person takes for one character, with its glyphs.
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
