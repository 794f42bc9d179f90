/// A paragraph whose letters join, are reordered or run from right to left, shaped by HarfBuzz.
struct ShapedParagraph {
  let characters: [Character]
  let direction: TextDirection
  /// The glyphs of each run of one direction and font, from left to right.
  private let runs: [Run]

  private struct Run {
    /// Its characters.
    let range: Range<Int>
    let glyphs: [Placed]
  }

  private struct Placed {
    /// The character that it belongs to.
    let character: Int
    let glyph: FontStack.Glyph
    /// In pixels.
    let advance: Double
    let shift: Double
    let rise: Double
  }

  /// Nil where nothing of it needs shaping, or nothing can shape it.
  init?(_ characters: [Character], fonts: FontStack, size: Double) {
    guard characters.contains(where: { $0.unicodeScalars.contains(where: \.needsShaping) }) else {
      return nil
    }
    guard let shaper = TextShaper.shared else {
      fonts.isUnshaped = true
      return nil
    }
    self.characters = characters
    let direction = TextDirection(characters)
    self.direction = direction
    runs = Self.ranges(characters, direction, fonts).map { range, face in
      Run(
        range: range,
        glyphs: Self.glyphs(
          of: characters, range, face: face,
          isRightToLeft: direction.levels[range.lowerBound] % 2 == 1,
          fonts: fonts, size: size, shaper: shaper))
    }
  }

  /// Runs of one level and one font.
  private static func ranges(
    _ characters: [Character], _ direction: TextDirection, _ fonts: FontStack
  ) -> [(Range<Int>, FontFace?)] {
    var runs: [(range: Range<Int>, face: FontFace?)] = []
    for index in characters.indices {
      var face = fonts.face(of: characters[index])
      // What any font has goes with what is before it, so that words stay whole.
      if let last = runs.last, characters[index].isWhitespace || face == nil { face = last.face }
      if let last = runs.last, last.face === face,
        direction.levels[last.range.lowerBound] == direction.levels[index]
      {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append((index..<index + 1, face))
      }
    }
    return runs.map { ($0.range, $0.face) }
  }

  private static func glyphs(
    of characters: [Character], _ range: Range<Int>, face: FontFace?, isRightToLeft: Bool,
    fonts: FontStack, size: Double, shaper: TextShaper
  ) -> [Placed] {
    let units = range.flatMap { index in characters[index].utf16.map { (unit: $0, index) } }
    guard let face,
      let shaped = shaper.glyphs(
        of: units.map(\.unit)[...], from: face.reference, isRightToLeft: isRightToLeft)
    else {
      let plain = range.flatMap { index in
        fonts.glyphs(of: characters[index]).map { glyph in
          Placed(
            character: index, glyph: glyph,
            advance: glyph.face?.advance(of: glyph.index, size: size) ?? size * 0.6, shift: 0,
            rise: 0)
        }
      }
      return isRightToLeft ? plain.reversed() : plain
    }
    for index in range { fonts.noteMissing(in: characters[index], of: face) }
    return shaped.filter { units.indices.contains($0.place) }.map { glyph in
      Placed(
        character: units[glyph.place].1, glyph: FontStack.Glyph(face: face, index: glyph.index),
        advance: glyph.advance * size, shift: glyph.shift * size, rise: glyph.rise * size)
    }
  }

  /// How wide each character is; what a ligature stands for counts with its first.
  var widths: [Double] {
    var widths = [Double](repeating: 0, count: characters.count)
    for run in runs { for placed in run.glyphs { widths[placed.character] += placed.advance } }
    return widths
  }

  /// The line that some of its characters make, from left to right.
  func line(_ range: Range<Int>) -> TextSetting.Line {
    var line = TextSetting.Line(isRightToLeft: direction.isRightToLeft)
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
    var x = 0.0
    for stretch in direction.visualRuns(in: range.lowerBound..<end) {
      let inside = runs.filter { $0.range.overlaps(stretch) }
      let isReversed = direction.levels[stretch.lowerBound] % 2 == 1
      for run in isReversed ? inside.reversed() : inside {
        for placed in run.glyphs where stretch.contains(placed.character) {
          line.glyphs.append(
            TextSetting.Placed(
              glyph: placed.glyph, x: x + placed.shift, advance: placed.advance,
              rise: placed.rise))
          x += placed.advance
        }
      }
    }
    line.width = x
    return line
  }
}
