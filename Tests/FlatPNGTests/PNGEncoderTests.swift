import TestSupport
import Testing

@testable import FlatPNG

@Suite struct PNGEncoderTests {
  /// Encodes, decodes, and compares every pixel.
  @discardableResult
  static func roundTrip(
    _ picture: TestPicture, stripeSize: Int? = nil, _ place: SourceLocation = #_sourceLocation
  ) throws -> ReferencePNG {
    let decoded = try ReferencePNG(picture.encoded(stripeSize: stripeSize))
    #expect(
      decoded.width == picture.width && decoded.height == picture.height, sourceLocation: place)
    #expect(decoded.frames == [picture.colors], sourceLocation: place)
    return decoded
  }

  @Test func onePixel() throws {
    try Self.roundTrip(TestPicture(1, 1) { _, _ in 0x12_34_56 })
  }

  @Test func startsAsAFileOfItsKind() throws {
    let file = try TestPicture(3, 2) { _, _ in 0 }.encoded()
    let chunks = try ReferenceChunk.chunks(of: file)
    #expect(chunks.map(\.kind) == ["IHDR", "tEXt", "IDAT", "IEND"])
    #expect(chunks[0].data == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    #expect(chunks[1].data == Array("Software".utf8) + [0] + Array("Seam".utf8))
    #expect(chunks[2].data.prefix(2) == [0x78, 0x01])
  }

  /// One colour and equal rows of noise make runs of every length, so every rest after 258 bytes.
  @Test func runsOfEveryLength() throws {
    for width in Array(1...100) + [171, 172, 173, 257, 258, 259] {
      try Self.roundTrip(TestPicture(width, 1) { _, _ in 0xFF_FF_FF })
      try Self.roundTrip(TestPicture(width, 4) { _, _ in 0x0A_84_FF })
      try Self.roundTrip(TestPicture(width, 5) { x, _ in PictureNoise.color(x) })
      try Self.roundTrip(
        TestPicture(width, 5) { x, y in PictureNoise.color(x, x < width / 2 ? 0 : y) })
      try Self.roundTrip(
        TestPicture(width, 5) { x, y in PictureNoise.color(x, x < width / 2 ? y : 0) })
    }
  }

  @Test func onePixelWide() throws {
    try Self.roundTrip(TestPicture(1, 5_000) { _, y in y % 40 < 20 ? 0 : 0xFF_00_FF })
    try Self.roundTrip(TestPicture(1, 5_000) { _, y in PictureNoise.color(y) })
  }

  @Test func gradients() throws {
    try Self.roundTrip(TestPicture(256, 40) { x, y in UInt32(x << 16 | (255 - x) << 8 | y) })
    try Self.roundTrip(TestPicture(40, 256) { x, y in UInt32(y << 16 | y << 8 | y + x & 255) })
  }

  @Test func alternatingRows() throws {
    try Self.roundTrip(TestPicture(500, 21) { x, y in y % 2 == 0 ? 0 : PictureNoise.color(x) })
    try Self.roundTrip(TestPicture(500, 21) { _, y in y % 2 == 0 ? 0 : 0xFF_FF_FF })
  }

  @Test(arguments: [2, 256, 257, 258]) func colors(_ count: Int) throws {
    var noise = PictureNoise(seed: UInt64(count))
    try Self.roundTrip(
      TestPicture(120, 60) { _, _ in UInt32(truncatingIfNeeded: noise.next() % UInt64(count)) })
  }

  /// More tokens than one block holds; noise costs hardly more than its own bytes.
  @Test func noise() throws {
    let picture = TestPicture(300, 250) { x, y in PictureNoise.color(x, y) }
    let decoded = try Self.roundTrip(picture)
    #expect(decoded.census[0].blocks == 2)
    #expect(try picture.encoded().count < 75_000 * 3 * 101 / 100)
  }

  /// The X byte and what lies between rows are not part of the picture.
  @Test func ignoresUndefinedBytes() throws {
    let picture = TestPicture(90, 30) { x, y in PictureNoise.color(x / 7, y / 3) }
    var clean = picture.colors
    let file = try clean.withUnsafeMutableBytes { bytes in
      PNGEncoder().encode(
        try Pixels(UnsafeRawBufferPointer(bytes), width: 90, height: 30, stride: 360))
    }
    #expect(try picture.encoded() == file)
  }

  @Test(arguments: [2, 3, 4, 7, 64]) func equalBytesOnEveryNumberOfThreads(_ threads: Int) throws {
    let picture = TestPicture(64, 96) { x, y in
      (x / 5 + y / 7) % 3 == 0 ? PictureNoise.color(x, y / 2) : UInt32(x / 16)
    }
    let alone = try picture.encoded(stripeSize: 512)
    #expect(try ReferencePNG(alone).frames == [picture.colors])
    #expect(try ReferencePNG(alone).chunks.count { $0.kind == "IDAT" } == 12)
    #expect(try picture.encoded(parallelism: threads, stripeSize: 512) == alone)
  }

  @Test func stripesOfEveryHeight() throws {
    let picture = TestPicture(20, 23) { x, y in PictureNoise.color(x / 3, y / 4) }
    for rows in 1...24 {
      let decoded = try Self.roundTrip(picture, stripeSize: 20 * rows)
      #expect(decoded.chunks.count { $0.kind == "IDAT" } == max(1, 23 / rows))
    }
  }

  /// A copy may start near a row's end but not run on into the next row, though it lies behind it.
  @Test func copiesEndWithTheRow() throws {
    for length in 2...12 {
      let picture = TestPicture(80, 2, padding: 0) { x, y in
        let column = y == 0 ? x - 80 + length : x < 20 ? x + length : x - 30
        return column < 0 || column >= length + 20 ? 0xFF_FF_FF : PictureNoise.color(column)
      }
      try Self.roundTrip(picture)
    }
  }

  /// A stripe's first row is copied from the stripe above.
  @Test func stripesReachTheRowAbove() throws {
    let picture = TestPicture(200, 20) { x, _ in PictureNoise.color(x) }
    let decoded = try Self.roundTrip(picture, stripeSize: 200)
    #expect(decoded.chunks.count { $0.kind == "IDAT" } == 20)
    #expect(decoded.census[0].literals < 3 * 200 + 10)
  }

  /// A flat picture must cost nearly nothing.
  @Test func flatPicturesAreSmall() throws {
    let plain = try TestPicture(1_000, 300) { _, _ in 0xF2_F2_F7 }.encoded()
    #expect(plain.count < 1_000 * 300 * 3 / 500)
    let narrow = try TestPicture(8, 4_000) { _, _ in 0xF2_F2_F7 }.encoded()
    #expect(narrow.count < 8 * 4_000 * 3 / 100)
    let row = try TestPicture(1_000, 1) { x, _ in PictureNoise.color(x) }.encoded()
    let rows = try TestPicture(1_000, 100) { x, _ in PictureNoise.color(x) }.encoded()
    #expect(rows.count < row.count + 1_000 * 99 * 3 / 100)
  }
}
