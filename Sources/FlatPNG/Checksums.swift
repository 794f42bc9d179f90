/// The CRC-32 that ends every PNG chunk, eight bytes at a time.
///
/// Polynomial `0xEDB88320`, reflected, initial and final complement (PNG specification, annex D).
/// Table `k` holds the remainder of a byte followed by `k` zero bytes, so the eight look-ups of one
/// step do not wait for each other.
struct CRC32 {
  private static let tables: [UInt32] = makeTables()

  private var remainder: UInt32 = 0xFFFF_FFFF

  /// The checksum of the bytes so far.
  var value: UInt32 {
    ~remainder
  }

  /// Appends bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    Self.tables.withUnsafeBufferPointer { tables in
      guard let tables = tables.baseAddress else { return }
      var crc = remainder
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        crc = Self.step(crc, UInt64(littleEndian: word), tables)
        offset += 8
      }
      while offset < bytes.count {
        let byte = start.load(fromByteOffset: offset, as: UInt8.self)
        crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ byte)]
        offset += 1
      }
      remainder = crc
    }
  }

  @inline(__always)
  private static func step(
    _ crc: UInt32, _ word: UInt64, _ tables: UnsafePointer<UInt32>
  ) -> UInt32 {
    let word = word ^ UInt64(crc)
    var next: UInt32 = 0
    for index in 0..<8 {
      let byte = Int(truncatingIfNeeded: word &>> UInt64(8 * index)) & 255
      next ^= tables[(7 - index) << 8 | byte]
    }
    return next
  }

  private static func makeTables() -> [UInt32] {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    for index in 256..<2_048 {
      let crc = tables[index - 256]
      tables.append(crc >> 8 ^ tables[Int(crc & 255)])
    }
    return tables
  }
}

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

  /// The checksum of some bytes, one at a time.
  init(bytes: [UInt8]) {
    for byte in bytes {
      a += Int(byte)
      b += a
      length += 1
      // Before the sums can overflow, and long after they exceed the modulus.
      if length & 0xFFFF == 0 { (a, b) = (a % Self.modulus, b % Self.modulus) }
    }
    (a, b) = (a % Self.modulus, b % Self.modulus)
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
