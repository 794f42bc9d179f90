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
