/// The brightness of pixels, worked out here because test targets are not optimised.
package enum Brightness {
  /// The brightness of each pixel from 0 to 255, row by row: 0.299 red, 0.587 green, 0.114 blue.
  ///
  /// - Parameters:
  ///   - pixels: words of blue, green, red and alpha.
  ///   - stride: bytes from one row to the next.
  ///   - width: pixels of a row.
  ///   - height: rows.
  /// - Returns: A value per pixel.
  package static func rows(
    _ pixels: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int
  ) -> [UInt8] {
    (0..<height).flatMap { row in
      (0..<width).map { column in
        let word = pixels.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
        return UInt8((red * 299 + green * 587 + blue * 114) / 1000)
      }
    }
  }
}
