import SeededRandom
import TestSupport
import Testing

@testable import FlatPNG

@Suite struct IndexedEncoderTests {
  /// The palette and the indices of a file, read back by the reference decoder's parts.
  func read(_ file: [UInt8]) throws -> (palette: [UInt32], indices: [Int]) {
    let chunks = try ReferenceChunk.chunks(of: file)
    #expect(chunks.map(\.kind) == ["IHDR", "tEXt", "PLTE", "IDAT", "IEND"])
    let (width, height) = (chunks[0].number(at: 0), chunks[0].number(at: 4))
    let depth = Int(chunks[0].data[8])
    #expect(chunks[0].data[9...] == [3, 0, 0, 0])
    let entries = chunks[2].data
    let palette = stride(from: 0, to: entries.count, by: 3).map { place -> UInt32 in
      entries[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
    let rows = try ReferenceInflate(chunks[3].data).output
    let rowSize = 1 + (width * depth + 7) / 8
    #expect(rows.count == rowSize * height)
    var indices: [Int] = []
    for y in 0..<height {
      #expect(rows[y * rowSize] == 0)
      for x in 0..<width {
        let byte = Int(rows[y * rowSize + 1 + x * depth / 8])
        indices.append(depth == 8 ? byte : x % 2 == 0 ? byte >> 4 : byte & 15)
      }
    }
    return (palette, indices)
  }

  /// Every pixel is shown in the nearest colour of the palette.
  func check(_ picture: TestPicture, colors: Int) throws {
    let file = try picture.withPixels { IndexedEncoder(colors: colors).encode($0) }
    let (palette, indices) = try read(file)
    #expect((1...colors).contains(palette.count) && Set(palette).count == palette.count)
    #expect(Set(palette).isSubset(of: picture.colors))
    var nearest: [UInt32: Int] = [:]
    for color in Set(picture.colors) {
      nearest[color] = palette.map { ColorPalette.distance($0, color) }.min()
    }
    for (color, index) in zip(picture.colors, indices) {
      guard ColorPalette.distance(palette[index], color) == nearest[color] else {
        Issue.record("\(color) is shown as \(palette[index])")
        return
      }
    }
  }

  @Test(arguments: [1, 2, 3, 15, 16, 17, 200, 256]) func fewColoursAreExact(count: Int) throws {
    let picture = TestPicture(37, 19) { x, y in PictureNoise.color((x * 7 + y * 3) % count) }
    let file = try picture.withPixels { IndexedEncoder().encode($0) }
    let (palette, indices) = try read(file)
    #expect(indices.map { palette[$0] } == picture.colors)
  }

  @Test(arguments: [2, 5, 16, 40, 256]) func manyColoursBecomeTheNearest(colors: Int) throws {
    try check(TestPicture(40, 30) { x, y in PictureNoise.color(x / 2, y / 2) }, colors: colors)
    try check(TestPicture(64, 20) { x, y in UInt32(x * 4) << 16 | UInt32(y * 9) }, colors: colors)
  }

  @Test func flatColoursOutweighRareOnes() {
    let palette = ColorPalette(
      [0xFFFFFF: 10_000, 0xFEFEFE: 5, 0xFF0000: 300, 0x00FF00: 1], size: 2)
    #expect(palette.colors == [0xFFFFFF, 0xFF0000])
    #expect(palette.index(of: 0xFEFEFE) == 0)
  }

  @Test(arguments: [(1, 1), (1, 300), (700, 1), (259, 40)]) func oddSizes(size: (Int, Int)) throws {
    try check(TestPicture(size.0, size.1) { _, _ in 0x33_66_99 }, colors: 256)
    try check(TestPicture(size.0, size.1) { x, y in PictureNoise.color(x % 9, y % 5) }, colors: 64)
  }

  /// The numbers of bytes and of copies that a search of all earlier places leads to, and the farthest.
  private func searched(_ bytes: [UInt8]) -> (literals: Int, copies: Int, farthest: Int) {
    func longest(_ place: Int) -> (length: Int, distance: Int) {
      var best = (length: 0, distance: 0)
      for source in (0..<place).reversed() where place - source <= 32_768 {
        var length = 0
        while length < 258, place + length < bytes.count,
          bytes[source + length] == bytes[place + length]
        { length += 1 }
        if length > best.length { best = (length, place - source) }
      }
      return best.length < 3 || best.length == 3 && best.distance > 512 ? (0, 0) : best
    }
    var (place, literals, copies, farthest) = (0, 0, 0, 0)
    while place < bytes.count {
      let (length, distance) = longest(place)
      if length == 0 || length < 258 && longest(place + 1).length > length {
        (place, literals) = (place + 1, literals + 1)
      } else {
        (place, copies, farthest) = (place + length, copies + 1, max(farthest, distance))
      }
    }
    return (literals, copies, farthest)
  }

  /// No copy is missed, nor a longer one that begins a byte later.
  @Test(arguments: 0..<12) func everyCopyIsTheLongest(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = (0..<40).map { _ in UInt8.random(in: 0...3, using: &random) }
    while bytes.count < 1_200 {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      bytes += Array(bytes[start...].prefix(Int.random(in: 1...30, using: &random)))
      bytes.append(UInt8.random(in: 0...5, using: &random))
      if seed == 0 { bytes += Array(repeating: 7, count: 300) }
    }
    let census = try inflated(bytes).census
    let (literals, copies, farthest) = searched(bytes)
    #expect(census.literals == literals && census.copies == copies)
    #expect(census.greatestDistance == farthest)
  }

  /// A copy reaches back as far as deflate's window, and no farther.
  @Test(arguments: [32_767, 32_768, 32_769]) func aCopyReachesAsFarAsTheWindow(_ way: Int) throws {
    var random = SplitMix64(seed: 5)
    // Every pair of bytes is another one, so that nothing between is copied.
    let noise = (0..<way / 2 + 1).flatMap {
      [UInt8($0 & 127), UInt8(truncatingIfNeeded: 128 + $0 >> 7)]
    }
    let piece = (0..<30).map { _ in UInt8.random(in: 200...255, using: &random) }
    let bytes = piece + noise.prefix(way - piece.count) + piece
    let read = try inflated(bytes)
    #expect(read.output == bytes)
    #expect((read.census.greatestDistance == way) == (way <= 32_768))
  }

  /// What the encoder's copies of some bytes come to, read back.
  private func inflated(_ bytes: [UInt8]) throws -> ReferenceInflate {
    var stream = DeflateStream()
    bytes.withUnsafeBufferPointer { buffer in
      var matcher = ByteMatcher(buffer)
      matcher.write(to: &stream)
    }
    var zlib: [UInt8] = [0x78, 0xDA] + stream.finish(isLast: true)
    withUnsafeBytes(of: Adler32(bytes: bytes).value.bigEndian) { zlib += $0 }
    return try ReferenceInflate(zlib)
  }

  /// Bytes that repeat in every way there is come back as they were.
  @Test(arguments: 0..<30) func everyRunOfBytesIsKept(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes: [UInt8] = []
    while bytes.count < 3_000 {
      if bytes.count > 4, Bool.random(using: &random) {
        let distance = Int.random(in: 1...min(bytes.count, 2_000), using: &random)
        for _ in 0..<Int.random(in: 1...400, using: &random) {
          bytes.append(bytes[bytes.count - distance])
        }
      } else {
        bytes.append(UInt8.random(in: 0...7, using: &random))
      }
    }
    #expect(try inflated(bytes).output == bytes)
  }
}
