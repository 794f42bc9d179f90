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
