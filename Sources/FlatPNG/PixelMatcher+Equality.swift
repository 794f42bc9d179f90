extension PixelMatcher {
  private static let pairMask: UInt64 = 0x00FF_FFFF_00FF_FFFF

  /// How many pixels from `first` and from `second` on are equal, at most `limit`.
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
