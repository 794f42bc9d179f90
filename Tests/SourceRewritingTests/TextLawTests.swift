import SeededRandom
import Testing

@testable import SourceRewriting

/// Tokens, brackets, places and changes of a file, against what its bytes say.
struct TextLawTests {
  private static let pieces = [
    "let a = 1.5e3 + 0x1F\n", "f(a: [1, {2}], b)\r\n", "// ( \n", "/* ] \n */ ", "\"a\\(b(c))d\"",
    "\"\"\"\n  x\\(y)\n  \"\"\"\n", "#if os(iOS)\n", "#endif\n", "@objc(a:) ", "`in`",
    "x...y..<z->w",
    " é ", "$0", "\t{ }\n", "#\"(\"#", "/[/)]x/ ", "_ = $1!\n",
  ]

  private func source(_ seed: UInt64) -> SourceText {
    var random = SplitMix64(seed: seed)
    let text = (0..<60).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined(
      separator: " ")
    return SourceText(path: "", text: text)
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func bracketsAndLinesAreThoseOfTheBytes(_ seed: UInt64)
  {
    let source = source(seed)
    var open: [Int] = []
    for (index, token) in source.tokens.enumerated() {
      let before = index == 0 ? 0 : source.tokens[index - 1].end
      let gap = source.bytes[before..<token.start]
      #expect(before <= token.start && token.start < token.end)
      #expect(token.startsLine == (index == 0 || gap.contains(where: \.isLineEnd)))
      let lineEnd = (index + 1..<source.tokens.count).first { source.tokens[$0].startsLine }
      #expect(source.lineEnd(after: index) == lineEnd ?? source.tokens.count)
      let line = source.bytes[..<token.start].split(
        separator: .newline, omittingEmptySubsequences: false)
      let place = source.place(of: token.start)
      #expect(place.line == max(line.count, 1) && place.column == (line.last?.count ?? 0) + 1)
      guard token.kind == .sign, let sign = source.word(index).first else { continue }
      if "([{".contains(sign) { open.append(index) }
      if ")]}".contains(sign), let opening = open.popLast() {
        #expect(source.closing(opening) == index && source.opening(index) == opening)
      }
    }
    #expect(open.allSatisfy { source.closing($0) == nil })
    #expect(source.word(-1).isEmpty && source.word(source.tokens.count).isEmpty)
    #expect(!source.isWord(source.tokens.count, "") && !source.isName(-1))
  }

  @Test(arguments: [
    ("a_1 $0 `in` é", "wwww"), ("1.5e3 0x1F 3.a 4..<5", "nnnswnsn"), ("@objc @ # #if #1", "assdsn"),
    ("a->b...c..<d - > .. <", "wswswswsssss"), ("\"a\\(b)c\" \"\" \"\\(d)\"", "tswsttsws"),
    ("`a\nb", "ww"), ("/* a /* b */ c */ d // e", "w"), ("\u{FEFF}a", "w"), ("#!b\na", "w"),
  ]) func aTokenIsOfItsKind(_ text: String, _ kinds: String) {
    let letters: [(SourceToken.Kind, Character)] = [
      (.word, "w"), (.number, "n"), (.sign, "s"), (.attribute, "a"), (.directive, "d"),
      (.text, "t"),
    ]
    let found = SourceText(path: "", text: text).tokens.compactMap { token in
      letters.first { $0.0 == token.kind }?.1
    }
    #expect(String(found) == kinds)
  }

  /// Changes that lie apart are all made, in order of their places, and a line that goes leaves its end.
  @Test(arguments: 0..<40 as Range<UInt64>) func changesAreMadeWhereTheyBelong(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<60).map { _ in "ab\ncd\r ".utf8.randomElement(using: &random) ?? 32 }
    let cuts = Set((0..<12).map { _ in Int.random(in: 0...60, using: &random) }).sorted()
    let ranges = zip(cuts, cuts.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }
      .map { $0.element.0..<$0.element.1 }
    let texts = ranges.map { _ in ["", "X", "Y\nZ", "W\n\n\n"].randomElement(using: &random) ?? "" }
    var edits = SourceEdits()
    for (range, text) in zip(ranges, texts).shuffled(using: &random) {
      edits.replace(range, with: text)
    }
    // What begins within another change, or asks for the same place again, is not made.
    for range in ranges where range.count > 1 {
      edits.replace(range.lowerBound + 1..<range.upperBound, with: "!")
      edits.insert("!", at: range.upperBound - 1)
    }
    var expected = bytes
    for (range, text) in zip(ranges, texts).reversed() {
      let lines = bytes[range].count { $0 == .newline } - text.utf8.count { $0 == .newline }
      expected.replaceSubrange(
        range, with: text.utf8 + Array(repeating: .newline, count: max(0, lines)))
    }
    #expect(edits.applied(to: bytes) == expected)
    // A part is cut out with its changes, and leaves spaces and its lines' ends.
    let part = (ranges.first?.lowerBound ?? 0)..<60
    let blank = bytes[part].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
    #expect(
      edits.cut(part, from: bytes) == String(decoding: expected[part.lowerBound...], as: UTF8.self))
    #expect(edits.applied(to: bytes) == bytes[..<part.lowerBound] + blank)
  }

  /// The compiler's names: the first label follows the name, with `With` unless a preposition begins it.
  @Test(arguments: [
    ("go", [], "go"), ("go", ["_"], "go:"), ("go", ["_", "b", "_"], "go:b::"),
    ("go", ["item", "_", "at"], "goWithItem::at:"), ("go", ["with"], "goWith:"),
    ("go", ["withItem"], "goWithItem:"), ("go", ["withdrawn"], "goWithWithdrawn:"),
    ("`in`", ["ofAll"], "inOfAll:"), ("`in`", [], "in"),
  ]) func aMethodHasItsSelector(_ name: String, _ labels: [String], _ selector: String) {
    #expect(ObjectiveCName.method(name, labels: labels) == selector)
    #expect(ObjectiveCName.setter(name) == "set\(name.prefix(1).uppercased())\(name.dropFirst()):")
  }

  @Test(
    arguments: [
      ("public static func f()", ["public", "static"], []),
      ("@objc(a) @b final class f", ["final"], ["@objc", "@b"]),
      ("private(set) weak var f", ["private", "weak"], []), ("a.open var f", [], []),
      ("@available(iOS 9, *) var f", [], ["@available"]), ("}\nfunc f()", [], []),
      ("(a) func f()", [], []),
    ] as [(String, Set<String>, Set<String>)])
  func modifiersStandBeforeTheKeyword(
    _ text: String, _ words: Set<String>, _ attributes: Set<String>
  ) {
    let source = SourceText(path: "", text: text)
    let keyword = source.tokens.indices.first {
      ["var", "func", "class"].contains(source.word($0))
    }
    let modifiers = DeclarationModifiers(before: keyword ?? 0, in: source)
    #expect(modifiers.words == words && modifiers.attributes == attributes)
    #expect(modifiers.objectiveCName == (attributes.contains("@objc") ? "a" : nil))
    #expect(
      source.word(modifiers.start)
        == (words.isEmpty && attributes.isEmpty
          ? source.word(keyword ?? 0)
          : text.split(whereSeparator: { " (".contains($0) }).first.map(String.init)))
  }
}
