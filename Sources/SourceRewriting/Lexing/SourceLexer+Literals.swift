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
