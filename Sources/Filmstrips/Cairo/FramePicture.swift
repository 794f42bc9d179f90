import CCairo

/// A picture of a screen that a caller has, for a film: opaque pixels, row by row from the top.
public struct FramePicture: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// One word for each pixel, `0x00RRGGBB`.
  let words: [UInt32]

  /// A picture of one word for each pixel, `0xXXRRGGBB`; the byte `X` is ignored.
  ///
  /// Throws `invalidOption` where there is not one word for each pixel, and at least one.
  public init(width: Int, height: Int, words: [UInt32]) throws(FilmError) {
    let count = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !count.overflow, words.count == count.partialValue else {
      throw .invalidOption(
        name: "pixels", value: "\(words.count) for \(width) × \(height)",
        expected: "one for each place")
    }
    self.width = width
    self.height = height
    self.words = words.map { $0 & 0xFF_FFFF }
  }

  /// A picture of four bytes for each pixel: red, green, blue, and alpha, which is ignored.
  public init(width: Int, height: Int, rgba bytes: [UInt8]) throws(FilmError) {
    var words: [UInt32] = []
    words.reserveCapacity(bytes.count / 4)
    for place in stride(from: 0, to: bytes.count - bytes.count % 4, by: 4) {
      let (red, green, blue) = (bytes[place], bytes[place + 1], bytes[place + 2])
      words.append(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }
    try self.init(width: width, height: height, words: words)
  }
}

extension FramePicture {
  /// The picture in the bytes of a PNG file; what is transparent in it is black.
  ///
  /// Throws `cairo` where it cannot be read.
  public init(png bytes: [UInt8]) throws(FilmError) {
    let made = bytes.withUnsafeBytes { bytes in
      var rest = PNGBytes(rest: bytes[...])
      return withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { PNGBytes.read(from: $0, into: $1, count: $2) }, rest)
      }
    }
    defer { cairo_surface_destroy(made) }
    let status = cairo_surface_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(CairoStatus(status), while: "read a PNG picture of \(bytes.count) bytes")
    }
    let size = (
      Int(cairo_image_surface_get_width(made)), Int(cairo_image_surface_get_height(made))
    )
    let surface = try CairoSurface(width: size.0, height: size.1)
    let context = try CairoContext(surface)
    cairo_set_source_surface(context.pointer, made, 0, 0)
    cairo_paint(context.pointer)
    try context.finish("copy a PNG picture")
    try self.init(surface)
  }

  /// The pixels of an opaque surface.
  init(_ surface: CairoSurface) throws(FilmError) {
    let words = surface.withPixels { pixels, stride in
      (0..<surface.height).flatMap { y in
        (0..<surface.width).map { x in
          pixels.loadUnaligned(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
        }
      }
    }
    try self.init(width: surface.width, height: surface.height, words: words)
  }

  /// The picture as a surface to paint from.
  func surface() throws(FilmError) -> CairoSurface {
    let surface = try CairoSurface(width: width, height: height)
    let stride = surface.withPixels { _, stride in stride }
    var bytes = [UInt8](repeating: 0, count: stride * height)
    bytes.withUnsafeMutableBytes { bytes in
      for (index, word) in words.enumerated() {
        bytes.storeBytes(
          of: word, toByteOffset: index / width * stride + 4 * (index % width), as: UInt32.self)
      }
    }
    surface.copyPixels(bytes)
    return surface
  }
}

/// The part of a PNG file that is still to be read.
private struct PNGBytes {
  var rest: Slice<UnsafeRawBufferPointer>

  /// Hands cairo the next bytes; an error where there are fewer.
  static func read(
    from closure: UnsafeMutableRawPointer?, into bytes: UnsafeMutablePointer<UInt8>?,
    count: UInt32
  ) -> cairo_status_t {
    guard let state = closure?.assumingMemoryBound(to: PNGBytes.self), let bytes,
      state.pointee.rest.count >= Int(count)
    else { return CAIRO_STATUS_READ_ERROR }
    for (place, byte) in state.pointee.rest.prefix(Int(count)).enumerated() {
      bytes[place] = byte
    }
    state.pointee.rest = state.pointee.rest.dropFirst(Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
