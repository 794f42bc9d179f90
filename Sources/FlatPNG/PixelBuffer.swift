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
