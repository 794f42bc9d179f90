import Testing

@testable import FlatPNG

/// Random pictures of many textures and sizes; each seed is one picture, the same on every run.
@Suite struct PNGFuzzTests {
  @Test(arguments: 0..<150) func randomPicture(_ seed: UInt64) throws {
    var noise = PictureNoise(seed: seed)
    let widest = [3, 30, 130, 700][Int.random(in: 0..<4, using: &noise)]
    let width = Int.random(in: 1...widest, using: &noise)
    let height = Int.random(in: 1...max(1, min(60, 9_000 / width)), using: &noise)
    let picture = Self.picture(width, height, &noise)
    try PNGEncoderTests.roundTrip(picture)
    let size = Int.random(in: 1...width * height, using: &noise)
    try PNGEncoderTests.roundTrip(picture, stripeSize: size)
  }

  /// Rectangles of plain colour, of noise, and of pieces that were there before.
  private static func picture(_ width: Int, _ height: Int, _ noise: inout PictureNoise)
    -> TestPicture
  {
    var colors = Array(repeating: UInt32(0xFF_FF_FF), count: width * height)
    for _ in 0..<Int.random(in: 0...12, using: &noise) {
      let left = Int.random(in: 0..<width, using: &noise)
      let right = Int.random(in: left..<width, using: &noise)
      let top = Int.random(in: 0..<height, using: &noise)
      let bottom = Int.random(in: top..<height, using: &noise)
      let back = Int.random(in: 1...width * height, using: &noise)
      let kind = Int.random(in: 0..<4, using: &noise)
      let palette = UInt32.random(in: 1...5, using: &noise)
      let plain = UInt32.random(in: 0...0xFF_FF_FF, using: &noise)
      for y in top...bottom {
        for x in left...right {
          let index = y * width + x
          switch kind {
          case 0: colors[index] = plain
          case 1: colors[index] = UInt32.random(in: 0...0xFF_FF_FF, using: &noise)
          case 2: colors[index] = UInt32.random(in: 0...palette, using: &noise)
          default: colors[index] = colors[(index + width * height - back) % (width * height)]
          }
        }
      }
    }
    let padding = Int.random(in: 0...1, using: &noise)
    return TestPicture(width, height, padding: padding) { x, y in colors[y * width + x] }
  }
}
