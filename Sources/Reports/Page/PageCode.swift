import Foundation

/// A page's script or style without the spaces that only its readers need.
///
/// Whole lines of comments, indentation, and spaces beside punctuation go; texts in quotes and the
/// line breaks that end a statement stay, and so do the spaces around `+` and `-` that another one would
/// join.
struct PageCode {
  let text: String

  /// The language, and with it the characters beside which spaces mean nothing.
  enum Language: String {
    case script = "{}()[];:,=+-*/<>?&|!%^'\""
    case style = "{};,:"
    case page = ""
  }

  init(_ source: String, _ language: Language) {
    let lines = source.split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      return code.isEmpty || code.hasPrefix("//") ? nil : code
    }
    let marks = Set(language.rawValue)
    text = lines.reduce(into: "") { text, line in
      // A script may go on only where its line cannot have ended.
      let goesOn =
        language == .style || language == .script && text.last.map(";{,(".contains) == true
      if !text.isEmpty, !goesOn { text += "\n" }
      text += Self.shortened(line, marks)
    }
  }

  private static func shortened(_ line: Substring, _ marks: Set<Character>) -> String {
    var text: [Character] = []
    var quote: Character?
    let line = Array(line)
    for (index, character) in line.enumerated() {
      if quote == nil, character == " ", let last = text.last, index + 1 < line.count {
        let next = line[index + 1]
        let joins = last == next && "+-".contains(last)
        if !joins, marks.contains(last) || marks.contains(next) { continue }
      }
      text.append(character)
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        quote = character
      }
    }
    return String(text)
  }
}

/// The hash by which a page's policy knows its own script and style.
///
/// Source: FIPS 180-4, section 6.2.
struct SHA256 {
  private var state: [UInt32] = Self.roots(of: 8) { $0.squareRoot() }
  private static let rounds = roots(of: 64) { cbrt($0) }

  /// The hash's 32 bytes.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += UInt64(message.count * 8).bigEndianBytes
    var hash = SHA256()
    for start in stride(from: 0, to: padded.count, by: 64) {
      hash.take(padded[start..<start + 64])
    }
    return hash.state.flatMap(\.bigEndianBytes)
  }

  /// As a content security policy names what it lets run: `sha256-…`.
  static func source(of text: String) -> String {
    "sha256-" + Data(hash(Array(text.utf8))).base64EncodedString()
  }

  private mutating func take(_ block: ArraySlice<UInt8>) {
    var words = Array(block).chunks(of: 4).map { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.turned(7) ^ early.turned(18) ^ early >> 3
      let second = late.turned(17) ^ late.turned(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var v = state
    for index in 0..<64 {
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let high = v[4].turned(6) ^ v[4].turned(11) ^ v[4].turned(25)
      let one = v[7] &+ high &+ choice &+ Self.rounds[index] &+ words[index]
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      let two = (v[0].turned(2) ^ v[0].turned(13) ^ v[0].turned(22)) &+ majority
      v = [one &+ two, v[0], v[1], v[2], v[3] &+ one, v[4], v[5], v[6]]
    }
    state = zip(state, v).map { $0 &+ $1 }
  }

  /// The first 32 bits behind the point of the roots of the first primes.
  private static func roots(of count: Int, _ root: (Double) -> Double) -> [UInt32] {
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.prefix(count).map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}

extension Array {
  fileprivate func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
