/// Turns rows of a picture into a piece of a deflate stream that ends with a byte.
///
/// Rows are encoded as they are behind filter byte 0, and matched in whole pixels: the pixel to the
/// left, the pixel above, the last place of the same two pixels. Where the row above lies outside
/// deflate's window, rows are encoded as their difference from it (filter byte 2).
struct StripeEncoder: ~Copyable {
  /// The greatest width whose rows reach the row above: `3 * 10,922 + 1 <= 32,768`.
  static let widestReach = 10_922

  private let pixels: Pixels
  private let rowSize: Int
  private let matcher = PixelMatcher()
  private var block = DeflateBlock()
  private var writer = BitWriter()
  private var checksum = Adler32()

  /// Bytes that end here and equal those one row before, not yet in the block.
  private var pendingRun = 0

  init(_ pixels: Pixels) {
    self.pixels = pixels
    rowSize = 3 * pixels.width + 1
  }

  /// Encodes rows.
  ///
  /// - Parameters:
  ///   - rows: the stripe; the rows above it have been encoded before it in the stream.
  ///   - isLast: whether the stream ends here.
  mutating func encode(rows: Range<Int>, isLast: Bool) -> Stripe {
    matcher.reset()
    writer = BitWriter()
    checksum = Adler32()
    if pixels.width > Self.widestReach {
      encodeDifferences(rows: rows)
    } else {
      encodePlain(rows: rows)
    }
    flushPendingRun()
    block.write(to: &writer, isLast: isLast)
    if !isLast { writeEmptyStoredBlock() }
    writer.alignToByte()
    return Stripe(bytes: writer.bytes, checksum: checksum)
  }

  /// Ends the stripe with a byte, so that the next one can be made apart from it.
  private mutating func writeEmptyStoredBlock() {
    writer.write(atMost: 3) { $0.put(0, count: 3) }
    writer.alignToByte()
    writer.append([0, 0, 0xFF, 0xFF])
  }

  private mutating func encodePlain(rows: Range<Int>) {
    let width = pixels.width
    var rowChecksum = Adler32()
    for y in rows {
      let row = pixels.row(y)
      let above: UnsafeRawPointer? = y > 0 ? pixels.row(y - 1) : nil
      var same = 0
      if let above { same = PixelMatcher.equalPixels(row, above, limit: width) }
      if same < width || y == rows.lowerBound {
        rowChecksum = Adler32(0)
        rowChecksum.append(Adler32(pixels: row, count: width))
      }
      checksum.append(rowChecksum)
      if pendingRun > 0 || same > 0 {
        pendingRun += 1 + 3 * same
        if same == width { continue }
        flushPendingRun()
      } else {
        append(byte: 0)
      }
      encode(row, above: above, from: same, y: y)
    }
  }

  private mutating func encode(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer?, from start: Int, y: Int
  ) {
    let width = pixels.width
    var x = start
    while x < width {
      let here = row + 4 &* x
      var length = 0
      var distance = 3
      if x > 0 { length = PixelMatcher.equalPixels(here, here - 4, limit: width &- x) }
      if let above {
        let same = PixelMatcher.equalPixels(here, above + 4 &* x, limit: width &- x)
        if same > length, same > 1 {
          length = same
          distance = rowSize
        }
      }
      if length < 8, x &+ 1 < width {
        let place = matcher.exchange(here, row: y, column: x)
        let back = (y &- place.row) &* rowSize &+ 3 &* (x &- place.column)
        if place.row >= 0, back <= DeflateToken.farthestDistance {
          let there = row - (y &- place.row) &* pixels.stride + 4 &* place.column
          let same = PixelMatcher.equalPixels(
            here, there, limit: width &- max(x, place.column))
          if same > length &+ 1 {
            length = same
            distance = back
          }
        }
      }
      if length == 0 {
        append(pixel: PixelMatcher.pixel(here, 0))
        x &+= 1
        continue
      }
      x &+= length
      if distance == rowSize, x == width {
        pendingRun = 3 * length
      } else {
        append(run: 3 &* length, distance: distance)
      }
    }
  }

  private mutating func encodeDifferences(rows: Range<Int>) {
  }

  private mutating func flushPendingRun() {
    guard pendingRun > 0 else { return }
    append(run: pendingRun, distance: rowSize)
    pendingRun = 0
  }

  /// Appends a copy of any length from 3 in pieces.
  @inline(__always)
  private mutating func append(run: Int, distance: Int) {
    var rest = run
    while rest > 0 {
      var length = min(rest, 258)
      if rest &- length == 1 || rest &- length == 2 { length = rest &- 3 }
      makeRoom()
      block.append(length: length, distance: distance)
      rest &-= length
    }
  }

  @inline(__always)
  private mutating func append(pixel: UInt32) {
    makeRoom()
    block.append(pixel: pixel)
  }

  @inline(__always)
  private mutating func append(byte: UInt8) {
    makeRoom()
    block.append(byte: byte)
  }

  @inline(__always)
  private mutating func makeRoom() {
    if block.isFull { block.write(to: &writer, isLast: false) }
  }
}

/// A piece of a deflate stream, and the checksum of what it inflates to.
struct Stripe: Sendable {
  var bytes: [UInt8]
  var checksum: Adler32
}
