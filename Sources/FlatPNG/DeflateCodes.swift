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
    for (index, count) in lengths.enumerated() where count > 0 {
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
