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
