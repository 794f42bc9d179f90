import FlatPNG
import CCairo

/// How a picture becomes the bytes of a PNG file, or a frame of one.
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

  /// Appends the picture as a frame that stands for `delay`.
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
