import Foundation

/// JSON as it was read, with the place of every value, which a decoder does not give.
struct JSONText {
  private let bytes: [UInt8]
  private var offset = 0

  /// The greatest depth of nested lists and maps.
  private static let greatestDepth = 64
  /// The greatest number, up or down.
  private static let greatestNumber = 1e9

  /// A mistake at a place of the text.
  struct Mistake: Error {
    let offset: Int
    let message: String
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension JSONText {
  /// Finds the first mistake in the text, in linear time.
  func check() throws(Mistake) {
    var reader = self
    try reader.skipValue(depth: 0)
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.mistake("nothing may follow the value") }
  }

  /// The start of the value at a path, or of the last on the way that is there.
  func offset(of path: [any CodingKey]) -> Int {
    var reader = self
    reader.skipBlanks()
    var found = reader.offset
    for key in path {
      let isThere =
        switch reader.next {
        case UInt8(ascii: "{"): (try? reader.enter(key: key.stringValue)) ?? false
        case UInt8(ascii: "["): (try? reader.enter(index: key.intValue ?? .max)) ?? false
        default: false
        }
      guard isThere else { return found }
      reader.skipBlanks()
      found = reader.offset
    }
    return found
  }

  /// Line and column of a place, from 1; columns count characters of Unicode.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = bytes[start..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 } + 1
    return (line, column)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The mistake here: a message, or that the text ends.
  private func mistake(_ message: String) -> Mistake {
    Mistake(offset: offset, message: next == nil ? "the text breaks off" : message)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Goes beyond a byte, if it comes next.
  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  private mutating func skipValue(depth: Int) throws(Mistake) {
    skipBlanks()
    guard depth <= Self.greatestDepth else {
      throw mistake("lists or maps are nested more than \(Self.greatestDepth) deep")
    }
    switch next {
    case UInt8(ascii: "{"):
      try skipElements("{", "}", "a map") { reader throws(Mistake) in
        try reader.skipKey()
        try reader.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try skipElements("[", "]", "a list") { reader throws(Mistake) in
        try reader.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "\""): try skipString()
    case nil: throw mistake("a value is missing")
    default: try skipWord()
    }
  }

  private mutating func skipElements(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ noun: String,
    element: (inout JSONText) throws(Mistake) -> Void
  ) throws(Mistake) {
    _ = skip(opening)
    skipBlanks()
    guard !skip(closing) else { return }
    while true {
      try element(&self)
      skipBlanks()
      if skip(closing) { return }
      guard skip(",") else {
        throw mistake("a ',' or '\(closing)' is missing in \(noun)")
      }
    }
  }

  private mutating func skipKey() throws(Mistake) {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else {
      throw mistake("a key in quotes is missing in a map")
    }
    try skipString()
    skipBlanks()
    guard skip(":") else { throw mistake("a ':' is missing behind a key") }
  }

  private mutating func skipString() throws(Mistake) {
    offset += 1
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return
      }
      guard byte >= 0x20 else { throw mistake("a control character in a text") }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    throw mistake("the text breaks off")
  }

  /// Goes beyond a number, or a word of JSON.
  private mutating func skipWord() throws(Mistake) {
    let start = offset
    while let byte = next, byte > 0x20, !",:]}[{\"".utf8.contains(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard !["true", "false", "null"].contains(word) else { return }
    let isNumber = word.utf8.allSatisfy { "+-.eE0123456789".utf8.contains($0) }
    let number = isNumber ? Double(word) : nil
    let reason: String
    if let number {
      guard abs(number) > Self.greatestNumber else { return }
      reason = "a number must be -1e9 to 1e9"
    } else {
      reason = "this is no value of JSON"
    }
    throw Mistake(offset: start, message: reason)
  }

  /// Goes to the value of a key of the map that comes next.
  private mutating func enter(key: String) throws(Mistake) -> Bool {
    offset += 1
    let wanted = Array(key.utf8)
    while true {
      skipBlanks()
      let start = offset + 1
      try skipKey()
      let end = bytes[..<offset].lastIndex(of: UInt8(ascii: "\"")) ?? start
      if start <= end, bytes[start..<end].elementsEqual(wanted) { return true }
      try skipValue(depth: 0)
      skipBlanks()
      guard skip(",") else { return false }
    }
  }

  /// Goes to an element of the list that comes next.
  private mutating func enter(index: Int) throws(Mistake) -> Bool {
    offset += 1
    skipBlanks()
    guard next != UInt8(ascii: "]") else { return false }
    for _ in 0..<index {
      try skipValue(depth: 0)
      skipBlanks()
      guard skip(",") else { return false }
    }
    return true
  }
}
