/// A slow and strict decoder of zlib streams, written apart from the encoder (RFC 1950 and 1951).
///
/// It refuses what a lenient decoder lets pass: incomplete and oversubscribed codes, lengths that run
/// over, distances before the start, a wrong checksum, bytes after the end.
package struct ReferenceInflate {
  package enum Fault: Error, Hashable {
    case header, truncated, blockKind, storedLength, codeLengths, code, symbol, distance
    case checksum, trailingBytes
  }

  /// How the tokens of all blocks were distributed.
  package struct Census: Hashable {
    package var blocks = 0
    package var literals = 0
    package var copies = 0
    package var greatestDistance = 0
  }

  package private(set) var output: [UInt8] = []
  package private(set) var census = Census()
  private let input: [UInt8]
  private var position = 0

  /// Inflates a whole zlib stream.
  package init(_ input: [UInt8]) throws(Fault) {
    self.input = input
    guard try bits(8) == 0x78, try (0x7800 + bits(8)) % 31 == 0, input[1] & 0x20 == 0 else {
      throw .header
    }
    while try !block() {}
    position = (position + 7) / 8 * 8
    var checksum = 0
    for _ in 0..<4 { checksum = try checksum << 8 | bits(8) }
    guard checksum == Self.adler(output) else { throw .checksum }
    guard position == 8 * input.count else { throw .trailingBytes }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private mutating func bits(_ count: Int) throws(Fault) -> Int {
    guard position + count <= 8 * input.count else { throw .truncated }
    var value = 0
    for index in 0..<count {
      value |= Int(input[position >> 3] >> UInt8(position & 7) & 1) << index
      position += 1
    }
    return value
  }

  /// Reads a block and says whether it was the last.
  private mutating func block() throws(Fault) -> Bool {
    census.blocks += 1
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try stored()
    case 2: try dynamic()
    default: throw .blockKind
    }
    return isLast
  }

  private mutating func stored() throws(Fault) {
    position = (position + 7) / 8 * 8
    let length = try bits(16)
    guard try bits(16) == ~length & 0xFFFF else { throw .storedLength }
    for _ in 0..<length { output.append(UInt8(try bits(8))) }
  }

  private mutating func dynamic() throws(Fault) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = Array(repeating: 0, count: 19)
    for symbol in order.prefix(try bits(4) + 4) { lengths[symbol] = try bits(3) }
    let all = try codeLengths(literalCount + distanceCount, with: Code(lengths))
    guard literalCount <= 286, distanceCount <= 30, all[256] > 0 else { throw .codeLengths }
    try tokens(
      literals: Code(Array(all.prefix(literalCount))),
      distances: Code(Array(all.dropFirst(literalCount))))
  }

  private mutating func codeLengths(_ count: Int, with code: Code) throws(Fault) -> [Int] {
    var lengths: [Int] = []
    while lengths.count < count {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw .codeLengths }
        lengths += Array(repeating: last, count: try 3 + bits(2))
      case 17: lengths += Array(repeating: 0, count: try 3 + bits(3))
      case 18: lengths += Array(repeating: 0, count: try 11 + bits(7))
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == count else { throw .codeLengths }
    return lengths
  }

  private mutating func tokens(literals: Code, distances: Code) throws(Fault) {
    while true {
      let literal = try symbol(literals)
      if literal == 256 { return }
      if literal < 256 {
        census.literals += 1
        output.append(UInt8(literal))
        continue
      }
      let (length, lengthBits) = DeflateRanges.lengths[literal - 257]
      let count = try length + bits(lengthBits)
      let (distance, distanceBits) = DeflateRanges.distances[try symbol(distances)]
      try copy(count, from: try distance + bits(distanceBits))
    }
  }

  private mutating func copy(_ count: Int, from distance: Int) throws(Fault) {
    guard distance <= output.count else { throw .distance }
    census.copies += 1
    census.greatestDistance = max(census.greatestDistance, distance)
    for _ in 0..<count { output.append(output[output.count - distance]) }
  }

  private mutating func symbol(_ code: Code) throws(Fault) -> Int {
    var word = 1
    for _ in 0..<15 {
      word = try word << 1 | bits(1)
      if let symbol = code.symbols[word] { return symbol }
    }
    throw .symbol
  }

  /// The symbols by their codes, each behind a leading one.
  private struct Code {
    private(set) var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) throws(Fault) {
      var next = 0
      for length in 1...15 {
        next <<= 1
        for symbol in lengths.indices where lengths[symbol] == length {
          symbols[1 << length | next] = symbol
          next += 1
        }
        guard next <= 1 << length else { throw .code }
      }
      guard next == 1 << 15 else { throw .code }
    }
  }
}
