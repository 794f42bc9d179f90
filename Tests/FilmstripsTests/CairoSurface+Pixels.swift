import CCairo

@testable import Filmstrips

extension CairoSurface {
  /// The pixel at a place as `0xRRGGBB`; the place must lie inside the picture.
  func rgb(x: Int, y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "a pixel outside")
    return withPixels { pixels, stride in
      pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xFF_FFFF
    }
  }

  /// The number of pixels of each colour, as `0xRRGGBB`.
  func histogram() -> [UInt32: Int] {
    withPixels { pixels, stride in
      var counts: [UInt32: Int] = [:]
      for y in 0..<height {
        for x in 0..<width {
          let word = pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
          counts[word & 0xFF_FFFF, default: 0] += 1
        }
      }
      return counts
    }
  }
}

extension CairoContext {
  /// Draws edges without shades between.
  func dropSmoothing() { cairo_set_antialias(pointer, CAIRO_ANTIALIAS_NONE) }
}
