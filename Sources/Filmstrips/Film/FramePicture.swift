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
