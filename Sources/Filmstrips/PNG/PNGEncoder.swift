/// Writes flat pictures as PNG: 8-bit red, green and blue, losslessly, without a time stamp.
public struct PNGEncoder: Sendable {
  /// Threads that share a picture; the bytes are the same for every number.
  public var parallelism: Int

  public init(parallelism: Int = 1) {
    self.parallelism = parallelism
  }

  public func encode(_ pixels: Pixels) throws(PNGError) -> [UInt8] {
    var file = PNGChunk.signature
    var header = PNGChunk("IHDR")
    header.append(UInt32(pixels.width))
    header.append(UInt32(pixels.height))
    header.data += [8, 2, 0, 0, 0]
    header.write(to: &file)
    var text = PNGChunk("tEXt")
    text.data = Array("Software\0Seam".utf8)
    text.write(to: &file)
    let target = 1 << 17
    let count = max(1, pixels.width * pixels.height / target)
    let rows = (pixels.height + count - 1) / count
    var y = 0
    var sum = Adler32()
    var encoder = StripeEncoder(pixels)
    while y < pixels.height {
      let end = min(y + rows, pixels.height)
      let stripe = encoder.encode(rows: y..<end, isLast: end == pixels.height)
      sum.append(stripe.checksum)
      var chunk = PNGChunk("IDAT")
      if y == 0 { chunk.data = [0x78, 1] }
      chunk.data += stripe.bytes
      if end == pixels.height { chunk.append(sum.value) }
      chunk.write(to: &file)
      y = end
    }
    PNGChunk("IEND").write(to: &file)
    return file
  }
}
