import CCairo
import FlatPNG
import Foundation

/// A picture in memory; freed with its last reference.
///
/// Pixels of colour are 32-bit words in the machine's order, red in bits 16...23, green 8...15, blue 0...7,
/// alpha (premultiplied) in 24...31 where there is one, and undefined bits there where not.
public final class CairoSurface {
  /// Cairo's limit on either side of a picture, in pixels.
  public static let sideLimit = 32_767

  /// The bytes of a pixel.
  public enum Format: Hashable, Sendable {
    /// Opaque.
    case rgb24
    /// With premultiplied alpha.
    case argb32
    /// Alpha alone, a byte a pixel.
    case a8

    fileprivate var cairo: cairo_format_t {
      switch self {
      case .rgb24: CAIRO_FORMAT_RGB24
      case .argb32: CAIRO_FORMAT_ARGB32
      case .a8: CAIRO_FORMAT_A8
      }
    }
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bytes of a pixel.
  public let format: Format
  let pointer: OpaquePointer

  /// A transparent or black picture of that size in pixels.
  public init(width: Int, height: Int, format: Format = .rgb24) throws(FilmError) {
    let limit = Self.sideLimit
    guard (1...limit).contains(width), (1...limit).contains(height) else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    let made = cairo_image_surface_create(
      format.cairo, Int32(width), Int32(height))
    let status = cairo_surface_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      throw .cairo(CairoStatus(status), while: "make a picture of \(width) × \(height) px")
    }
    self.width = width
    self.height = height
    self.format = format
    pointer = made
    askForLargePages()
  }

  /// Bytes from which on a picture is in large pages of memory, where the system has them.
  private static let largePicture = 1 << 22

  /// Asks the system for large pages: to make a strip's small ones, each when it is first written
  /// to, takes 2 ms.
  private func askForLargePages() {
    #if os(Linux)
      let count = Int(cairo_image_surface_get_stride(pointer)) * height
      guard count >= Self.largePicture, let data = cairo_image_surface_get_data(pointer) else {
        return
      }
      let page = Int(getpagesize())
      let start = UnsafeMutableRawPointer(data).alignedUp(toMultipleOf: page)
      madvise(start, count - page, MADV_HUGEPAGE)
    #endif
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Hands over the pixels, row by row, with the number of bytes from one row to the next.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer, _ stride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(pointer)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let start = UnsafeRawPointer(cairo_image_surface_get_data(pointer))
    let pixels = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : stride * height)
    return try body(pixels, stride)
  }

  /// Takes over pixels that a picture of the same size and format handed out.
  func copyPixels(_ bytes: [UInt8]) {
    cairo_surface_flush(pointer)
    let count = Int(cairo_image_surface_get_stride(pointer)) * height
    precondition(bytes.count == count, "the pixels of a picture of another size")
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    UnsafeMutableRawBufferPointer(start: data, count: count).copyBytes(from: bytes)
    cairo_surface_mark_dirty(pointer)
  }
}

/// A status of a surface or context, with cairo's sentence for it.
public struct CairoStatus: Hashable, Sendable, Codable, CustomStringConvertible {
  /// cairo's own number, 0 for success.
  public let code: UInt32

  init(_ status: cairo_status_t) { code = UInt32(status.rawValue) }

  public var description: String {
    String(cString: cairo_status_to_string(cairo_status_t(rawValue: .init(code))))
  }
}

/// Throws unless the status is success; `work` says what was being done, as "draw the film".
func check(_ status: cairo_status_t, while work: String) throws(FilmError) {
  if status != CAIRO_STATUS_SUCCESS { throw .cairo(CairoStatus(status), while: work) }
}

/// Encodes a picture as a PNG file, or as a frame of an animated one.
enum PictureEncoding {
  static func png(
    _ surface: CairoSurface, _ encoder: PNGEncoder = PNGEncoder()
  ) throws(FilmError) -> [UInt8] {
    try png(surface) { encoder.encode($0) }
  }

  static func png(
    _ surface: CairoSurface, _ encode: (Pixels) -> [UInt8]
  ) throws(FilmError) -> [UInt8] {
    try handOver { () throws(PNGError) in
      try surface.withPixels { (bytes, stride) throws(PNGError) in
        encode(
          try Pixels(bytes, width: surface.width, height: surface.height, stride: stride))
      }
    }
  }

  /// Appends the picture as a frame that is shown for `delay`.
  static func append(
    _ surface: CairoSurface, to animation: inout APNGEncoder, delay: FrameDelay
  ) throws(FilmError) {
    try handOver { () throws(PNGError) in
      try surface.withPixels { (bytes, stride) throws(PNGError) in
        try animation.append(
          try Pixels(bytes, width: surface.width, height: surface.height, stride: stride),
          delay: delay)
      }
    }
  }

  static func file(of animation: APNGEncoder) throws(FilmError) -> [UInt8] {
    try handOver { () throws(PNGError) in try animation.file() }
  }

  /// Any surface is of a size that PNG can hold: only its pixels can be missing.
  private static func handOver<Result>(
    _ body: () throws(PNGError) -> Result
  ) throws(FilmError) -> Result {
    do throws(PNGError) {
      return try body()
    } catch {
      throw .cairo(CairoStatus(CAIRO_STATUS_SURFACE_FINISHED), while: "hand over the picture")
    }
  }
}
