import SeededRandom
import Testing

@testable import Filmstrips

@Suite struct TextSettingTests {
  let wide = "键盘弹出来的时候，输入框总是慢半拍。「看」봤어요"

  var fonts: FontStack { FontStack([FakeFace.latin, FakeFace(wide, width: 1)]) }

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
