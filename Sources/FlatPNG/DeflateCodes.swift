/// The two Huffman codes of a deflate block, made for the symbols that it holds.
struct DeflateCodes {
  private static let endOfBlock = 256

  /// For literals, the end of the block, and lengths.
  let literalCode: HuffmanCode
  let distanceCode: HuffmanCode
  /// Bits of all tokens and of the end of the block.
  let bodySize: Int

  /// Makes the codes for a block.
  ///
  /// - Parameters:
  ///   - literals: how often each byte stands for itself.
  ///   - lengths: how often each length of a copy occurs, from 3 bytes.
  ///   - distances: how often each symbol of a distance occurs.
  init(
    literals: UnsafeBufferPointer<UInt32>, lengths: UnsafeBufferPointer<UInt32>,
    distances: UnsafeBufferPointer<UInt32>
  ) {
    var counts = Array(literals)
    counts.append(1)
    counts.append(contentsOf: repeatElement(0, count: 29))
    var extra = 0
    for (index, count) in lengths.enumerated() {
      let symbol = DeflateSymbol(lengthIndex: UInt32(index))
      counts[symbol.symbol] += count
      extra += Int(count) * Int(symbol.extraCount)
    }
    for (symbol, count) in distances.enumerated() {
      extra += Int(count) * max(0, symbol / 2 - 1)
    }
    let distanceCounts = Array(distances)
    literalCode = HuffmanCode(counts: counts, limit: 15)
    distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)
    bodySize = extra + literalCode.size(of: counts) + distanceCode.size(of: distanceCounts)
  }

  /// Writes tokens and the end of the block.
  func write(_ tokens: UnsafeBufferPointer<UInt32>, to cursor: inout BitCursor) {
    let literals = literalEntries
    let lengths = lengthEntries
    let distances = distanceCode.entries
    literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          guard let literals = literals.baseAddress, let lengths = lengths.baseAddress,
            let distances = distances.baseAddress
          else { return }
          for word in tokens {
            let token = DeflateToken(word: word)
            if token.isPixel {
              cursor.put(pixel: word, literals)
            } else if token.isCopy {
              cursor.put(lengths[token.lengthIndex], token.distanceIndex, distances)
            } else {
              cursor.put(literals[Int(word & 255)])
            }
          }
          cursor.put(literals[Self.endOfBlock])
        }
      }
    }
  }

  private var literalEntries: [CodeEntry] {
    Array(literalCode.entries.prefix(Self.endOfBlock + 1))
  }

  /// For each length from 3, its code with its extra bits.
  private var lengthEntries: [CodeEntry] {
    (0..<256).map { index in
      let symbol = DeflateSymbol(lengthIndex: UInt32(index))
      return literalCode.entry(symbol.symbol).appending(symbol.extraBits, count: symbol.extraCount)
    }
  }
}

extension HuffmanCode {
  /// Bits that the symbols take, without extra bits.
  fileprivate func size(of counts: [UInt32]) -> Int {
    zip(counts, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  fileprivate func entry(_ symbol: Int) -> CodeEntry {
    CodeEntry(bits: UInt32(codes[symbol]), count: UInt32(lengths[symbol]))
  }

  fileprivate var entries: [CodeEntry] {
    codes.indices.map(entry)
  }
}

extension DeflateCodes {
  /// The order in which a header states the lengths of its own code (RFC 1951, section 3.2.7).
  private static let headerOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Writes what precedes a dynamic block's tokens: its kind and the lengths of its codes.
  func writeHeader(to writer: inout BitWriter, isLast: Bool) {
    let literals = Self.trimmed(literalCode.lengths, toAtLeast: 257)
    let distances = Self.trimmed(distanceCode.lengths, toAtLeast: 1)
    let steps = Self.steps(literals + distances)
    var counts = Array(repeating: UInt32(0), count: Self.headerOrder.count)
    for step in steps { counts[step.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let stated = max(4, 1 + (Self.headerOrder.lastIndex { code.lengths[$0] > 0 } ?? 0))
    writer.write(atMost: 17 + 3 * stated + 14 * steps.count) { cursor in
      cursor.put(isLast ? 0b101 : 0b100, count: 3)
      cursor.put(UInt64(literals.count - 257), count: 5)
      cursor.put(UInt64(distances.count - 1), count: 5)
      cursor.put(UInt64(stated - 4), count: 4)
      for symbol in Self.headerOrder.prefix(stated) {
        cursor.put(UInt64(code.lengths[symbol]), count: 3)
      }
      for step in steps {
        cursor.put(UInt64(code.codes[step.symbol]), count: UInt64(code.lengths[step.symbol]))
        cursor.put(step.extraBits, count: step.extraCount)
      }
    }
  }

  /// The lengths without the zeros at their end, but at least `count` of them.
  private static func trimmed(_ lengths: [UInt8], toAtLeast count: Int) -> [UInt8] {
    let used = 1 + (lengths.lastIndex { $0 > 0 } ?? 0)
    return Array(lengths.prefix(max(used, count)))
  }

  private typealias Step = (symbol: Int, extraBits: UInt64, extraCount: UInt64)

  /// Code lengths with their repeats: 16 repeats the last one, 17 and 18 are runs of zeros.
  private static func steps(_ lengths: [UInt8]) -> [Step] {
    var steps: [Step] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      append(length, times: end - start, to: &steps)
      start = end
    }
    return steps
  }

  private static func append(_ length: UInt8, times: Int, to steps: inout [Step]) {
    var rest = times
    if length > 0 {
      steps.append((Int(length), 0, 0))
      rest -= 1
    }
    while rest >= 3 {
      let (symbol, least, most, bits) =
        length > 0 ? (16, 3, 6, 2) : rest <= 10 ? (17, 3, 10, 3) : (18, 11, 138, 7)
      let run = min(rest, most)
      steps.append((symbol, UInt64(run - least), UInt64(bits)))
      rest -= run
    }
    for _ in 0..<rest { steps.append((Int(length), 0, 0)) }
  }
}
