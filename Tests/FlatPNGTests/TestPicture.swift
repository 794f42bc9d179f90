@testable import FlatPNG
import SeededRandom

/// A picture in memory whose rows are longer than they need be and whose undefined bytes are filled.
struct TestPicture {
  let width: Int
  let height: Int
  /// Words from row to row, at least `width`.
  let pitch: Int
  private(set) var words: [UInt32]

  /// Fills a picture from its colours; what a PNG must not hold is filled with noise.
  init(
    _ width: Int, _ height: Int, padding: Int = 3, color: (_ x: Int, _ y: Int) -> UInt32
  ) {
    self.width = width
    self.height = height
    pitch = width + padding
    var noise = PictureNoise(seed: UInt64(width) << 32 | UInt64(height))
    words = []
    words.reserveCapacity(pitch * height)
    for y in 0..<height {
      for x in 0..<pitch {
        let undefined = UInt32(truncatingIfNeeded: noise.next())
        words.append(
          x < width ? undefined & 0xFF00_0000 | color(x, y) & 0x00FF_FFFF : undefined)
      }
    }
  }

  /// The colours alone, row by row.
  var colors: [UInt32] {
    (0..<height).flatMap { y in words[y * pitch..<y * pitch + width].map { $0 & 0x00FF_FFFF } }
  }

  func withPixels<Result>(_ body: (Pixels) throws -> Result) throws -> Result {
    try words.withUnsafeBytes { bytes in
      try body(Pixels(bytes, width: width, height: height, stride: 4 * pitch))
    }
  }

  /// The file of the picture.
  func encoded(parallelism: Int = 1, stripeSize: Int? = nil) throws -> [UInt8] {
    var encoder = PNGEncoder(parallelism: parallelism)
    if let stripeSize { encoder.stripeSize = stripeSize }
    return try withPixels { encoder.encode($0) }
  }
}

/// SplitMix64: numbers that look random and are the same on every run.
struct PictureNoise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A colour that depends on a place alone.
  static func color(_ x: Int, _ y: Int = 0) -> UInt32 {
    var noise = PictureNoise(seed: UInt64(x) << 32 ^ UInt64(y))
    return UInt32(truncatingIfNeeded: noise.next())
  }
}
