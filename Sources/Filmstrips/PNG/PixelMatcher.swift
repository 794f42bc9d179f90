/// Finds where pixels of a stripe occurred before: a table of pixel pairs, and a comparison of runs.
struct PixelMatcher: ~Copyable {
  private static let logSize = 12

  /// For each hash of two pixels where they were last: the row plus 1 above, the column below.
  private let places: UnsafeMutablePointer<UInt64>

  init() {
    places = .allocate(capacity: 1 << Self.logSize)
    places.initialize(repeating: 0, count: 1 << Self.logSize)
  }

  deinit {
    places.deallocate()
  }

  /// Forgets all places.
  func reset() {
    places.update(repeating: 0, count: 1 << Self.logSize)
  }

  /// The last place of a pair that may equal the two pixels at `pixels`, which is now their place.
  @inline(__always)
  func exchange(_ pixels: UnsafeRawPointer, row: Int, column: Int) -> (row: Int, column: Int) {
    let mask = UInt64(Pixels.colorMask) << 32 | UInt64(Pixels.colorMask)
    let pair = pixels.loadUnaligned(as: UInt64.self) & mask
    let slot = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.logSize))
    let place = places[slot]
    places[slot] = UInt64(truncatingIfNeeded: (row &+ 1) &<< 32 | column)
    return (Int(truncatingIfNeeded: place &>> 32) &- 1, Int(truncatingIfNeeded: place & 0xFFFF_FFFF))
  }

  /// How many pixels from `first` and from `second` on are equal, at most `limit`.
  @inline(__always)
  static func equalPixels(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, limit: Int
  ) -> Int {
    var count = 0
    while count &+ 2 <= limit {
      let pair =
        first.loadUnaligned(fromByteOffset: 4 &* count, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: 4 &* count, as: UInt64.self)
      if pair & 0x00FF_FFFF_00FF_FFFF != 0 { break }
      count &+= 2
      if count & 7 == 0 { count = equalBlocks(first, second, from: count, limit: limit) }
    }
    if count < limit, pixel(first, count) == pixel(second, count) { count &+= 1 }
    return count
  }

  /// Passes over blocks of sixteen equal pixels.
  private static func equalBlocks(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, from start: Int, limit: Int
  ) -> Int {
    typealias Block = SIMD8<UInt64>
    let mask = Block(repeating: 0x00FF_FFFF_00FF_FFFF)
    var count = start
    while count &+ 16 <= limit {
      let block =
        (first.loadUnaligned(fromByteOffset: 4 &* count, as: Block.self)
          ^ second.loadUnaligned(fromByteOffset: 4 &* count, as: Block.self)) & mask
      let half = block.lowHalf | block.highHalf
      let quarter = half.lowHalf | half.highHalf
      if quarter.x | quarter.y != 0 { break }
      count &+= 16
    }
    return count
  }

  /// The colour `index` pixels on.
  @inline(__always)
  static func pixel(_ pixels: UnsafeRawPointer, _ index: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self) & Pixels.colorMask
  }
}
