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
      bytes.count - before >= 4 * width
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

/// A rectangle of whole pixels in a picture.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

extension PixelArea {
  /// All of a picture.
  init(of pixels: Pixels) {
    self.init(x: 0, y: 0, width: pixels.width, height: pixels.height)
  }

  /// The least area outside of which two pictures of one size are equal, or nil if they are.
  init?(changedFrom previous: Pixels, to current: Pixels) {
    let isChanged = { (y: Int) in
      PixelMatcher.equalPixels(previous.row(y), current.row(y), limit: current.width)
        < current.width
    }
    let rows = 0..<current.height
    guard let top = rows.first(where: isChanged), let bottom = rows.last(where: isChanged) else {
      return nil
    }
    var left = current.width
    var right = 0
    for y in top...bottom {
      let (old, new) = (previous.row(y), current.row(y))
      left = PixelMatcher.equalPixels(old, new, limit: left)
      right = Self.end(old, new, from: right, width: current.width)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top + 1)
  }

  /// The column after the last that differs, or `start` if none does from there on.
  private static func end(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, from start: Int, width: Int
  ) -> Int {
    var end = width
    while end > start, PixelMatcher.pixel(old, end &- 1) == PixelMatcher.pixel(new, end &- 1) {
      end &-= 1
    }
    return end
  }
}

/// A picture of its own that keeps another's pixels after they are gone.
struct PixelBuffer {
  let width: Int
  let height: Int
  private var words: [UInt32]

  /// Copies a picture.
  init(_ pixels: Pixels) {
    width = pixels.width
    height = pixels.height
    words = Array(repeating: 0, count: width * height)
    copy(PixelArea(of: pixels), of: pixels)
  }

  /// Takes over the part of a picture of the same size that lies under `area`.
  mutating func copy(_ area: PixelArea, of pixels: Pixels) {
    let size = 4 * area.width
    words.withUnsafeMutableBytes { bytes in
      for y in area.y..<area.y + area.height {
        let start = 4 * (y * width + area.x)
        let row = UnsafeRawBufferPointer(start: pixels.row(y) + 4 * area.x, count: size)
        UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + size]).copyMemory(from: row)
      }
    }
  }

  /// The part of the picture that `pixels` differs in, or nil if it is equal.
  func area(changedTo pixels: Pixels) -> PixelArea? {
    words.withUnsafeBytes { bytes in
      guard
        let own = try? Pixels(bytes, width: width, height: height, stride: 4 * width)
      else { return nil }
      return PixelArea(changedFrom: own, to: pixels)
    }
  }
}
