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
