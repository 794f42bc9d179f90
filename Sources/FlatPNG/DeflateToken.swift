/// One step of a deflate block in 32 bits: a pixel's three bytes, one byte, or a copy.
///
/// A pixel is `0x00RRGGBB`, a byte `0x010000BB`, a copy has the top bit set, its length less 3 in
/// bits 15 to 22 and its distance less 1 in bits 0 to 14.
struct DeflateToken {
  /// The shortest copy, in bytes.
  static let shortestCopy = 3
  /// The longest copy, in bytes.
  static let longestCopy = 258
  /// The farthest that a copy can reach back, in bytes.
  static let farthestDistance = 32_768

  let word: UInt32

  /// The token that is one of the stored words.
  @inline(__always)
  init(word: UInt32) {
    self.word = word
  }

  /// Three literal bytes: red, green, blue.
  @inline(__always)
  init(pixel: UInt32) {
    word = pixel
  }

  /// One literal byte.
  @inline(__always)
  init(byte: UInt8) {
    word = 1 << 24 | UInt32(byte)
  }

  /// A copy of 3 to 258 bytes from 1 to 32,768 bytes back.
  @inline(__always)
  init(length: Int, distance: Int) {
    word = 1 << 31 | UInt32(truncatingIfNeeded: (length &- 3) &<< 15 | (distance &- 1))
  }

  @inline(__always)
  var isPixel: Bool { word < 1 << 24 }

  @inline(__always)
  var isCopy: Bool { word >= 1 << 31 }

  /// The copy's length less 3.
  @inline(__always)
  var lengthIndex: Int { Int(truncatingIfNeeded: word &>> 15 & 0xFF) }

  /// The copy's distance less 1.
  @inline(__always)
  var distanceIndex: UInt32 { word & 0x7FFF }
}

/// A symbol of deflate's length or distance alphabet with the extra bits that complete it.
///
/// RFC 1951, section 3.2.5: the symbols are ranges that double in size every four lengths or every
/// two distances, so they follow from the highest set bit.
struct DeflateSymbol {
  var symbol: Int
  var extraBits: UInt32
  var extraCount: UInt32

  /// The symbol for a length less 3, from 257.
  @inline(__always)
  init(lengthIndex: UInt32) {
    guard lengthIndex < 255 else {
      self.init(symbol: 285, extraBits: 0, extraCount: 0)
      return
    }
    self.init(index: lengthIndex, first: 257, logRangesPerOctave: 2)
  }

  /// The symbol for a distance less 1.
  @inline(__always)
  init(distanceIndex: UInt32) {
    self.init(index: distanceIndex, first: 0, logRangesPerOctave: 1)
  }

  @inline(__always)
  private init(symbol: Int, extraBits: UInt32, extraCount: UInt32) {
    self.symbol = symbol
    self.extraBits = extraBits
    self.extraCount = extraCount
  }

  @inline(__always)
  private init(index: UInt32, first: Int, logRangesPerOctave log: UInt32) {
    guard index >= 2 &<< log else {
      self.init(symbol: first &+ Int(index), extraBits: 0, extraCount: 0)
      return
    }
    let octave = 31 &- UInt32(truncatingIfNeeded: index.leadingZeroBitCount) &- log
    let range = octave &<< log &+ index &>> octave
    self.init(
      symbol: first &+ Int(range), extraBits: index & (1 &<< octave &- 1), extraCount: octave)
  }
}
