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
}
