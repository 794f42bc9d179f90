/// Takes a Swift file apart into tokens, so that nothing in comments and strings is taken for code.
///
/// The code in a string's interpolations is code.
struct SourceLexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [SourceToken] = []
  private var isAtLineStart = true

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes)
    lexer.skipByteOrderMarkAndShebang()
    lexer.lex(untilClosed: false)
    return lexer.tokens
  }

  /// The byte at an offset from where it reads; 0 beyond the end.
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  mutating func add(_ kind: SourceToken.Kind, from start: Int) {
    tokens.append(
      SourceToken(kind: kind, start: start, end: position, startsLine: isAtLineStart))
    isAtLineStart = false
  }

  /// Reads to the end, or past the parenthesis that closes an interpolation.
  mutating func lex(untilClosed: Bool) {
    var depth = 0
    while position < bytes.count {
      if skipTrivia() { continue }
      let start = position
      if lexString() || lexRegex() { continue }
      if untilClosed {
        if byte() == UInt8(ascii: "(") { depth += 1 }
        if byte() == UInt8(ascii: ")") { depth -= 1 }
      }
      lexToken(from: start)
      if untilClosed, depth == 0, bytes[start] == UInt8(ascii: ")") { return }
    }
  }

  private mutating func lexToken(from start: Int) {
    let first = byte()
    if first.isWordStart || first == UInt8(ascii: "`") {
      takeWord()
      add(.word, from: start)
    } else if first.isDigit {
      takeNumber()
      add(.number, from: start)
    } else if first == UInt8(ascii: "@") || first == UInt8(ascii: "#"), byte(1).isWordStart {
      position += 1
      takeWord()
      add(first == UInt8(ascii: "@") ? .attribute : .directive, from: start)
    } else {
      position += starts("...") || starts("..<") ? 3 : starts("->") ? 2 : 1
      add(.sign, from: start)
    }
  }

  private mutating func takeWord() {
    if byte() == UInt8(ascii: "`") {
      position += 1
      while byte() != UInt8(ascii: "`"), byte() != .newline, position < bytes.count {
        position += 1
      }
      position = min(position + 1, bytes.count)
    } else {
      while byte().isWordPart { position += 1 }
    }
  }

  private mutating func takeNumber() {
    while byte().isWordPart || (byte() == UInt8(ascii: ".") && byte(1).isDigit) { position += 1 }
  }

  // MARK: What is no code

  private mutating func skipByteOrderMarkAndShebang() {
    if starts("\u{FEFF}") { position += 3 }
    if starts("#!") { skipLine() }
  }

  private mutating func skipLine() {
    while position < bytes.count, !byte().isLineEnd { position += 1 }
  }

  /// Skips a space, a line's end or a comment; answers whether there was one.
  private mutating func skipTrivia() -> Bool {
    if byte().isLineEnd {
      isAtLineStart = true
      position += 1
    } else if byte().isSpace {
      position += 1
    } else if starts("//") {
      skipLine()
    } else if starts("/*") {
      skipComment()
    } else {
      return false
    }
    return true
  }

  /// Skips a comment that may hold others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        if byte().isLineEnd { isAtLineStart = true }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")

  var isLineEnd: Bool { self == .newline || self == UInt8(ascii: "\r") }
  var isSpace: Bool { self == UInt8(ascii: " ") || self == 9 || self == 11 || self == 12 }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isWordStart: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
  var isWordPart: Bool { isWordStart || isDigit }
}
