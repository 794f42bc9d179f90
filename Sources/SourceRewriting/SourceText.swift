/// A Swift file as bytes and tokens.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  let tokens: [SourceToken]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = SourceLexer.tokens(of: bytes)
  }

  /// The text of a token; empty where there is none.
  func word(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return text(tokens[index].start..<tokens[index].end)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The code of a range of tokens on one line, without comments.
  func code(_ range: Range<Int>) -> String {
    var code = ""
    for index in range {
      if index > range.lowerBound, tokens[index].start > tokens[index - 1].end { code += " " }
      code += word(index)
    }
    return code
  }

  /// True if a token is this word or sign, and not text.
  func isWord(_ index: Int, _ expected: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind != .text else { return false }
    return bytes[tokens[index].start..<tokens[index].end].elementsEqual(expected.utf8)
  }

  /// All its words and signs.
  var words: Set<String> { Set(tokens.indices.map(word)) }

  /// The modules that a file imports.
  var imports: Set<String> {
    tokens.indices.reduce(into: []) { names, index in
      guard isWord(index, "import"), isName(index + 1), !tokens[index + 1].startsLine else {
        return
      }
      let isScoped = isName(index + 2) && !tokens[index + 2].startsLine
      names.insert(word(isScoped ? index + 2 : index + 1))
    }
  }

  func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The token that closes the parenthesis, bracket or brace at `index`.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for other in index..<tokens.count where tokens[other].kind == .sign {
      switch bytes[tokens[other].start] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return other }
      default: break
      }
    }
    return nil
  }

  /// The token that opens what is closed at `index`.
  func opening(_ index: Int) -> Int? {
    var depth = 0
    for other in stride(from: index, through: 0, by: -1) where tokens[other].kind == .sign {
      switch bytes[tokens[other].start] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth == 0 { return other }
      default: break
      }
    }
    return nil
  }

  /// The end of the run of tokens that is on one line with `index`.
  func lineEnd(after index: Int) -> Int {
    var end = index + 1
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    return end
  }

  /// The place of a byte, counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let line = before.count { $0 == .newline } + 1
    let start = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return (line, offset - start + 1)
  }
}

/// Changes to a file's bytes that leave its lines where they are.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []
  /// The text behind the file's last line.
  var appended = ""

  var isEmpty: Bool { edits.isEmpty && appended.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Puts spaces in the place of a range; lines' ends in it stay.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let spaces = bytes[range].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
    replace(range, with: String(decoding: spaces, as: UTF8.self))
  }

  /// Cuts a range out with its changes, and leaves its lines' ends.
  mutating func cut(_ range: Range<Int>, from bytes: [UInt8]) -> String {
    let text = String(decoding: applied(to: bytes, within: range), as: UTF8.self)
    edits.removeAll { range.contains($0.range.lowerBound) }
    blank(range, in: bytes)
    return text
  }

  /// The bytes with all changes; of two that overlap, the first that was asked for counts.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    applied(to: bytes, within: 0..<bytes.count)
  }

  private func applied(to bytes: [UInt8], within range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var position = range.lowerBound
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }
    for edit in ordered
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      // What took several lines takes as many.
      let lines = bytes[edit.range].count { $0 == .newline }
      let own = edit.text.utf8.count { $0 == .newline }
      result += Array(repeating: .newline, count: max(0, lines - own))
      position = edit.range.upperBound
    }
    return result + bytes[position..<range.upperBound]
  }
}
