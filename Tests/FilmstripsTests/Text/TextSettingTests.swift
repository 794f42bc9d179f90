import SeededRandom
import Testing

@testable import Filmstrips

@Suite struct TextSettingTests {
  let wide = "键盘弹出来的时候，输入框总是慢半拍。「看」봤어요"

  var fonts: FontStack {
    FontStack([FakeFace.latin, FakeFace(wide, width: 1), FakeFace("\u{A0}")])
  }

  /// The characters of each line, read back from the glyphs.
  func lines(_ text: String, width: Double, size: Double = 10) -> [String] {
    TextSetting(text, fonts: fonts, size: size, width: width).lines.map { line in
      var text = ""
      for placed in line.glyphs {
        text.unicodeScalars.append(Unicode.Scalar(UInt32(placed.glyph.index)) ?? "?")
      }
      return text
    }
  }

  @Test func wordsStayWhole() {
    // Five pixels a letter.
    #expect(lines("the quick brown fox", width: 50) == ["the quick ", "brown fox"])
    #expect(lines("the quick brown fox", width: 49) == ["the quick ", "brown fox"])
    #expect(lines("the quick brown fox", width: 44) == ["the ", "quick ", "brown ", "fox"])
    #expect(lines("well-known", width: 30) == ["well-", "known"])
    #expect(lines("1-2 3-4", width: 16) == ["1-2 ", "3-4"])
  }

  @Test func longWordsAreCut() {
    #expect(lines("abcdefgh", width: 16) == ["abc", "def", "gh"])
    #expect(lines("abc", width: 1) == ["a", "b", "c"])
  }

  /// A no-break space joins two words to one; a tabulator is a space.
  @Test func spacesAreOfSeveralKinds() {
    #expect(lines("ab\u{A0}cd ef", width: 25) == ["ab\u{A0}cd ", "ef"])
    #expect(lines("x ab\u{A0}cd ef", width: 25) == ["x ", "ab\u{A0}cd ", "ef"])
    #expect(lines("x ab\u{A0}键 ef", width: 30) == ["x ", "ab\u{A0}键 ", "ef"])
    #expect(lines("a\tb", width: 15) == ["a b"])
  }

  @Test func paragraphsAreKept() {
    #expect(lines("a\nb", width: 100) == ["a", "b"])
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
    #expect(lines("", width: 100) == [""])
  }

  @Test func eastAsianTextBreaksAnywhereButAtPunctuation() {
    #expect(lines("键盘弹出来", width: 20) == ["键盘", "弹出", "来"])
    // A full stop does not begin a line, and a bracket does not end one.
    #expect(lines("键盘。弹出", width: 20) == ["键", "盘。", "弹出"])
    #expect(lines("键「看」弹", width: 20) == ["键", "「看", "」弹"])
    #expect(lines("键「看」弹", width: 30) == ["键", "「看」", "弹"])
  }

  /// A line that is too long keeps as much as there is room for before an ellipsis of two letters.
  @Test func aLineIsCutByAnEllipsis() {
    let fonts = FontStack([FakeFace.latin, FakeFace("…", width: 1)])
    let setting = TextSetting("abcdefgh ij\nk", fonts: fonts, size: 10, width: 1000)
    for width in stride(from: 0.0, through: 60, by: 2.5) {
      let cut = setting.cut(to: width, fonts: fonts)
      let kept = width >= 55 ? 11 : max(0, Int((width - 10) / 5))
      let whole = "abcdefgh ij".unicodeScalars.map { Int($0.value) }
      #expect(cut.lines.count == 1)
      #expect(
        cut.lines[0].glyphs.map { Int($0.glyph.index) }
          == whole.prefix(kept) + (width >= 55 ? [] : [0x2026]))
      #expect(cut.lines[0].width == 5 * Double(kept) + (width >= 55 ? 0 : 10))
      #expect(cut.lines[0].glyphs.enumerated().allSatisfy { $1.x == 5 * Double($0) })
    }
  }

  /// Letters of a line from right to left are set from the left in the order in which they show,
  /// and the space at the line's end has no place; without HarfBuzz it is said that they are not.
  @Test func linesFromTheRightAreSetAsTheyShow() {
    var random = SplitMix64(seed: 17)
    let letters = Array("אבגדהוז  ab 12")
    for _ in 0..<200 {
      let fonts = FontStack([
        FakeFace.latin, FakeFace("אבג", width: 1), FakeFace("דהוז", width: 1),
      ])
      let text =
        "א" + String((0..<24).compactMap { _ in letters.randomElement(using: &random) })
      let setting = TextSetting(text, fonts: fonts, size: 10, width: 90)
      guard TextShaper.shared != nil else {
        #expect(fonts.isUnshaped)
        continue
      }
      let source = Array(text)
      let direction = TextDirection(source)
      var start = 0
      for line in setting.lines {
        while source[start].isWhitespace { start += 1 }
        let end = start + line.glyphs.count
        #expect(!source[end - 1].isWhitespace && line.isRightToLeft)
        let shown = direction.visualRuns(in: start..<end).flatMap { run in
          direction.levels[run.lowerBound] % 2 == 1 ? source[run].reversed() : Array(source[run])
        }
        #expect(
          line.glyphs.compactMap { Unicode.Scalar(UInt32($0.glyph.index)) }.map(Character.init)
            == shown)
        var x = 0.0
        for (placed, letter) in zip(line.glyphs, shown) {
          #expect(placed.x == x && placed.advance == (letter.isASCII ? 5 : 10))
          x += placed.advance
        }
        #expect(line.width == x && x <= 90)
        start = end
      }
      #expect(source[start...].allSatisfy { $0.isWhitespace })
    }
  }

  /// Any part of a paragraph ends with its last letter; there is nothing on a line of white space.
  @Test func aLineEndsWithItsLastLetter() throws {
    guard TextShaper.shared != nil else { return }
    let source = Array("  אב ab  ")
    let fonts = FontStack([FakeFace.latin, FakeFace("אב", width: 1)])
    let paragraph = try #require(ShapedParagraph(source, fonts: fonts, size: 10))
    for start in source.indices {
      for end in start...source.count {
        let kept = source[start..<end].reversed().drop { $0.isWhitespace }
        let line = paragraph.line(start..<end)
        #expect(line.isRightToLeft && line.glyphs.count == kept.count)
        #expect(line.width == kept.reduce(0) { $0 + ($1.isASCII ? 5 : 10) })
      }
    }
  }

  /// Whatever the text: nothing is lost but spaces, and no line is too wide but for one character.
  @Test func randomTextKeepsItsOrderAndWidth() {
    var random = SplitMix64(seed: 5)
    let letters = Array("ab cd- ef.，。「」键盘出来的 (x) ")
    for _ in 0..<400 {
      let text = String((0..<30).compactMap { _ in letters.randomElement(using: &random) })
      let width = Double.random(in: 5...120, using: &random)
      let setting = TextSetting(text, fonts: fonts, size: 10, width: width)
      #expect(
        lines(text, width: width).joined().filter { $0 != " " } == text.filter { $0 != " " })
      for line in setting.lines {
        #expect(line.width <= width || line.glyphs.count { $0.glyph.index != 0x20 } <= 1)
        for (left, right) in zip(line.glyphs, line.glyphs.dropFirst()) {
          #expect(abs(right.x - left.x - left.advance) < 1e-9)
        }
      }
    }
  }
}
