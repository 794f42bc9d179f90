import Scenes
import SeededRandom
import Testing

/// What could move a cursor, break a line or turn the letters of a report is replaced.
struct ControlCharacterTests {
  @Test(
    arguments: [
      ("a", false), ("e\u{301}", false), ("1", false), ("日", false), ("👩‍👩‍👧", false), ("🇩🇪", false),
      ("\u{7}", true), ("\n", true), ("\u{1B}", true), ("\u{7F}", true), ("\u{85}", true),
      ("\u{202E}", true), ("\u{2028}", true), ("\u{2029}", true), ("\u{200D}", true),
      ("e\u{200D}", true), ("\u{FEFF}", true),
    ] as [(Character, Bool)])
  func aCharacterIsAControl(_ character: Character, _ isControl: Bool) {
    #expect(character.isControl == isControl)
    let text = String(character)
    #expect(text.hasControls == isControl)
    #expect(text.withoutControls == (isControl ? "\u{FFFD}" : text))
  }

  /// In any text, what is no control stays where it is.
  @Test func nothingElseIsReplaced() {
    var random = SplitMix64(seed: 44)
    let letters = Array("aé日👩‍👩‍👧\u{1B}\u{202E}\n\u{85} ~")
    for _ in 0..<200 {
      let text = String((0..<8).map { _ in letters.randomElement(using: &random) ?? "a" })
      let plain = text.withoutControls
      #expect(plain.count == text.count && !plain.hasControls && plain.withoutControls == plain)
      for (new, old) in zip(plain, text) {
        #expect(new == (old.isControl ? "\u{FFFD}" : old))
      }
    }
  }
}
