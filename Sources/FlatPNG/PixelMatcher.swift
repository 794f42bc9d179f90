/// Finds where pixels of a stripe occurred before, with three candidates for each pixel.
///
/// They are the pixel to the left, the pixel above, and the last place of the same two pixels.
struct PixelMatcher: ~Copyable {
  /// A copy for the next pixels: its length in pixels, or 0, and its distance in bytes.
  typealias Copy = (length: Int, distance: Int)

  /// Above this, in pixels, the last place of the same pair is not looked up.
  private static let longEnough = 8
  /// A shorter copy from far away costs more bits than its pixels do.
  private static let shortestFar = 3

  private let places = PixelPairs()
  private let width: Int
  private let stride: Int
  private let rowSize: Int

  /// Makes a matcher for rows of `width` pixels that lie `stride` bytes apart.
  init(width: Int, stride: Int) {
    self.width = width
    self.stride = stride
    rowSize = 3 * width + 1
  }

  /// Forgets all places.
  func reset() {
    places.reset()
  }

  /// The copy that covers most pixels from column `x` on.
  ///
  /// - Parameters:
  ///   - row: the pixels of row `y`.
  ///   - above: the pixels of the row above, where a copy can reach them.
  ///   - x: the column, less than the width.
  ///   - y: the row.
  ///   - firstRow: the first row that can be copied from, at most `y`.
  /// - Returns: the copy, of length 0 where none is worth it.
  @inline(__always)
  func longestCopy(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer?, x: Int, y: Int, firstRow: Int
  ) -> Copy {
    let here = row + 4 &* x
    let limit = width &- x
    var best: Copy = (0, 3)
    if x > 0 { best.length = Self.equalPixels(here, here - 4, limit: limit) }
    if let above {
      let same = Self.equalPixels(here, above + 4 &* x, limit: limit)
      if same > best.length, same >= Self.shortestFar { best = (same, rowSize) }
    }
    guard best.length < Self.longEnough, limit >= 2 else { return best }
    let place = places.exchange(here, row: y, column: x)
    guard place.row >= firstRow else { return best }
    let rows = y &- place.row
    let distance = rows &* rowSize &+ 3 &* (x &- place.column)
    guard distance <= DeflateToken.farthestDistance else { return best }
    let there = row - rows &* stride + 4 &* place.column
    let same = Self.equalPixels(here, there, limit: min(limit, width &- place.column))
    return same > best.length &+ 1 ? (same, distance) : best
  }

  /// The colour `index` pixels on.
  @inline(__always)
  static func pixel(_ pixels: UnsafeRawPointer, _ index: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self) & Pixels.colorMask
  }
}

extension PixelMatcher {
  private static let pairMask: UInt64 = 0x00FF_FFFF_00FF_FFFF

  /// The number of equal pixels from `first` and from `second` on, at most `limit`.
  @inline(__always)
  static func equalPixels(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, limit: Int
  ) -> Int {
    var count = 0
    while count &+ 2 <= limit {
      let difference =
        first.loadUnaligned(fromByteOffset: 4 &* count, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: 4 &* count, as: UInt64.self)
      guard difference & pairMask == 0 else { break }
      count &+= 2
      if count & 7 == 0 { count = passEqualBlocks(first, second, from: count, limit: limit) }
    }
    if count < limit, pixel(first, count) == pixel(second, count) { count &+= 1 }
    return count
  }

  /// Passes over whole blocks of sixteen equal pixels.
  private static func passEqualBlocks(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, from start: Int, limit: Int
  ) -> Int {
    typealias Block = SIMD8<UInt64>
    let mask = Block(repeating: pairMask)
    var count = start
    while count &+ 16 <= limit {
      let difference =
        (first.loadUnaligned(fromByteOffset: 4 &* count, as: Block.self)
          ^ second.loadUnaligned(fromByteOffset: 4 &* count, as: Block.self)) & mask
      let half = difference.lowHalf | difference.highHalf
      let quarter = half.lowHalf | half.highHalf
      guard quarter.x | quarter.y == 0 else { break }
      count &+= 16
    }
    return count
  }
}

/// The last places of pairs of pixels, in a table with one place for each hash.
struct PixelPairs: ~Copyable {
  private static let logSize = 13
  private static let size = 1 << logSize

  /// The row plus 1 in the upper half, the column in the lower; 0 for no place.
  private let places: UnsafeMutablePointer<UInt64>

  init() {
    places = .allocate(capacity: Self.size)
    places.initialize(repeating: 0, count: Self.size)
  }

  deinit {
    places.deallocate()
  }

  /// Forgets all places.
  func reset() {
    places.update(repeating: 0, count: Self.size)
  }

  /// The last place of a pair with the hash of the two at `pixels`, replaced by their own place.
  ///
  /// The row is -1 where there was none; the pixels there may differ.
  @inline(__always)
  func exchange(_ pixels: UnsafeRawPointer, row: Int, column: Int) -> (row: Int, column: Int) {
    let first = UInt64(PixelMatcher.pixel(pixels, 0))
    let pair = first &<< 32 | UInt64(PixelMatcher.pixel(pixels, 1))
    // The multiplier is 2^64 over the golden ratio: the product's top bits depend on every bit.
    let hash = (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.logSize)
    let slot = Int(truncatingIfNeeded: hash)
    let place = places[slot]
    places[slot] = UInt64(truncatingIfNeeded: (row &+ 1) &<< 32 | column)
    return (
      Int(truncatingIfNeeded: place &>> 32) &- 1, Int(truncatingIfNeeded: place & 0xFFFF_FFFF)
    )
  }
}
