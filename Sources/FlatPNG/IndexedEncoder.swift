/// Writes pictures of few colours as PNG with a palette: slower than `PNGEncoder`, and far smaller.
///
/// What has more colours than are allowed is shown in the nearest of those chosen. For figures in a
/// text or a repository; the bytes depend on the pixels alone.
public struct IndexedEncoder: Sendable {
  /// The most colours, 2 to 256.
  public var colors: Int

  /// How many colours a picture may have.
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
