import Foundation
import Scenes

/// Reads XML piece by piece; entities other than the five are not expanded, and nothing is opened.
struct MarkupReader {
  /// A piece of a document.
  enum Piece {
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    case close(name: String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var offset = 0
  private let log: LogText

  /// The number of the line that is being read.
  private(set) var line = 1

  init(_ log: LogText) {
    self.log = log
    bytes = Array(log.lines.joined(separator: "\n").utf8)
  }

  /// The next piece; nil at the end.
  mutating func next() throws(SceneError) -> Piece? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else { return text() }
      if skip("<?") {
        try skip(past: "?>")
      } else if skip("<!--") {
        try skip(past: "-->")
      } else if skip("<!") {
        throw log.error("a declaration or CDATA, which no table of xctrace has", at: line)
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func text() -> Piece {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { advance() }
    return .text(Self.unescaped(String(decoding: bytes[start..<offset], as: UTF8.self)))
  }

  private mutating func tag() throws(SceneError) -> Piece {
    let first = line
    advance()
    let start = offset
    var quote: UInt8?
    while offset < bytes.count, quote != nil || bytes[offset] != UInt8(ascii: ">") {
      let byte = bytes[offset]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      advance()
    }
    guard offset < bytes.count else {
      throw log.error("a tag without its end: the file breaks off", at: first)
    }
    var inside = Substring(String(decoding: bytes[start..<offset], as: UTF8.self))
    advance()
    if inside.first == "/" { return .close(name: String(inside.dropFirst().trimmed)) }
    let isEmpty = inside.last == "/"
    if isEmpty { inside = inside.dropLast() }
    let name = inside.prefix { !$0.isWhitespace }
    guard !name.isEmpty else { throw log.error("a tag without a name", at: first) }
    return .open(
      name: String(name), attributes: Self.attributes(inside.dropFirst(name.count)),
      isEmpty: isEmpty)
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].trimmed
      let value = rest[rest.index(after: equals)...].trimmed
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      found[String(name)] = unescaped(String(value[value.index(after: value.startIndex)..<end]))
      rest = value[value.index(after: end)...]
    }
    return found
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return entities.reduce(text) { text, entity in
      text.components(separatedBy: entity.0).joined(separator: entity.1)
    }
  }

  private mutating func advance() {
    if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
    offset += 1
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let found = text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    if found { offset += text.utf8CodeUnitCount }
    return found
  }

  private mutating func skip(past text: StaticString) throws(SceneError) {
    let first = line
    while offset < bytes.count {
      if skip(text) { return }
      advance()
    }
    throw log.error("a comment without its end: the file breaks off", at: first)
  }
}
