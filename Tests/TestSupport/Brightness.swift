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
    [UInt8](unsafeUninitializedCapacity: width * height) { gray, count in
      for row in 0..<height {
        for column in 0..<width {
          let place = row &* stride &+ column &* 4
          let word = pixels.loadUnaligned(fromByteOffset: place, as: UInt32.self)
          let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
          gray[row &* width &+ column] = UInt8((red * 299 + green * 587 + blue * 114) / 1000)
        }
      }
      count = width * height
    }
  }
}
