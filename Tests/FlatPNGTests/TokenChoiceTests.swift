import SeededRandom
import TestSupport
import Testing

@testable import FlatPNG

/// Which copies and colours are chosen, against the definition worked out the slow way.
@Suite struct TokenChoiceTests {
  /// The copies along a picture's rows, as an encoder takes them, by the definition: the left, the
  /// row above, where the left differs the last place where the same pixel was looked up, and the
  /// last four of the same two.
  private func chosen(
    _ colors: [UInt32], width: Int, firstRow: Int
  ) -> [(x: Int, y: Int, length: Int, distance: Int)] {
    var singles: [UInt32: (x: Int, y: Int)] = [:]
    var pairs: [[UInt32]: [(x: Int, y: Int)]] = [:]
    var copies: [(x: Int, y: Int, length: Int, distance: Int)] = []
    func row(_ y: Int, from x: Int) -> ArraySlice<UInt32> {
      colors[(y * width + x)..<((y + 1) * width)]
    }
    func equal(_ one: ArraySlice<UInt32>, _ other: ArraySlice<UInt32>) -> Int {
      zip(one, other).prefix { $0 == $1 }.count
    }
    for y in firstRow..<colors.count / width {
      var x = 0
      while x < width {
        let here = row(y, from: x)
        var best = (length: x > 0 ? equal(here, row(y, from: x - 1)) : 0, distance: 3)
        let above = y > firstRow ? equal(here, row(y - 1, from: x)) : 0
        if above > best.length, above >= 3 { best = (above, 3 * width + 1) }
        func take(_ place: (x: Int, y: Int)) {
          let distance = (y - place.y) * (3 * width + 1) + 3 * (x - place.x)
          let same = equal(here, row(place.y, from: place.x))
          if distance <= 32_768, same > best.length { best = (same, distance) }
        }
        if best.length < 16 {
          if best.length == 0, let pixel = here.first {
            if let place = singles[pixel] { take(place) }
            singles[pixel] = (x, y)
          }
          if x + 2 <= width {
            let pair = Array(here.prefix(2))
            for place in pairs[pair, default: []].suffix(4).reversed() { take(place) }
            pairs[pair, default: []].append((x, y))
          }
        }
        copies.append((x, y, best.length, best.distance))
        x += max(best.length, 1)
      }
    }
    return copies
  }

  @Test(arguments: 0..<30) func aCopyIsTheBestThatIsTried(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let width = [40, 41, 600, 6_000][seed % 4]
    let colors = Int.random(in: 2...5, using: &random)
    var pixels: [UInt32] = []
    while pixels.count < 6 * width {
      let start = Int.random(in: 0...max(pixels.count - 1, 0), using: &random)
      pixels += pixels[start...].prefix(Int.random(in: 0...40, using: &random))
      let plain = UInt32.random(in: 0..<UInt32(colors), using: &random)
      pixels += Array(repeating: plain, count: Int.random(in: 1...12, using: &random))
    }
    pixels.removeLast(pixels.count - 6 * width)
    let firstRow = seed % 3
    let matcher = PixelMatcher(width: width, stride: 4 * width)
    let wrong = pixels.withUnsafeBytes { bytes in
      chosen(pixels, width: width, firstRow: firstRow).first { expected in
        guard let start = bytes.baseAddress else { return true }
        let row = start + 4 * width * expected.y
        let copy = matcher.longestCopy(
          row, above: expected.y > firstRow ? row - 4 * width : nil, x: expected.x, y: expected.y,
          firstRow: firstRow)
        return copy.length != expected.length
          || copy.length > 0 && copy.distance != expected.distance
      }
    }
    #expect(wrong == nil)
  }

  /// A run is copied in as few pieces as there can be, each of 3 to 258 bytes.
  @Test func aRunTakesFewPieces() throws {
    for run in Array(3...800) {
      var stream = DeflateStream()
      stream.append(byte: 7)
      stream.append(run: run, distance: 1)
      let bytes = Array(repeating: UInt8(7), count: run + 1)
      var zlib: [UInt8] = [0x78, 0xDA] + stream.finish(isLast: true)
      withUnsafeBytes(of: Adler32(bytes: bytes).value.bigEndian) { zlib += $0 }
      let read = try ReferenceInflate(zlib)
      #expect(read.output == bytes && read.census.copies == (run + 257) / 258)
    }
  }

  /// Equal rows are one run; a row of one colour begins anew where it is wider than the longest copy.
  @Test(arguments: [200, 257, 258, 259, 300], [1, 2, 5])
  func equalRowsAreOneRun(_ width: Int, _ rows: Int) throws {
    let size = 3 * width + 1
    for (isPlain, color) in [
      (true, { _, _ in 0x12_34_56 }), (false, { x, _ in PictureNoise.color(x) }),
    ]
      as [(Bool, (Int, Int) -> UInt32)]
    {
      let census = try PNGEncoderTests.roundTrip(TestPicture(width, rows, color: color)).census[0]
      let isNew = isPlain && width > 258
      let literals = isPlain ? 4 : size
      let (within, between) = (isPlain ? size - 4 : 0, isNew ? 0 : (rows - 1) * size)
      #expect(census.literals == literals * (isNew ? rows : 1))
      #expect(
        census.copies == (within + 257) / 258 * (isNew ? rows : 1) + (between + 257) / 258)
    }
  }

  /// The most frequent colour, and again and again the one whose pixels are farthest off, weighed by
  /// the root of their number; equal ones by their value.
  @Test(arguments: 0..<20) func thePaletteIsTheDefinitions(_ seed: Int) {
    var random = SplitMix64(seed: 60 + seed)
    var counts: [UInt32: Int] = [:]
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let color =
        UInt32.random(in: 0...0xFF_FF_FF, using: &random) & (seed % 2 == 0 ? .max : 0xC0_C0_C0)
      counts[color] = Int.random(in: 1...(seed % 4 < 2 ? 3 : 900), using: &random)
    }
    func distance(_ one: UInt32, _ other: UInt32) -> Int {
      let parts = [16, 8, 0].map { Int(one >> $0 & 255) - Int(other >> $0 & 255) }
      return zip([3, 4, 2], parts).reduce(0) { $0 + $1.0 * $1.1 * $1.1 }
    }
    let all = counts.keys.sorted { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }
    for size in [1, 2, 7, 16, 256] {
      var palette = [all[0]]
      func off(_ color: UInt32) -> Int { palette.map { distance($0, color) }.min() ?? 0 }
      while palette.count < size {
        let harms = all.map { off($0) * (Int(Double(counts[$0] ?? 0).squareRoot()) + 1) }
        guard let worst = harms.max(), worst > 0, let place = harms.firstIndex(of: worst) else {
          break
        }
        palette.append(all[place])
      }
      let made = ColorPalette(counts, size: size)
      #expect(made.colors == palette)
      for color in all {
        let places = palette.indices.filter { distance(palette[$0], color) == off(color) }
        #expect(Int(made.index(of: color)) == places.first)
      }
    }
  }

  @Test func errorsSayWhatIsWrong() {
    #expect(
      [
        PNGError.unsupportedSize(width: 0, height: 7),
        .missingPixels(width: 4, height: 3, stride: 15, byteCount: 60),
        .mismatchedFrame(index: 2, width: 1, height: 3, expectedWidth: 4, expectedHeight: 5),
        .noFrames,
      ].map(\.description) == [
        "a picture of 0 x 7 pixels cannot be a PNG: each side must be 1 to 2147483647",
        "60 bytes in rows of 15 do not hold 4 x 3 pixels of 4 bytes",
        "frame 2 is 1 x 3 pixels, the first frame is 4 x 5",
        "an animation needs at least one frame",
      ])
  }
}
