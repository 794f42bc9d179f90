/// What keeps a picture from being written as PNG.
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
