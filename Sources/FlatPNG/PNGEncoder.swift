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

/// The reason why a picture cannot be written as PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// A side is smaller than 1 or greater than 2^31 - 1 pixels, which PNG cannot state.
  case unsupportedSize(width: Int, height: Int)
  /// The bytes at hand end before the last pixel does, or rows overlap.
  case missingPixels(width: Int, height: Int, stride: Int, byteCount: Int)
  /// A frame is not of the first frame's size.
  case mismatchedFrame(index: Int, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// An animation was finished before its first frame.
  case noFrames
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unsupportedSize(let width, let height):
      "a picture of \(width) x \(height) pixels cannot be a PNG: "
        + "each side must be 1 to \(Pixels.greatestSide)"
    case .missingPixels(let width, let height, let stride, let byteCount):
      "\(byteCount) bytes in rows of \(stride) do not hold \(width) x \(height) pixels of 4 bytes"
    case .mismatchedFrame(let index, let width, let height, let expectedWidth, let expectedHeight):
      "frame \(index) is \(width) x \(height) pixels, "
        + "the first frame is \(expectedWidth) x \(expectedHeight)"
    case .noFrames:
      "an animation needs at least one frame"
    }
  }
}
