/// Writes pictures of few colours as PNG with a palette: slower than `PNGEncoder`, and far smaller.
///
/// What has more colours than are allowed is shown in the nearest of those chosen. For figures in a
/// text or a repository; the bytes depend on the pixels alone.
public struct IndexedEncoder: Sendable {
  /// The most colours, 2 to 256.
  public var colors: Int

  /// The possible numbers of colours of a picture.
  public static let sizes = ColorPalette.sizes

  /// Creates an indexed encoder.
  public init(colors: Int = 256) { self.colors = colors }

  /// The bytes of a PNG file that shows the picture.
  public func encode(_ pixels: Pixels) -> [UInt8] {
    let palette = ColorPalette(Self.counts(pixels), size: colors)
    let depth = palette.colors.count <= 16 ? 4 : 8
    var file = PNGFile.start(
      width: pixels.width, height: pixels.height, depth: UInt8(depth), colorType: 3)
    var entries = PNGChunk("PLTE")
    for color in palette.colors {
      entries.data += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    entries.write(to: &file)
    var data = PNGChunk("IDAT")
    data.data = Self.zlib(Self.rows(pixels, palette, depth: depth))
    data.write(to: &file)
    PNGChunk("IEND").write(to: &file)
    return file
  }

  private static func counts(_ pixels: Pixels) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for y in 0..<pixels.height {
      let row = pixels.row(y)
      var x = 0
      while x < pixels.width {
        let color = PixelMatcher.pixel(row, x)
        let start = x
        repeat { x += 1 } while x < pixels.width && PixelMatcher.pixel(row, x) == color
        counts[color, default: 0] += x - start
      }
    }
    return counts
  }

  /// The rows as the stream has them: a filter byte of 0, then a byte or half a byte a pixel.
  private static func rows(_ pixels: Pixels, _ palette: ColorPalette, depth: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((pixels.width + 1) * pixels.height)
    var last: (color: UInt32, index: UInt8)?
    for y in 0..<pixels.height {
      bytes.append(0)
      let row = pixels.row(y)
      for x in 0..<pixels.width {
        let color = PixelMatcher.pixel(row, x)
        let index = last?.color == color ? last?.index ?? 0 : palette.index(of: color)
        last = (color, index)
        if depth == 8 {
          bytes.append(index)
        } else if x & 1 == 0 {
          bytes.append(index << 4)
        } else {
          bytes[bytes.count - 1] |= index
        }
      }
    }
    return bytes
  }

  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream = DeflateStream()
    bytes.withUnsafeBufferPointer { bytes in
      var matcher = ByteMatcher(bytes)
      matcher.write(to: &stream)
    }
    // Deflate with a 32 KiB window, slowest level, no dictionary (RFC 1950, section 2.2).
    var zlib: [UInt8] = [0x78, 0xDA]
    zlib += stream.finish(isLast: true)
    withUnsafeBytes(of: Adler32(bytes: bytes).value.bigEndian) { zlib += $0 }
    return zlib
  }
}

/// A choice of at most 256 colours that stand for all of a picture's.
struct ColorPalette: Hashable, Sendable {
  /// The possible numbers of colours of a palette.
  static let sizes = 2...256

  /// `0x00RRGGBB`, the most frequent first.
  let colors: [UInt32]
  private let places: [UInt32: UInt8]

  /// Chooses from a picture's colours, each with the number of its pixels.
  ///
  /// Where there are too many, the one whose pixels are farthest off from what is chosen is added
  /// again and again: the root of their number times the squared distance. Equal ones go by their value, so
  /// that the choice depends on the picture alone. It takes `size` steps through all colours.
  init(_ counts: [UInt32: Int], size: Int) {
    let all = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    var nearest = [Int](repeating: .max, count: all.count)
    var owner = [UInt8](repeating: 0, count: all.count)
    let roots = all.map { Int(Double($0.value).squareRoot()) + 1 }
    var chosen: [UInt32] = []
    var next = all.isEmpty ? nil : Optional(0)
    while let index = next, chosen.count < min(max(size, 1), Self.sizes.upperBound) {
      let color = all[index].key
      var worst = 0
      next = nil
      for other in all.indices {
        let distance = Self.distance(all[other].key, color)
        if distance < nearest[other] {
          nearest[other] = distance
          owner[other] = UInt8(chosen.count)
        }
        let harm = nearest[other] * roots[other]
        if harm > worst { (worst, next) = (harm, other) }
      }
      chosen.append(color)
    }
    colors = chosen
    places = Dictionary(
      uniqueKeysWithValues: all.indices.map { (all[$0].key, owner[$0]) })
  }

  /// The index of the palette's colour that stands for a colour of the picture.
  func index(of color: UInt32) -> UInt8 { places[color] ?? 0 }

  /// The squared distance, green counted double and red half again as the eye does roughly.
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func part(_ shift: UInt32) -> Int {
      Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
    }
    let (red, green, blue) = (part(16), part(8), part(0))
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
