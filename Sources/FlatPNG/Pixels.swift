/// A borrowed view of a picture: rows of 32-bit words `0xXXRRGGBB` in native byte order.
///
/// This is the layout of Cairo's RGB24 and of opaque ARGB32 surfaces, so a surface is read where it
/// lies. The byte `X` is undefined and never looked at. The view is valid for as long as the buffer.
public struct Pixels {
  /// The greatest width and height that a PNG can state, in pixels.
  public static let greatestSide = 0x7FFF_FFFF

  /// Keeps red, green and blue of one pixel, and clears the undefined byte.
  static let colorMask: UInt32 = 0x00FF_FFFF

  /// Pixels in a row, 1 to 2^31 - 1.
  public let width: Int
  /// Rows, 1 to 2^31 - 1.
  public let height: Int
  /// Bytes from the start of one row to the start of the next.
  public let stride: Int
  /// The first byte of the first row.
  let start: UnsafeRawPointer

  /// Borrows `bytes`, which must outlive the view.
  ///
  /// - Parameters:
  ///   - bytes: the rows from top to bottom; what lies between a row's last pixel and the next row
  ///     is not read, and the last row may end with its last pixel.
  ///   - width: pixels in a row.
  ///   - height: rows.
  ///   - stride: bytes from row to row, at least `4 * width`.
  /// - Throws: `unsupportedSize` or `missingPixels`.
  public init(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int
  ) throws(PNGError) {
    let sides = 1...Self.greatestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .unsupportedSize(width: width, height: height)
    }
    let (before, overflows) = stride.multipliedReportingOverflow(by: height - 1)
    guard let start = bytes.baseAddress, stride >= 4 * width, !overflows,
      before <= bytes.count, bytes.count - before >= 4 * width
    else {
      throw .missingPixels(width: width, height: height, stride: stride, byteCount: bytes.count)
    }
    self.init(start: start, width: width, height: height, stride: stride)
  }

  private init(start: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    self.start = start
    self.width = width
    self.height = height
    self.stride = stride
  }

  /// The first byte of row `y`.
  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer {
    start + y * stride
  }

  /// The part of the picture under `area`, which must lie within it.
  func cropped(to area: PixelArea) -> Pixels {
    Pixels(
      start: row(area.y) + 4 * area.x, width: area.width, height: area.height, stride: stride)
  }
}
