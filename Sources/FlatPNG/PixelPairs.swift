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

  /// Where a pair with the hash of the two pixels at `pixels` was last, replaced by where they are.
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
