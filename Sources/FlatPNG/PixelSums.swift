/// The plain and the weighted sum of a run of pixels' bytes.
///
/// Byte `i` of `n` weighs `n - i`, so red, green and blue of pixel `x` of `count` weigh `3k`,
/// `3k - 1` and `3k - 2` with `k = count - x`. The sum of `k` times a pixel's colours is the sum of
/// the running sums, taken in lanes.
struct PixelSums {
  /// The greatest count whose lanes fit 32 bits: 765 * 2,048 * 2,049 / 2 < 2^32.
  static let longest = 2_048 * Lanes.scalarCount

  private typealias Lanes = SIMD8<UInt32>

  let count: Int
  private(set) var plain = 0
  private(set) var weighted = 0

  init(_ pixels: UnsafeRawPointer, count: Int) {
    self.count = count
    let blocks = count / Lanes.scalarCount
    let tail = count - blocks * Lanes.scalarCount
    addBlocks(pixels, blocks: blocks, tail: tail)
    for x in (count - tail)..<count {
      let pixel = pixels.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      plain += Int(red + green + blue)
      weighted += 3 * (count - x) * Int(red + green + blue) - Int(green + 2 * blue)
    }
  }

  private mutating func addBlocks(_ pixels: UnsafeRawPointer, blocks: Int, tail: Int) {
    var sum = Lanes.zero
    var running = Lanes.zero
    var lighter = Lanes.zero
    let low = Lanes(repeating: 255)
    for block in 0..<blocks {
      let pixel = pixels.loadUnaligned(
        fromByteOffset: block * MemoryLayout<Lanes>.size, as: Lanes.self)
      let green = pixel &>> 8 & low
      let blue = pixel & low
      sum &+= (pixel &>> 16 & low) &+ green &+ blue
      running &+= sum
      lighter &+= green &+ blue &+ blue
    }
    for lane in 0..<Lanes.scalarCount {
      let weight = Lanes.scalarCount * Int(running[lane]) + (tail - lane) * Int(sum[lane])
      plain += Int(sum[lane])
      weighted += 3 * weight - Int(lighter[lane])
    }
  }
}
