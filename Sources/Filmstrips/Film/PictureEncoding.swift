import CCairo

/// How a picture becomes the bytes of a PNG file.
enum PictureEncoding {
  static func png(
    _ surface: CairoSurface, _ encoder: PNGEncoder = PNGEncoder()
  ) throws(FilmError) -> [UInt8] {
    do throws(PNGError) {
      return try surface.withPixels { (bytes, stride) throws(PNGError) in
        encoder.encode(
          try Pixels(bytes, width: surface.width, height: surface.height, stride: stride))
      }
    } catch {
      // Any surface is of a size that PNG can hold: only its pixels can be missing.
      throw .cairo(CairoStatus(CAIRO_STATUS_SURFACE_FINISHED), while: "hand over the picture")
    }
  }
}
