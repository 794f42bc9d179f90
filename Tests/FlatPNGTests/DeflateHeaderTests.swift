import Testing

@testable import FlatPNG

/// What precedes a block's tokens, read by the rules of RFC 1951, section 3.2.7.
@Suite struct DeflateHeaderTests {
  /// A reader of bits, the lowest first.
  private struct Bits {
    let bytes: [UInt8]
    var position = 0

    mutating func next(_ count: Int) -> Int {
      defer { position += count }
      return (0..<count).reduce(0) {
        $0 | Int(bytes[(position + $1) / 8] >> ((position + $1) % 8) & 1) << $1
      }
    }
  }

  private struct Header {
    let isLast: Bool
    let literals: [Int]
    let distances: [Int]
    /// The lengths of the header's own code, in the order in which it states them.
    let stated: [Int]

    init(_ bytes: [UInt8]) {
      var bits = Bits(bytes: bytes)
      isLast = bits.next(1) == 1
      #expect(bits.next(2) == 2)
      let (literalCount, distanceCount) = (257 + bits.next(5), 1 + bits.next(5))
      stated = (0..<(4 + bits.next(4))).map { _ in bits.next(3) }
      let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
      var own = Array(repeating: 0, count: 19)
      for (symbol, length) in zip(order, stated) { own[symbol] = length }
      var lengths: [Int] = []
      while lengths.count < literalCount + distanceCount {
        let symbol = Self.symbol(of: own, &bits)
        switch symbol {
        case 16: lengths += Array(repeating: lengths[lengths.count - 1], count: 3 + bits.next(2))
        case 17: lengths += Array(repeating: 0, count: 3 + bits.next(3))
        case 18: lengths += Array(repeating: 0, count: 11 + bits.next(7))
        default: lengths.append(symbol)
        }
      }
      #expect(lengths.count == literalCount + distanceCount)
      #expect((bits.position + 7) / 8 == bytes.count)
      literals = Array(lengths.prefix(literalCount))
      distances = Array(lengths.dropFirst(literalCount))
    }

    /// The next symbol of a canonical code with some lengths.
    private static func symbol(of lengths: [Int], _ bits: inout Bits) -> Int {
      var (code, first) = (0, 0)
      for length in 1...7 {
        code |= bits.next(1)
        let symbols = lengths.indices.filter { lengths[$0] == length }
        if code - first < symbols.count { return symbols[code - first] }
        first = (first + symbols.count) << 1
        code <<= 1
      }
      Issue.record("no symbol has this code")
      return 0
    }
  }

  /// The lengths that a header states are those of the codes, and no more than are needed.
  @Test(arguments: 0..<40) func aHeaderStatesItsCodes(_ seed: UInt64) {
    var noise = PictureNoise(seed: seed)
    func counts(_ count: Int, each: Int) -> [UInt32] {
      (0..<count).map { _ in
        Int.random(in: 0..<each, using: &noise) == 0 ? UInt32.random(in: 1...900, using: &noise) : 0
      }
    }
    let literals = counts(256, each: [1, 2, 9, 60, 400][Int(seed) % 5])
    let lengths = counts(256, each: [1, 40, 300][Int(seed) % 3])
    let distances = counts(30, each: [1, 4, 40, 400][Int(seed) % 4])
    let codes = literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          DeflateCodes(literals: literals, lengths: lengths, distances: distances)
        }
      }
    }
    var writer = BitWriter()
    codes.writeHeader(to: &writer, isLast: seed % 2 == 0)
    writer.alignToByte()
    let header = Header(writer.bytes)
    #expect(header.isLast == (seed % 2 == 0))
    func expect(_ stated: [Int], _ lengths: [UInt8], atLeast least: Int) {
      #expect(stated == lengths.prefix(stated.count).map(Int.init))
      #expect(lengths.dropFirst(stated.count).allSatisfy { $0 == 0 })
      #expect(stated.count == least || stated.last != 0)
    }
    expect(header.literals, codes.literalCode.lengths, atLeast: 257)
    expect(header.distances, codes.distanceCode.lengths, atLeast: 1)
    #expect(header.stated.count == 4 || header.stated.last != 0)
  }
}
