import SeededRandom
import Testing

@testable import Filmstrips

/// The order of letters on a line, by examples that the Unicode standard's own rules decide.
struct TextDirectionTests {
  /// The characters from left to right; capitals mean letters that run from right to left.
  private func shown(_ text: String) -> String {
    let letters = Array("אבגדהוזחטיכלמנסעפצקרשת")
    let characters = text.map { character -> Character in
      guard character.isUppercase, let value = character.asciiValue else { return character }
      return letters[Int(value - 65) % letters.count]
    }
    let direction = TextDirection(characters)
    let source = Array(text)
    return direction.visualRuns(in: 0..<source.count).map { run in
      let part = String(source[run])
      return direction.levels[run.lowerBound] % 2 == 1 ? String(part.reversed()) : part
    }.joined()
  }

  @Test func wordsOfTwoDirections() {
    #expect(shown("hello") == "hello")
    #expect(shown("HELLO") == "OLLEH")
    #expect(shown("car is THE CAR in arabic") == "car is RAC EHT in arabic")
    #expect(shown("ABC car DEF") == "FED car CBA")
    #expect(shown("ABC 125 DEF") == "FED 125 CBA")
    #expect(shown("he said ABC 12.5, ok") == "he said 12.5 CBA, ok")
    #expect(shown("ABC!") == "!CBA")
    #expect(shown("ABC ١٢۳ DEF") == "FED ١٢۳ CBA")
  }

  /// Marks that are not seen say where a paragraph begins that has no letter before them.
  @Test func marksHaveADirection() {
    for (mark, isRightToLeft) in [("\u{200F}", true), ("\u{61C}", true), ("\u{200E}", false)] {
      #expect(TextDirection(Array(mark + "1 abc אבג")).isRightToLeft == isRightToLeft)
      #expect(TextDirection(Array(mark + "1 אבג abc")).isRightToLeft == isRightToLeft)
    }
  }

  @Test func nothingIsLostOrDoubled() {
    var random = SplitMix64(seed: 21)
    let letters = Array("ab AB 12.,!")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
      #expect(shown(text).sorted() == text.sorted())
    }
  }
}
