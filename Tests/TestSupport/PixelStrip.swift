/// Rows of grey pixels that are laid over others, here because test targets are not optimised.
package struct PixelStrip {
  private let rows: [UInt8]
  private let width: Int
  /// From 0 to 256.
  private let cover: Int
  /// The radius of its corners, in pixels.
  private let radius: Double

  package init(rows: [UInt8], width: Int, opacity: Double = 1, radius: Double = 0) {
    (self.rows, self.width, self.radius) = (rows, width, radius)
    cover = Int((opacity * 256).rounded())
  }

  /// Lays it with its top at a row of others as wide; between two rows each is a mixture of both.
  package func lay(at y: Double, over pixels: UnsafeMutableBufferPointer<UInt8>) {
    let (count, height) = (rows.count / width, pixels.count / width)
    let whole = Int(y.rounded(.down))
    let part = Int(((y - Double(whole)) * 256).rounded())
    rows.withUnsafeBufferPointer { strip in
      for row in max(0, whole)..<max(0, min(height, whole + count + 1)) {
        let (upper, lower) = (row - whole - 1, row - whole)
        let inset = inset(Double(row) - y)
        for column in inset..<max(inset, width - inset) {
          let place = row &* width &+ column
          let under = Int(pixels[place])
          let one = upper >= 0 ? Int(strip[upper &* width &+ column]) : under
          let other = lower < count ? Int(strip[lower &* width &+ column]) : under
          // The pixels under the strip show through at its edges, and through its own opacity.
          let top = upper >= 0 ? (one &* cover &+ under &* (256 &- cover)) >> 8 : under
          let bottom = lower < count ? (other &* cover &+ under &* (256 &- cover)) >> 8 : under
          pixels[place] = UInt8(clamping: (top &* part &+ bottom &* (256 &- part)) >> 8)
        }
      }
    }
  }

  /// The number of pixels that a rounded corner leaves free at each side of a row.
  private func inset(_ depth: Double) -> Int {
    guard depth < radius, radius > 0 else { return 0 }
    let away = radius - max(0, depth)
    return Int((radius - (radius * radius - away * away).squareRoot()).rounded())
  }

  /// Rows of which each pixel is a share of the way from one picture to another.
  package static func mixture(_ one: [UInt8], _ other: [UInt8], share: Double) -> [UInt8] {
    zip(one, other).map { low, high in
      let (low, high) = (Double(low), Double(high))
      return UInt8((low + share * (high - low)).rounded())
    }
  }
}
