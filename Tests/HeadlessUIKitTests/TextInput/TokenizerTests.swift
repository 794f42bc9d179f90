import Foundation
import HeadlessUIKit
import Testing

/// A text's words, lines and whole, around each place in it.
@MainActor
struct TokenizerTests {
  private static let text = "let it go\nnow: go 12\n\nend"

  private func range(_ granularity: UITextGranularity, at place: Int) throws -> Range<Int>? {
    let view = UITextView()
    view.text = Self.text
    let start = view.beginningOfDocument
    let position = try #require(view.position(from: start, offset: place))
    return view.tokenizer.rangeEnclosingPosition(
      position, with: granularity, inDirection: .storage(.forward)
    ).map { view.offset(from: start, to: $0.start)..<view.offset(from: start, to: $0.end) }
  }

  /// Around each place, as far as no unit that is none of its kind is in between.
  private static func expected(
    at place: Int, while isInside: (Character) -> Bool
  ) -> Range<Int>? {
    let text = Array(text)
    let start = text[..<place].lastIndex { !isInside($0) }.map { $0 + 1 } ?? 0
    let end = text[place...].firstIndex { !isInside($0) } ?? text.count
    return start < end ? start..<end : nil
  }

  @Test(arguments: 0...25) func aRangeIsAsFarAsItsKindGoes(place: Int) throws {
    #expect(
      try range(.word, at: place) == Self.expected(at: place) { $0.isLetter || $0.isNumber })
    for granularity in [UITextGranularity.line, .paragraph] {
      #expect(try range(granularity, at: place) == Self.expected(at: place) { $0 != "\n" })
    }
    #expect(try range(.document, at: place) == 0..<25)
    #expect(try range(.character, at: place) == (place < 25 ? place..<place + 1 : nil))
  }

  /// Forward, a boundary is where the range around a place ends, and backward where it begins.
  @Test(arguments: 0...25) func aBoundaryIsAnEndOfTheRange(place: Int) throws {
    let view = UITextView()
    view.text = Self.text
    let start = view.beginningOfDocument
    let position = try #require(view.position(from: start, offset: place))
    for granularity in [UITextGranularity.word, .line, .document, .character] {
      let around = try range(granularity, at: place) ?? place..<place
      for (direction, end) in [
        (UITextDirection.storage(.forward), around.upperBound),
        (.storage(.backward), around.lowerBound),
      ] {
        let found = try #require(
          view.tokenizer.position(
            from: position, toBoundary: granularity, inDirection: direction))
        #expect(view.offset(from: start, to: found) == end)
      }
    }
  }

  /// Letters of two UTF-16 units are letters of a word, and a character is never cut in two.
  @Test func lettersOfTwoUnitsAreLetters() throws {
    let view = UITextView()
    view.text = "\u{10400}\u{10401} x"
    let start = view.beginningOfDocument
    for (granularity, end) in [(UITextGranularity.word, 4), (.character, 2)] {
      let range = try #require(
        view.tokenizer.rangeEnclosingPosition(
          start, with: granularity, inDirection: .storage(.forward)))
      #expect(view.offset(from: start, to: range.start) == 0)
      #expect(view.offset(from: start, to: range.end) == end)
    }
  }
}
