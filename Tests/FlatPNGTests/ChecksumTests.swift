import TestSupport
import Testing

@testable import FlatPNG

@Suite struct ChecksumTests {
  /// RFC 1950's definition, one byte at a time.
  private func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private func adler(_ colors: [UInt32]) -> UInt32 {
    adler(colors.flatMap { color in [16, 8, 0].map { UInt8((color >> UInt32($0)) & 255) } })
  }

  /// The lanes of a white row grow fastest; 16,384 pixels are summed at once.
  @Test(arguments: [1, 7, 8, 9, 100, 16_383, 16_384, 16_385, 40_000])
  func adlerOfPixels(_ count: Int) {
    for color: (Int) -> UInt32 in [{ _ in 0xFFFF_FFFF }, { PictureNoise.color($0) }, { _ in 0 }] {
      let colors = (0..<count).map(color)
      let checksum = colors.withUnsafeBytes { bytes in
        bytes.baseAddress.map { Adler32(pixels: $0, count: count) }
      }
      #expect(checksum?.value == adler(colors))
    }
  }

  /// The checksum of a text that is in print: 0x11E60398 for "Wikipedia".
  @Test func adlerOfBytesAppended() {
    var checksum = Adler32()
    #expect(checksum.value == 1)
    for byte in "Wikipedia".utf8 { checksum.append(Adler32(byte)) }
    #expect(checksum.value == 0x11E6_0398)
  }

  @Test func adlerIsAssociative() {
    let parts = (0..<3).map { part in
      (0..<30_000).reduce(into: Adler32()) { sum, index in
        sum.append(Adler32(UInt8(truncatingIfNeeded: PictureNoise.color(index, part))))
      }
    }
    var left = parts[0]
    left.append(parts[1])
    left.append(parts[2])
    var tail = parts[1]
    tail.append(parts[2])
    var right = parts[0]
    right.append(tail)
    #expect(left == right)
    let bytes = (0..<3).flatMap { part in
      (0..<30_000).map { UInt8(truncatingIfNeeded: PictureNoise.color($0, part)) }
    }
    #expect(left.value == adler(bytes))
  }

  /// The check value of the CRC-32 catalogues: 0xCBF43926 for "123456789".
  @Test func crcCheckValue() {
    var checksum = CRC32()
    Array("123456789".utf8).withUnsafeBytes { checksum.update($0) }
    #expect(checksum.value == 0xCBF4_3926)
  }

  @Test func crcOfPieces() {
    let bytes = (0..<64).map { UInt8(truncatingIfNeeded: PictureNoise.color($0)) }
    for split in 0...64 {
      var checksum = CRC32()
      bytes.withUnsafeBytes { all in
        checksum.update(UnsafeRawBufferPointer(rebasing: all[..<split]))
        checksum.update(UnsafeRawBufferPointer(rebasing: all[split...]))
      }
      #expect(Int(checksum.value) == ReferenceChunk.remainder(bytes))
    }
  }
}
