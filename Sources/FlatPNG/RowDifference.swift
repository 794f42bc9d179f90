/// A row less the row above, byte by byte modulo 256: PNG's filter 2, Up.
///
/// It is for rows that deflate's window does not span: there a copy cannot reach the row above.
struct RowDifference: ~Copyable {
  /// The widest row whose copies reach the row above: `3 * 10,922 + 1 <= 32,768` bytes.
  static let widestReach = 10_922

  private let words: UnsafeMutablePointer<UInt32>
  private let width: Int

  init(width: Int) {
    self.width = width
    words = .allocate(capacity: width)
    words.initialize(repeating: 0, count: width)
  }

  deinit {
    words.deallocate()
  }

  /// The difference that was last taken, as pixels; valid until the next one.
  var pixels: UnsafeRawPointer {
    UnsafeRawPointer(words)
  }

  /// Takes the difference of a row and the row above; above the first row all is zero.
  func take(_ row: UnsafeRawPointer, above: UnsafeRawPointer?) {
    guard let above else {
      for x in 0..<width { words[x] = PixelMatcher.pixel(row, x) }
      return
    }
    for x in 0..<width {
      let pixel = PixelMatcher.pixel(row, x)
      let other = PixelMatcher.pixel(above, x)
      // The top bit of each byte is set before and restored after, so that none borrows.
      let low = (pixel | 0x0080_8080) &- (other & 0x007F_7F7F)
      words[x] = low ^ ((pixel ^ ~other) & 0x0080_8080)
    }
  }
}
