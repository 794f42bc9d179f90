/// Up to 27 bits of a deflate stream and their number, in one word.
struct CodeEntry {
  private let word: UInt32

  @inline(__always)
  init(bits: UInt32, count: UInt32) {
    word = bits << 5 | count
  }

  @inline(__always)
  var bits: UInt64 { UInt64(word &>> 5) }

  @inline(__always)
  var count: UInt64 { UInt64(word & 31) }

  /// The same bits with more behind them, which makes at most 27.
  func appending(_ more: UInt32, count: UInt32) -> CodeEntry {
    CodeEntry(
      bits: UInt32(bits) | more << UInt32(self.count), count: UInt32(self.count) + count)
  }
}

extension BitCursor {
  /// Appends a code.
  @inline(__always)
  mutating func put(_ entry: CodeEntry) {
    put(entry.bits, count: entry.count)
  }

  /// Appends the codes of a pixel's red, green and blue.
  @inline(__always)
  mutating func put(pixel: UInt32, _ literals: UnsafePointer<CodeEntry>) {
    let red = literals[Int(pixel &>> 16)]
    let green = literals[Int(pixel &>> 8 & 255)]
    let blue = literals[Int(pixel & 255)]
    let bits = red.bits | green.bits &<< red.count
    let count = red.count &+ green.count
    put(bits | blue.bits &<< count, count: count &+ blue.count)
  }

  /// Appends a copy: a length with its extra bits, a distance less 1.
  @inline(__always)
  mutating func put(
    _ length: CodeEntry, _ distanceIndex: UInt32, _ distances: UnsafePointer<CodeEntry>
  ) {
    let symbol = DeflateSymbol(distanceIndex: distanceIndex)
    let distance = distances[symbol.symbol]
    let codes = length.count &+ distance.count
    let bits = length.bits | distance.bits &<< length.count
    put(
      bits | UInt64(symbol.extraBits) &<< codes, count: codes &+ UInt64(symbol.extraCount))
  }
}
