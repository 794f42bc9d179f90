/// The Adler-32 checksum of a run of bytes, as a value that can be appended to another.
///
/// `a = 1 + sum of bytes` and `b = sum of all a so far`, both modulo 65,521 (RFC 1950, section 8.2).
/// Appending works without the bytes, so stripes are summed apart and equal rows only once.
struct Adler32: Hashable, Sendable {
  private static let modulus = 65_521

  private var a = 1
  private var b = 0
  private var length = 0

  /// The checksum of no bytes.
  init() {}

  /// The checksum of one byte.
  init(_ byte: UInt8) {
    a = 1 + Int(byte)
    b = a
    length = 1
  }

  /// The checksum of `count` pixels as red, green and blue bytes.
  init(pixels: UnsafeRawPointer, count: Int) {
    var done = 0
    while done < count {
      let part = min(count - done, PixelSums.longest)
      append(PixelSums(pixels + 4 * done, count: part))
      done += part
    }
  }

  /// The 32 bits that end a zlib stream.
  var value: UInt32 {
    UInt32(b) << 16 | UInt32(a)
  }

  /// Appends the bytes that `other` is the checksum of.
  mutating func append(_ other: Adler32) {
    let carried = (a - 1 + Self.modulus) % Self.modulus
    b = (b + other.b + carried * (other.length % Self.modulus)) % Self.modulus
    a = (carried + other.a) % Self.modulus
    length += other.length
  }

  private mutating func append(_ sums: PixelSums) {
    var part = Adler32()
    part.length = 3 * sums.count
    part.a = (1 + sums.plain) % Self.modulus
    part.b = (part.length + sums.weighted) % Self.modulus
    append(part)
  }
}

/// The plain and the weighted sum of a run of pixels' bytes.
///
/// Byte `i` of `n` weighs `n - i`, so red, green and blue of pixel `x` of `count` weigh `3k`,
/// `3k - 1` and `3k - 2` with `k = count - x`. The sum of `k` times a pixel's colours is the sum of
/// the running sums, taken in lanes.
private struct PixelSums {
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
