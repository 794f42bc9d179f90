/// A piece of a deflate stream, and the checksum of what it inflates to.
struct Stripe: Sendable {
  var bytes: [UInt8]
  var checksum: Adler32
}

/// Turns rows of a picture into a piece of a deflate stream that ends with a byte.
///
/// Rows are encoded as they are, behind filter byte 0, since every filter makes flat pictures larger.
/// Rows too wide for that are encoded as differences, behind filter byte 2.
struct StripeEncoder: ~Copyable {
  private let pixels: Pixels
  private let rowSize: Int
  private let matcher: PixelMatcher
  private let difference: RowDifference
  private var stream = DeflateStream()
  private var checksum = Adler32()

  /// Bytes before this point that equal those one row earlier and are not yet in the stream.
  private var pendingRun = 0

  init(_ pixels: Pixels) {
    self.pixels = pixels
    rowSize = 3 * pixels.width + 1
    matcher = PixelMatcher(width: pixels.width, stride: pixels.stride)
    difference = RowDifference(width: Self.needsDifferences(pixels) ? pixels.width : 0)
  }

  private static func needsDifferences(_ pixels: Pixels) -> Bool {
    pixels.width > RowDifference.widestReach
  }

  /// Encodes rows, of which the stream must already hold all those above.
  ///
  /// - Parameters:
  ///   - rows: the stripe.
  ///   - isLast: whether the stream ends with it.
  /// - Returns: the piece of the stream and its checksum.
  mutating func encode(_ rows: Range<Int>, isLast: Bool) -> Stripe {
    matcher.reset()
    checksum = Adler32()
    if Self.needsDifferences(pixels) {
      for y in rows { encodeDifference(y) }
    } else {
      encodePlain(rows)
    }
    return Stripe(bytes: stream.finish(isLast: isLast), checksum: checksum)
  }

  private mutating func encodePlain(_ rows: Range<Int>) {
    var rowChecksum = Adler32()
    var isUniform = false
    for y in rows {
      let row = pixels.row(y)
      let above = y > 0 ? pixels.row(y - 1) : nil
      let same = above.map { PixelMatcher.equalPixels(row, $0, limit: pixels.width) } ?? 0
      if same < pixels.width || y == rows.lowerBound {
        rowChecksum = Self.checksum(filter: 0, row, width: pixels.width)
        isUniform = Self.isUniform(row, width: pixels.width)
      }
      checksum.append(rowChecksum)
      if isUniform {
        flushPendingRun()
        encodeUniform(row)
        continue
      }
      if pendingRun > 0 || same > 0 {
        pendingRun += 1 + 3 * same
      } else {
        stream.append(byte: 0)
      }
      guard same < pixels.width else { continue }
      flushPendingRun()
      encode(row, above: above, from: same, y: y, firstRow: 0)
    }
    flushPendingRun()
  }

  /// Returns true if a row has one colour and is wide enough to gain by it.
  ///
  /// A copy from the left needs no extra bits, one from the row above up to 13 each 258 bytes: from
  /// three copies on that outweighs the row's first pixel.
  private static func isUniform(_ row: UnsafeRawPointer, width: Int) -> Bool {
    width > DeflateToken.longestCopy
      && PixelMatcher.equalPixels(row, row + 4, limit: width - 1) == width - 1
  }

  private mutating func encodeUniform(_ row: UnsafeRawPointer) {
    stream.append(byte: 0)
    stream.append(pixel: PixelMatcher.pixel(row, 0))
    stream.append(run: 3 * (pixels.width - 1), distance: 3)
  }

  private mutating func encodeDifference(_ y: Int) {
    difference.take(pixels.row(y), above: y > 0 ? pixels.row(y - 1) : nil)
    checksum.append(Self.checksum(filter: 2, difference.pixels, width: pixels.width))
    stream.append(byte: 2)
    encode(difference.pixels, above: nil, from: 0, y: y, firstRow: y)
  }

  private mutating func encode(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer?, from start: Int, y: Int, firstRow: Int
  ) {
    var x = start
    while x < pixels.width {
      let copy = matcher.longestCopy(row, above: above, x: x, y: y, firstRow: firstRow)
      guard copy.length > 0 else {
        stream.append(pixel: PixelMatcher.pixel(row, x))
        x &+= 1
        continue
      }
      x &+= copy.length
      if x == pixels.width, copy.distance == rowSize {
        pendingRun = 3 * copy.length
      } else {
        stream.append(run: 3 &* copy.length, distance: copy.distance)
      }
    }
  }

  private mutating func flushPendingRun() {
    guard pendingRun > 0 else { return }
    stream.append(run: pendingRun, distance: rowSize)
    pendingRun = 0
  }

  private static func checksum(filter: UInt8, _ row: UnsafeRawPointer, width: Int) -> Adler32 {
    var checksum = Adler32(filter)
    checksum.append(Adler32(pixels: row, count: width))
    return checksum
  }
}

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
