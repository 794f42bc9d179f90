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

/// Strings in all forms, and regular expressions.
extension SourceLexer {
  /// Reads a string with the code of its interpolations; answers whether there was one.
  mutating func lexString() -> Bool {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else { return false }
    position += hashes
    // Three quotes begin a string of several lines, but for `""` and `#"""#`, which are empty or a quote.
    let isLong = starts("\"\"\"") && !(hashes > 0 && isClosedOnItsLine(quotes: 1, hashes: hashes))
    let quotes = isLong ? 3 : 1
    position += quotes
    readText(quotes: quotes, hashes: hashes)
    return true
  }

  /// True if a string that begins here with one quote ends before its line does.
  private func isClosedOnItsLine(quotes: Int, hashes: Int) -> Bool {
    // `#"""#` is a quote between quotes; `#"""` followed by a line's end begins a long string.
    var offset = 3
    while byte(offset).isSpace { offset += 1 }
    return !(byte(offset).isLineEnd || position + offset >= bytes.count)
  }

  private mutating func readText(quotes: Int, hashes: Int) {
    var start = position
    while position < bytes.count {
      if isEnd(quotes: quotes, hashes: hashes) {
        if position > start { add(.text, from: start) }
        position += quotes + hashes
        return
      }
      if quotes == 1, byte().isLineEnd { break }
      guard byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) else {
        position += 1
        continue
      }
      position += 1 + hashes
      guard byte() == UInt8(ascii: "(") else {
        position += position < bytes.count && !byte().isLineEnd ? 1 : 0
        continue
      }
      add(.text, from: start)
      lex(untilClosed: true)
      start = position
    }
    if position > start { add(.text, from: start) }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    byte() == UInt8(ascii: "\"") && (quotes == 1 || starts("\"\"\""))
      && hasHashes(hashes, at: quotes)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Reads a regular expression; answers whether there was one.
  mutating func lexRegex() -> Bool {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "/") else { return false }
    guard hashes > 0 || mayBeginRegex else { return false }
    guard let length = regexLength(hashes: hashes) else { return false }
    let start = position
    position += length
    add(.text, from: start)
    return true
  }

  /// True if a slash here begins an expression, and is not between two operands.
  private var mayBeginRegex: Bool {
    let next = byte(1)
    guard !next.isSpace, !next.isLineEnd, next != UInt8(ascii: ")"), next != UInt8(ascii: ",")
    else { return false }
    guard let last = tokens.last else { return true }
    let word = bytes[last.start..<last.end]
    switch last.kind {
    case .word:
      return ["return", "in", "case", "try", "await", "where"].contains {
        word.elementsEqual($0.utf8)
      }
    case .sign:
      return !word.elementsEqual(")".utf8) && !word.elementsEqual("]".utf8)
        && !word.elementsEqual("}".utf8) && !word.elementsEqual("?".utf8)
        && !word.elementsEqual("!".utf8)
        && !word.elementsEqual(".".utf8)
    case .number, .text, .attribute, .directive: return false
    }
  }

  /// The bytes of the expression that begins here; nil where nothing closes it.
  private func regexLength(hashes: Int) -> Int? {
    var offset = hashes + 1
    var isInClass = false
    while position + offset < bytes.count {
      let current = byte(offset)
      if hashes == 0, current.isLineEnd { return nil }
      if current == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      if current == UInt8(ascii: "[") { isInClass = true }
      if current == UInt8(ascii: "]") { isInClass = false }
      if current == UInt8(ascii: "/"), hashes > 0 || !isInClass, hasHashes(hashes, at: offset + 1) {
        return offset + 1 + hashes
      }
      offset += 1
    }
    return nil
  }
}

/// One word or sign of a Swift file, by its place in the file's bytes; comments and spaces are none.
struct SourceToken: Equatable {
  enum Kind {
    /// A name or a keyword, with its backticks where it has them.
    case word
    /// `#if`, `#selector` and the like.
    case directive
    /// `@objc` and the like, without arguments.
    case attribute
    /// The text between the quotes of a string, up to an interpolation.
    case text
    case number
    /// A single sign, or one of `->`, `...` and `..<`.
    case sign
  }

  let kind: Kind
  let start: Int
  let end: Int
  /// True for the first token on its line.
  let startsLine: Bool
}
