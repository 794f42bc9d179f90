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
      // White space goes with the characters before it, so that words stay whole.
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

  /// The width of each character; that of a ligature counts with its first.
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

/// In which direction each character of a paragraph runs.
///
/// Levels as in Unicode Standard Annex 9, even from left to right and odd from right to left,
/// without explicit embeddings: letters and numbers take their own, what is between them that of
/// its neighbours, or the paragraph's where they differ.
struct TextDirection {
  /// True if the paragraph begins at the right: its first letter is of such a script.
  let isRightToLeft: Bool
  let levels: [Int]

  private enum Kind { case left, right, number, neutral }

  init(_ characters: [Character]) {
    let kinds = characters.map(Self.kind)
    let base = kinds.first { $0 == .left || $0 == .right } == .right ? 1 : 0
    isRightToLeft = base == 1
    var levels = kinds.map { kind -> Int? in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      case .number, .neutral: nil
      }
    }
    // The side of each character for its neighbours: a number goes with the letters before it.
    var sides = kinds.map { kind -> Int? in kind == .left ? 0 : kind == .right ? 1 : nil }
    var strong = base
    for (index, kind) in kinds.enumerated() {
      if let side = sides[index] { strong = side }
      guard kind == .number else { continue }
      sides[index] = strong
      levels[index] = strong == 0 ? base * 2 : 2
    }
    self.levels = Self.filled(levels, sides, kinds, base: base)
  }

  /// Gives what is neutral the level of its neighbours; a mark within a number is the number's.
  private static func filled(
    _ levels: [Int?], _ sides: [Int?], _ kinds: [Kind], base: Int
  ) -> [Int] {
    var filled = levels.map { $0 ?? base }
    var index = 0
    while index < levels.count {
      guard levels[index] == nil else {
        index += 1
        continue
      }
      var end = index
      while end < levels.count, levels[end] == nil { end += 1 }
      let isInNumber =
        index > 0 && end < levels.count && end - index == 1 && kinds[index - 1] == .number
        && kinds[end] == .number
      let before = index > 0 ? sides[index - 1] ?? base : base
      let after = end < levels.count ? sides[end] ?? base : base
      let inner = before == 1 ? 1 : base * 2
      let level = isInNumber ? filled[index - 1] : before == after ? inner : base
      for place in index..<end { filled[place] = level }
      index = end
    }
    return filled
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    case 0x0660...0x0669, 0x06F0...0x06F9: return .number
    case 0x200F, 0x061C: return .right
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return scalar.properties.isAlphabetic ? .right : .neutral
    case 0x200E: return .left
    default:
      if scalar.properties.numericType == .decimal { return .number }
      return scalar.properties.isAlphabetic ? .left : .neutral
    }
  }

  /// The runs of a stretch of characters in their order from left to right.
  func visualRuns(in range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in range {
      if let last = runs.last, levels[last.lowerBound] == levels[index] {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    let highest = runs.map { levels[$0.lowerBound] }.max() ?? 0
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        guard levels[runs[start].lowerBound] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < runs.count, levels[runs[end].lowerBound] >= level { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
    }
    return runs
  }
}

extension Unicode.Scalar {
  /// True if letters of its script join, are reordered, or run from right to left: a text with it
  /// has to be shaped.
  var needsShaping: Bool {
    switch value {
    case 0x0300...0x036F, 0x0590...0x08FF, 0x0900...0x0DFF, 0x0E00...0x0FFF, 0x1000...0x109F,
      0x1780...0x18AF, 0x1900...0x1AAF, 0x1B00...0x1C4F, 0xA800...0xA82F, 0xA840...0xA8FF,
      0xA900...0xAAFF, 0xABC0...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x11FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
