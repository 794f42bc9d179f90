/// Writes flat pictures as PNG: red, green and blue of eight bits, nothing lost, no time stamp.
///
/// It is made for interfaces, whose pixels mostly equal the one to the left or the one above. The
/// bytes depend on the pixels alone.
public struct PNGEncoder: Sendable {
  /// Threads that share a picture, at least 1; the bytes are the same for every number.
  public var parallelism: Int

  /// About how many pixels are compressed apart from the others.
  package var stripeSize = ZlibPicture.stripeSize

  /// Creates a PNG encoder.
  public init(parallelism: Int = 1) {
    self.parallelism = parallelism
  }

  /// The bytes of a PNG file that shows the picture.
  public func encode(_ pixels: Pixels) -> [UInt8] {
    var file = PNGFile.start(width: pixels.width, height: pixels.height)
    PNGFile.append(compressed(pixels), to: &file)
    PNGChunk("IEND").write(to: &file)
    return file
  }

  /// A picture as the chunks of a file carry it.
  func compressed(_ pixels: Pixels) -> ZlibPicture {
    ZlibPicture(pixels, parallelism: parallelism, stripeSize: stripeSize)
  }
}
